import { roleReader } from "./role-types.ts";

/** States of health that are no liking: somebody who recovers is not after wellness. */
export const readConditions = roleReader(
  "condition",
  ["interest"],
  [/\b((?:recovering|in recovery)(?: (?:alcoholic|addict))?)(?![a-z])/dg, /\b(color ?blind|colour ?blind)\b/dg],
);
