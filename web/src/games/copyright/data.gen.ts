// Generated from the Python types by tools/wire_types.py. Do not edit.

export const TOUCHING = [[-2,-2],[-1,-2],[0,-2],[1,-2],[2,-2],[-2,-1],[-1,-1],[0,-1],[1,-1],[2,-1],[-2,0],[-1,0],[0,0],[1,0],[2,0],[-2,1],[-1,1],[0,1],[1,1],[2,1],[-2,2],[-1,2],[0,2],[1,2],[2,2]] as const;
export const USUAL_LIMITS = {"base":20,"timed":20,"lightning":3,"puzzle":20} as const;
