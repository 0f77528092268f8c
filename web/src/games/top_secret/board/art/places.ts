// The five places of Venice as strokes of a pen: what is filled, in the order in which it is drawn.

import type { Place } from "../../wire.gen.ts";

export type Stroke = "wall" | "roof" | "lamp" | "window" | "bar" | "faint" | "line";

export const BUILDINGS: Readonly<Record<Place, readonly (readonly [Stroke, string])[]>> = {
  san_marco: [
    ["wall", "M26 92V30h14v62z"],
    ["roof", "M24 30L33 6L42 30z"],
    ["faint", "M29 42h8M29 52h8M29 62h8M29 72h8"],
    ["window", "M29.5 39v-5.5a1.5 1.5 0 0 1 3 0v5.5zM33.7 39v-5.5a1.5 1.5 0 0 1 3 0v5.5z"],
    ["wall", "M50 92V60h98v32z"],
    [
      "roof",
      "M50 60q6 -16 12 0zM70 60q6 -16 12 0zM112 60q6 -16 12 0zM131 60q6 -16 12 0zM84 60q2-24 15-28q13 4 15 28z",
    ],
    ["line", "M99 32v-9M96 26h6M56 52v-6M76 52v-6M118 52v-6M137 52v-6"],
    [
      "window",
      "M54 92v-17.5a6.5 6.5 0 0 1 13 0v17.5zM70 92v-17.5a6.5 6.5 0 0 1 13 0v17.5zM110 92v-17.5a6.5 6.5 0 0 1 13 0v17.5zM127 92v-17.5a6.5 6.5 0 0 1 13 0v17.5z",
    ],
    ["lamp", "M88 92v-19.5a9.5 9.5 0 0 1 19 0v19.5z"],
    ["faint", "M50 66h98"],
  ],
  rialto: [
    ["wall", "M8 92L8 74Q40 66 58 48Q80 28 102 48Q120 66 152 74V92H132Q124 56 80 54Q36 56 28 92Z"],
    ["line", "M36 70L36 60Q54 48 66 34L66 46M124 70L124 60Q106 48 94 34L94 46"],
    ["roof", "M66 44V30L80 20L94 30V44Q80 34 66 44z"],
    ["lamp", "M74 40v-9a6 6 0 0 1 12 0v9z"],
    [
      "window",
      "M40 66v-8a3 3 0 0 1 6 0v8zM48 60.5v-8a3 3 0 0 1 6 0v8zM56 54v-8a3 3 0 0 1 6 0v8zM114 66v-8a3 3 0 0 1 6 0v8zM106 60.5v-8a3 3 0 0 1 6 0v8zM98 54v-8a3 3 0 0 1 6 0v8z",
    ],
    ["faint", "M30 90Q40 58 80 56Q120 58 130 90"],
  ],
  salute: [
    ["wall", "M30 92V66h100v26zM52 66V50h56v16z"],
    ["roof", "M50 50Q50 18 80 14Q110 18 110 50z"],
    ["faint", "M62 50Q63 24 80 14M98 50Q97 24 80 14M80 50V14"],
    [
      "roof",
      "M75 14v-7h10v7M80 7v-7M40 62a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM108 62a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM66 92V70L80 60L94 70V92z",
    ],
    ["lamp", "M74 92v-14a6 6 0 0 1 12 0v14z"],
    [
      "window",
      "M36 88v-10.5a4.5 4.5 0 0 1 9 0v10.5zM48 88v-10.5a4.5 4.5 0 0 1 9 0v10.5zM100 88v-10.5a4.5 4.5 0 0 1 9 0v10.5zM113 88v-10.5a4.5 4.5 0 0 1 9 0v10.5zM60 62v-6a3 3 0 0 1 6 0v6zM71 62v-6a3 3 0 0 1 6 0v6zM82 62v-6a3 3 0 0 1 6 0v6zM93 62v-6a3 3 0 0 1 6 0v6z",
    ],
  ],
  san_giorgio: [
    ["wall", "M112 92V26h13v66z"],
    ["roof", "M110 26L118.5 4L127 26z"],
    ["window", "M114.5 36v-5.2a1.8 1.8 0 0 1 3.6 0v5.2zM119.4 36v-5.2a1.8 1.8 0 0 1 3.6 0v5.2z"],
    ["wall", "M24 92V64h84v28z"],
    ["roof", "M20 64L34 55H98L112 64z"],
    ["wall", "M42 92V46h48v46z"],
    ["roof", "M38 46L66 30L94 46z"],
    ["line", "M50 46v46M58 46v46M74 46v46M82 46v46"],
    ["lamp", "M61 92v-17a5 5 0 0 1 10 0v17z"],
    ["window", "M30 88v-11.5a3.5 3.5 0 0 1 7 0v11.5zM95 88v-11.5a3.5 3.5 0 0 1 7 0v11.5z"],
    ["line", "M66 30v-9M63 24h6"],
  ],
  ponte_dei_sospiri: [
    ["wall", "M4 92V14h40v78zM116 92V14h40v78z"],
    ["faint", "M4 22h40M116 22h40M4 58h40M116 58h40"],
    [
      "window",
      "M10 50v-14.5a5.5 5.5 0 0 1 11 0v14.5zM10 84v-12.5a5.5 5.5 0 0 1 11 0v12.5zM26 50v-14.5a5.5 5.5 0 0 1 11 0v14.5zM26 84v-12.5a5.5 5.5 0 0 1 11 0v12.5zM122 50v-14.5a5.5 5.5 0 0 1 11 0v14.5zM122 84v-12.5a5.5 5.5 0 0 1 11 0v12.5zM138 50v-14.5a5.5 5.5 0 0 1 11 0v14.5zM138 84v-12.5a5.5 5.5 0 0 1 11 0v12.5z",
    ],
    ["roof", "M44 62V40Q80 22 116 40V62Q108 44 80 44Q52 44 44 62Z"],
    ["line", "M44 40Q80 22 116 40"],
    ["lamp", "M62 34h14v7h-14zM84 34h14v7h-14z"],
    ["bar", "M66.5 34v7M71 34v7M88.5 34v7M93 34v7"],
  ],
};

/** The same places, small enough for a row of five. */
export const GLYPHS: Readonly<Record<Place, string>> = {
  san_marco:
    "M4 21V9L6.5 3L9 9V21M9 21V15h12v6M9 15q3-6 6-6q3 0 6 6M2 21h20M13.5 21v-3a1.5 1.5 0 0 1 3 0v3",
  rialto: "M2 19V15Q7 13 9 9L12 5L15 9Q17 13 22 15V19M6 19Q7 13 12 13Q17 13 18 19M2 19h4M18 19h4",
  salute: "M5 21V15h14v6M6 15Q6 7 12 6Q18 7 18 15M12 6V2M3 21h18M10.5 21v-3h3v3",
  san_giorgio: "M3 21V14L8.5 9L14 14V21M17 21V8L19 3L21 8V21M2 21h20M7 21v-4h3v4",
  ponte_dei_sospiri: "M2 3h5v18H2M22 3h-5v18h5M7 13V9Q12 5 17 9V13Q12 9 7 13",
};
