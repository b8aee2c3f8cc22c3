/** How well a claim fits a gift, in the order of their keys. */
export const STEPS = ["no", "somewhat", "very"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_LABELS: Readonly<Record<Step, string>> = { no: "No", somewhat: "Somewhat", very: "Very" };
/** The weights under which answers are stored. */
export const STEP_WEIGHTS: Readonly<Record<Step, number>> = { no: 0, somewhat: 0.5, very: 1 };

/** How many gifts are asked about in a round. */
export const ROUND = 20;
