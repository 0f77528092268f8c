// Paints the album: cream paper, an airmail edge, the rank, and every picture as a stamp.

import { ROUNDS } from "../data.gen.ts";
import { outlineOf } from "../board/ink/outline.ts";
import { PAGE_WIDTH } from "../board/page.ts";
import type { Picture } from "../wire.gen.ts";
import { albumFor, type Album, type Box } from "./album.ts";

export interface Told {
  readonly title: string;
  readonly count: string;
  readonly pictures: readonly Picture[];
}

const EDGE = 16;
const INSET = 14;
const COLOURS = {
  paper: "#fbf6ea",
  card: "#fffefa",
  ink: "#1e2430",
  red: "#c8323b",
  blue: "#2a4b8d",
  missed: "#e4e0d8",
};
const TITLE = "Fraunces, Georgia, serif";

function paintEdge(context: CanvasRenderingContext2D, { width }: Album): void {
  const stripes = [COLOURS.red, COLOURS.card, COLOURS.blue, COLOURS.card];
  for (let x = 0, at = 0; x < width; x += EDGE, at++) {
    context.fillStyle = stripes[at % stripes.length]!;
    context.fillRect(x, 0, EDGE, EDGE);
  }
}

function paintHead(context: CanvasRenderingContext2D, { title, count }: Told): void {
  context.fillStyle = COLOURS.ink;
  context.textAlign = "left";
  context.font = `600 58px ${TITLE}`;
  context.fillText(title, 48, 88);
  context.font = `400 26px Atkinson, sans-serif`;
  context.fillText(count, 50, 126);
}

function paintStamp(context: CanvasRenderingContext2D, box: Box, picture: Picture): void {
  const inside = box.width - 2 * INSET;
  context.save();
  context.translate(box.x, box.y);
  context.fillStyle = picture.has_stamp ? COLOURS.card : COLOURS.missed;
  context.fillRect(0, 0, box.width, box.height);
  context.strokeStyle = COLOURS.paper;
  context.lineWidth = 9;
  context.lineCap = "round";
  context.setLineDash([0, 15]);
  context.strokeRect(0, 0, box.width, box.height);
  context.fillStyle = COLOURS.ink;
  context.textAlign = "center";
  context.font = `600 26px ${TITLE}`;
  context.fillText(picture.word, box.width / 2, box.height - 22, inside);
  context.translate(INSET, INSET);
  context.scale(inside / PAGE_WIDTH, inside / PAGE_WIDTH);
  for (const stroke of picture.ink.flat()) context.fill(new Path2D(outlineOf(stroke)));
  context.restore();
}

function paint(told: Told): HTMLCanvasElement {
  const album = albumFor(told.pictures.length, ROUNDS);
  const canvas = document.createElement("canvas");
  canvas.width = album.width;
  canvas.height = album.height;
  const context = canvas.getContext("2d")!;
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, album.width, album.height);
  paintEdge(context, album);
  paintHead(context, told);
  told.pictures.forEach((picture, at) => paintStamp(context, album.stamps[at]!, picture));
  return canvas;
}

/** The album as a PNG file. */
export async function albumFile(told: Told, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => paint(told).toBlob(done, "image/png"));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}

export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

export function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
