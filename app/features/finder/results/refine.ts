import { centsIn, CURRENCY, type Money } from "#app/platform/money.ts";
import { leanFit } from "../rank/score/quality.ts";
import { personalScore, practicalness, type Score } from "../rank/score.ts";
import { endsIn } from "./budgets.ts";
import type { Brief, GiftReading, Lean, Refinement } from "../types.ts";

interface Ranked extends Score {
  reading: GiftReading;
}

/** Number of gifts that a shopper has seen before they ask for others. */
export const SEEN_GIFTS = 12;
/** Share of the gifts that has to change, or the page says why it has not. */
const CHANGED = 0.5;
/** Degrees from which a gift counts as somewhat, rather, and very much what was asked for. */
const BANDS = [0.3, 0.6, 0.9];
/** Worth of a whole band and of the fit: what was asked for decides, the fit within it. */
const BAND_WORTH = 0.2;
const FIT_WORTH = 0.4;

/** True where a brief asks for other gifts than those that fit best. */
export function isRefined({ leans, surprise }: Pick<Brief, "leans" | "surprise">): boolean {
  return leans.length > 0 || surprise > 0;
}

/** Returns the brief whose gifts the shopper has seen. */
export function unrefined(brief: Brief): Brief {
  return { ...brief, leans: [], surprise: 0 };
}

/** Returns the median of the known prices in the shop's currency, between the two in the middle where their number is even; null where none is known. */
export function medianPrice(gifts: readonly Pick<Ranked, "reading">[]): Money | null {
  const prices = gifts
    .flatMap(({ reading: { profile } }) => centsIn(CURRENCY, profile.priceCents, profile.currency) ?? [])
    .toSorted((one, other) => one - other);
  const [one, other] = [prices[Math.floor((prices.length - 1) / 2)], prices[Math.floor(prices.length / 2)]];
  return one === undefined || other === undefined ? null : { cents: Math.floor((one + other) / 2), currency: CURRENCY };
}

/** Returns the brief with every price below this one. */
export function cheaperThan(brief: Brief, { cents, currency }: Money): Brief {
  const { minCents, maxCents } = endsIn(currency, brief.budget?.value ?? null);
  const value = { minCents, maxCents: Math.min(maxCents ?? Infinity, cents - 1), targetCents: null, currency };
  // "At least $50" stays strict where it gets an upper end.
  const source = maxCents === null ? "form" : (brief.budget?.source ?? "form");
  return { ...brief, budget: { value, source, words: "" } };
}

/** Returns the gifts with a score that puts what was asked for before the fit; without such a wish they stay as they are. */
export function leanTowards<Gift extends Ranked>(gifts: readonly Gift[], leans: readonly Lean[]): Gift[] {
  const wished = leans.filter((lean) => lean !== "cheaper");
  if (wished.length === 0) return [...gifts];
  return gifts
    .map((gift) => {
      const bands = wished.map((lean) => bandOf(degreeOf(lean, gift.reading)));
      const band = bands.reduce((sum, one) => sum + one, 0) / bands.length;
      return { ...gift, score: FIT_WORTH * gift.score + BAND_WORTH * band };
    })
    .toSorted((one, other) => other.score - one.score);
}

const bandOf = (degree: number) => BANDS.filter((from) => degree >= from).length;

function degreeOf(lean: Lean, reading: GiftReading): number {
  return leanFit(lean, reading.profile, null, personalScore(reading), practicalness(reading));
}

/** Returns what the result has no more of than before: the page then says that these are the most there are. */
export function exhaustedOf(
  { leans, surprise }: Pick<Brief, "leans" | "surprise">,
  seen: readonly Pick<Ranked, "reading">[],
  shown: readonly Pick<Ranked, "reading">[],
): Refinement[] {
  const asked: Refinement[] = [...leans.filter((lean) => lean !== "cheaper"), ...(surprise > 0 ? (["surprising"] as const) : [])];
  if (asked.length === 0) return [];
  const before = new Set(seen.map(({ reading }) => reading.profile.id));
  const first = shown.slice(0, SEEN_GIFTS);
  const fresh = first.filter(({ reading }) => !before.has(reading.profile.id)).length;
  return fresh >= first.length * CHANGED && first.length > 0 ? [] : asked;
}
