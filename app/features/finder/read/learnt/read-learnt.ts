import { childOf, claimsOf } from "./claims.ts";
import { currentReader } from "./current-reader.ts";
import type { ReadChild, ReadLearnt } from "./types.ts";

/** Returns what the learnt reader claims of a gift, the most certain first. */
export const readLearnt: ReadLearnt = (name, description) => claimsOf(currentReader(), name, description);

/** Returns how probably a gift is a child's thing, and for which ages. */
export const childProbability: ReadChild = (name, description) => childOf(currentReader(), name, description);
