/** The shop's reader learns from its gifts when so many are labelled: what fewer say may be chance. */
export const LEAST_GIFTS = 50;
