import type { Brief, GiftReading } from "../types.ts";
import { sentencesFor } from "./explain/grounds.ts";
import { isForbidden } from "./forbidden-reasons.ts";
import type { Sentence } from "./explain/sentences.ts";

/** Of so many gifts side by side, at most `OFTEN` have a sentence of the same build. */
const SIDE_BY_SIDE = 6;
const OFTEN = 2;
/** In characters; a longer one is not read on a card. */
const LONGEST = 165;

/**
 * Explains why gifts that are shown in this order fit, each in at most one sentence: something that the request says, which the gift's tags
 * or words answer, and a whole clause of the gift's own text that bears on it and says more than the name. Where one of the two is missing
 * there is no reason: that is better than an empty one.
 */
export function explainGifts(readings: readonly GiftReading[], brief: Brief): string[][] {
  const builds: (Sentence["build"] | null)[] = [];
  return readings.map((reading) => {
    const before = builds.slice(1 - SIDE_BY_SIDE);
    const uses = (build: Sentence["build"]) => before.filter((other) => other === build).length;
    const { name, description } = reading.profile;
    const [chosen] = sentencesFor(reading, brief)
      .filter(({ build, text }) => uses(build) < OFTEN && text.length <= LONGEST && !isForbidden(text, brief, `${name}. ${description}`))
      .toSorted((one, other) => uses(one.build) - uses(other.build));
    builds.push(chosen?.build ?? null);
    return chosen === undefined ? [] : [chosen.text];
  });
}
