// Generated from the Python types by tools/wire_types.py. Do not edit.

export const COLUMNS_AND_ROWS = {"lines":[1,6],"columns":[6,1],"grid":[3,2]} as const;
export const LETTERS = 60 as const;
export const PACK_LETTERS = 6000 as const;
export const PACK_NAMES = 6 as const;
export const PACK_WORDS = 150 as const;
export const PAGES = 6 as const;
export const PAGE_HEIGHT = 600 as const;
export const PAGE_WIDTH = 900 as const;
export const POINTS_PER_PIECE = 60 as const;
export const POINTS_PER_SECTION = 480 as const;
export const ROUNDS = 3 as const;
export const STROKES_PER_SECTION = 60 as const;
