export const MINUS = "−";

/** A number with a true minus sign. */
export const number = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);
