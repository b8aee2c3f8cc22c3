/** U2: a picture with more pixels than this is refused. */
export const MAX_PIXELS = 40_000_000;
