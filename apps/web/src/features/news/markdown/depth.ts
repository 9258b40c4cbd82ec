/** Deeper than anybody writes. */
export const DEPTH_MAX = 24
