// A picture that is kept or sent: as it is, or as pixels for whoever cannot show an SVG.

import { addressOf } from "./picture.ts";

/** Pixels of the file for each of the drawing. */
const SHARPNESS = 2;

export const svgFile = (svg: string, name: string): File =>
  new File([svg], `${name}.svg`, { type: "image/svg+xml" });

export async function pngFile(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SHARPNESS;
  canvas.height = image.naturalHeight * SHARPNESS;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File(blob ? [blob] : [], `${name}.png`, { type: "image/png" });
}

export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

export function download(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
