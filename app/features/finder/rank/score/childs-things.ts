import { celebratesBaby } from "../../ask/assume.ts";
import { derivation } from "../../read/derived.ts";
import type { Brief } from "../../types.ts";
import { mayBeChild } from "../limits.ts";
import { nameReadingOf } from "../plausibility.ts";

/** Years from which somebody is no child to whom picture books are given. */
const GROWN_FROM = 13;

/** True for a brief whose person is surely no child, and who does not celebrate one. */
export function isForGrownUp(brief: Brief): boolean {
  return (brief.age === null ? !mayBeChild(brief) : brief.age.value.min >= GROWN_FROM) && !celebratesBaby(brief);
}

/**
 * Returns how probably a gift is a child's thing, 0 to 1, as somebody has said while teaching the shop. Else, where its tags do not say for which
 * ages it is, by a language model, or by the learnt reader of names, if its text does not say it either.
 */
export const childsThingOf = derivation((reading): { probability: number } => {
  const {
    age,
    profile: { tags, modelClaims, told },
  } = reading;
  if (told.child !== undefined) return { probability: told.child };
  if (tags.ageRange !== undefined) return { probability: 0 };
  const byModel = modelClaims?.find(({ kind }) => kind === "child");
  if (byModel?.kind === "child") return { probability: byModel.weight };
  return { probability: age === null ? nameReadingOf(reading).child : 0 };
});
