import { CURRENCY, type Currency } from "#app/platform/money.ts";
import diets from "./diets.json" with { type: "json" };
import family from "./family.json" with { type: "json" };
import hardTimes from "./hard-times.json" with { type: "json" };
import health from "./health.json" with { type: "json" };
import home from "./home.json" with { type: "json" };
import lifeStages from "./life-stages.json" with { type: "json" };
import tastes from "./tastes.json" with { type: "json" };
import travel from "./travel.json" with { type: "json" };
import work from "./work.json" with { type: "json" };

/** Kinds of things: lexicon ids, and words of gifts that the lexicon has no entry for. */
export const THING_KINDS = ["interests", "traits", "concepts", "words"] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** What a person's life is like at the moment, and what that asks of a gift. */
export interface Situation {
  /** Kebab-case id, as in an address. */
  id: string;
  /** The label of its chip. */
  name: string;
  /** Phrases that say it; "*" stands for one or two words. They are compared by their words' stems. */
  says: string[];
  /** Phrases that contain one of these and mean something else: "doesn't drink coffee". */
  not?: string[];
  /** True where its words mean nothing else: the dog of "her dog died" is no liking, and the husband she lost gets no gift. */
  takesWords?: boolean;
  /** True where the giver says it of themselves: "I barely know her". */
  ofGiver?: boolean;
  /** What helps or pleases, each with a weight from 0 to 1. */
  wants: Partial<Record<ThingKind, Record<string, number>>>;
  /** What is wrong for such a person. */
  avoid: Partial<Record<ThingKind, string[]>>;
  /** Nothing jolly where it is gentle, and quiet reasons; nothing of mourning where it is cheerful. */
  tone: "gentle" | "cheerful" | "plain";
  /** What people usually spend. */
  priceCents: { min: number; max: number };
  currency: Currency;
  /** Nothing bulky where it is small. */
  size: "any" | "small";
}

const WRITTEN = [diets, family, hardTimes, health, home, lifeStages, tastes, travel, work].flat() as unknown as readonly Omit<
  Situation,
  "currency"
>[];

/** The prices in the files are in the shop's currency. */
export const SITUATIONS: readonly Situation[] = WRITTEN.map((situation) => ({ ...situation, currency: CURRENCY }));

export const situationById: ReadonlyMap<string, Situation> = new Map(SITUATIONS.map((situation) => [situation.id, situation]));
