// Generated from the Python types by tools/wire_types.py. Do not edit.

export const DECK_SIZES = {"training":[16,17,18,19,20],"standard":[19,20,21,22,23],"expert":[21,22,23,24,25],"elite":[23,24,25,26,27],"insane":[25,26,27,28,29]} as const;
export const CARDS_OF_VALUE = {"1":12,"2":12,"3":13,"4":12,"6":5} as const;
export const SPACES_A_CARD = 6 as const;
