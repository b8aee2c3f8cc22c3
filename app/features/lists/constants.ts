/** As many of one gift as a basket takes: enough for a school class three times over. */
export const MAX_QUANTITY = 99;
