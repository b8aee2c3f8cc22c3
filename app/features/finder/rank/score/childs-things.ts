import { celebratesBaby } from "../../ask/assume.ts";
import { derivation } from "../../read/derived.ts";
import { childProbability } from "../../read/learnt/read-learnt.ts";
import type { Brief } from "../../types.ts";
import { mayBeChild } from "../limits.ts";

/** Years from which somebody is no child to whom picture books are given. */
const GROWN_FROM = 13;

/** True for a brief whose person is surely no child, and who does not celebrate one. */
export function isForGrownUp(brief: Brief): boolean {
  return (brief.age === null ? !mayBeChild(brief) : brief.age.value.min >= GROWN_FROM) && !celebratesBaby(brief);
}

/**
 * Returns how probably a gift is a child's thing, 0 to 1, by the learnt reader of names: only where neither the gift's tags nor its text
 * say for which ages it is.
 */
export const childsThingOf = derivation(({ age, profile: { name, tags } }): { probability: number } =>
  age === null && tags.ageRange === undefined ? childProbability(name) : { probability: 0 },
);
