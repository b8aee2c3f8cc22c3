/** How well a claim fits a gift, in the order of their keys. */
export const STEPS = ["no", "somewhat", "very"] as const;
export type Step = (typeof STEPS)[number];
/** The weights under which answers are stored. */
export const STEP_WEIGHTS: Readonly<Record<Step, number>> = { no: 0, somewhat: 0.5, very: 1 };

/** The taxonomies that gifts are asked about, as the screen shows them. */
export const ASKED_TAXONOMIES = ["recipient", "occasion", "interest", "ageRange"] as const;
export type AskedTaxonomy = (typeof ASKED_TAXONOMIES)[number];
/** The claims that are no category. */
export const OTHER_CLAIMS = ["child", "female", "male"] as const;
export type OtherClaim = (typeof OTHER_CLAIMS)[number];

/** How many gifts are asked about in a round. */
export const ROUND = 20;
/** The shop's reader learns from its gifts when so many are labelled: what fewer say may be chance. */
export const LEAST_GIFTS = 50;
