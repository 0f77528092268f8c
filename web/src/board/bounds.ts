// Upright rectangles, in whatever unit a board is measured.

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** With so much more room on every side. */
export const grown = (bounds: Bounds, by: number): Bounds => ({
  left: bounds.left - by,
  top: bounds.top - by,
  right: bounds.right + by,
  bottom: bounds.bottom + by,
});

export const widthOf = ({ left, right }: Bounds): number => right - left;
export const heightOf = ({ top, bottom }: Bounds): number => bottom - top;

export const centre = ({ left, top, right, bottom }: Bounds): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
