// Sizes on a screen.

/** A whole number of pixels: as wanted, but neither less nor more than there is use for. */
export const between = (least: number, wanted: number, most: number): number =>
  Math.round(Math.min(Math.max(wanted, least), most));
