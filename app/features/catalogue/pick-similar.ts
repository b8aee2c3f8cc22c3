import { pickWithoutTwins, type PossibleTwin } from "./near-twins.ts";
import { singular, thingOfName } from "./things.ts";

interface Candidate extends PossibleTwin {
  id: string;
  /** How alike the two are by their categories and prices. */
  likeness: number;
  /** True where they share more than a theme. */
  kin: boolean;
}

/** What the same kind of thing, and each other word that both names have, count beside the likeness. */
const SAME_THING = 1;
const SHARED_WORD = 0.6;
const MAX_SHARED_WORDS = 2;
/** Shorter words rarely say what a thing is about. */
const WORD = /\p{L}{4,}/gu;
/** Words of names that are about the making or the looks of a thing. */
const ABOUT_NOTHING = new Set(
  "with from your that this into made small large wooden leather brass canvas linen cotton silk wool steel walnut cedar beech birch bamboo copper glass clay stone stoneware merino cork felt felted gift gifts three four five twelve forty hand tabletop desktop folding vintage green blue gray classic pair pocket engraved waxed".split(
    " ",
  ),
);

function wordsOf(name: string): Set<string> {
  return new Set((name.toLowerCase().match(WORD) ?? []).filter((word) => !ABOUT_NOTHING.has(word)).map(singular));
}

/** Returns the ids of at most `limit` candidates, the most alike by name, categories and price first, without twins of the gift or each other. */
export function pickSimilar(gift: PossibleTwin, candidates: readonly Candidate[], limit: number): string[] {
  const thing = thingOfName(gift.name);
  const words = wordsOf(gift.name);
  const ranked = candidates.map((candidate) => {
    const isSameThing = thing !== "" && thingOfName(candidate.name) === thing;
    const shared = [...wordsOf(candidate.name)].filter((word) => words.has(word) && word !== thing).length;
    const byName = (isSameThing ? SAME_THING : 0) + SHARED_WORD * Math.min(shared, MAX_SHARED_WORDS);
    return { candidate, rank: candidate.likeness + byName };
  });
  ranked.sort((one, other) => Number(other.candidate.kin) - Number(one.candidate.kin) || other.rank - one.rank);
  const best = ranked.map(({ candidate }) => candidate);
  return pickWithoutTwins(best, limit, [gift]).map(({ id }) => id);
}
