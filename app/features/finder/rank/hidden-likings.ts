import type { Brief, GiftReading, HiddenLiking, Understood } from "../types.ts";
import { PARTS } from "../brief/parts.ts";
import { inSentence } from "../lexicon/in-sentence.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { impliedLimitsOf } from "./limits/implied.ts";
import { type Limit, limitsOf } from "./limits.ts";
import { namesLiking } from "./named-likings.ts";
import { ABOUT, type Missing } from "./not-found.ts";
import { learntClaimsOf } from "./plausibility.ts";
import { fitInterests } from "./score/topics.ts";

/** Gifts for a liking that are looked at closely: the learnt reader takes its time. */
const LOOKED_AT = 12;

/**
 * Returns those of the brief's likings that gifts of the shop are about, each of which breaks a limit. `readings` are the shop's gifts for
 * them, within no limit; what is sold out or has been dismissed is not there.
 */
export function hiddenLikings(
  brief: Brief,
  interests: readonly Understood<string>[],
  readings: readonly GiftReading[],
  today: string,
): HiddenLiking[] {
  const check = limitsOf(brief, today);
  return interests.flatMap((interest): HiddenLiking[] => {
    const blocked = readings
      .filter((reading) => fitOf(reading, interest) >= ABOUT || namesLiking(reading, interest.value))
      .slice(0, LOOKED_AT)
      .filter((reading) => namesLiking(reading, interest.value) || fitOf(reading, interest, true) >= ABOUT)
      .map(check)
      .filter((limits) => limits.length > 0 && !limits.some(({ kind }) => kind === "stock" || kind === "notThese"));
    const name = lexicon().interestById.get(interest.value)?.name ?? interest.value;
    return blocked.length === 0 ? [] : [{ name: inSentence(name), because: causeOf(brief, blocked) }];
  });
}

function fitOf(reading: GiftReading, interest: Understood<string>, asksReader = false): number {
  const learnt = asksReader ? (learntClaimsOf(reading)?.interests ?? null) : null;
  const [best] = fitInterests(reading, [interest], undefined, learnt);
  return best === undefined || best.through !== null ? 0 : best.fit;
}

/** Returns how the page says the one implied or stated limit that every gift breaks, or null where there is none of which it can be said. */
function causeOf(brief: Brief, blocked: readonly Limit[][]): string | null {
  const breaksAll = (subject: string) => blocked.every((limits) => limits.some((limit) => limit.subject === subject));
  const implied = impliedLimitsOf(brief).find(({ id, isQuiet }) => isQuiet !== true && breaksAll(id));
  if (implied !== undefined) return inSentence(implied.said);
  const excluded = brief.excluded.find(({ value }) => breaksAll(value));
  return excluded === undefined ? null : inSentence(PARTS.excluded.label(excluded.value));
}

/** Returns what is missing without the likings that are hidden: the shop has gifts for them. */
export function withHidden(missing: Missing, hidden: readonly HiddenLiking[]): Missing {
  const isHidden = (name: string) => hidden.some((one) => one.name === inSentence(name));
  return {
    ...missing,
    names: missing.names.filter((name) => !isHidden(name)),
    likings: missing.likings.filter((name) => !isHidden(name)),
    hidden: [...hidden],
  };
}
