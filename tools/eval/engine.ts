import { existsSync } from "node:fs";
import path from "node:path";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { Brief, BriefSource, FinderResult } from "#app/features/finder/types.ts";
import type { TagWeights } from "#app/features/finder/lexicon/types.ts";
import { countDays } from "#app/platform/days.ts";
import { EVAL_TODAY } from "./eval-data.ts";
import type { Understanding } from "./understanding.ts";

const SHOWN = 10;
/** Tags of an entry count as its meaning from this fraction of its highest weight on. */
const MEANT_FROM = 0.7;

type EntryBook = Map<string, { tags: TagWeights }>;
export interface Lexicon {
  interestById: EntryBook;
  personById: EntryBook;
  occasionById: EntryBook;
}

export interface Engine {
  understand(text: string, today?: string): Brief;
  /** Returns what a brief of the engine means in the catalogue's slugs. */
  translate(brief: Brief): Understanding;
  find(brief: Brief, today?: string): Promise<FinderResult>;
}

const ROOM = path.resolve("app/features/finder");
const DOORS = {
  understand: path.join(ROOM, "ask/understand.ts"),
  lexicon: path.join(ROOM, "lexicon/lexicon.ts"),
  results: path.join(ROOM, "find-gifts.server.ts"),
};

/** Returns the gift finder, or null while it is not built. */
export async function loadEngine(): Promise<Engine | null> {
  if (Object.values(DOORS).some((file) => !existsSync(file))) return null;
  const { understandText } = (await import(DOORS.understand)) as {
    understandText: (text: string, options: { today: string; country: string }) => Brief;
  };
  const { lexicon } = (await import(DOORS.lexicon)) as { lexicon: () => Lexicon };
  const { findGifts } = (await import(DOORS.results)) as {
    findGifts: (brief: Brief, options: { limit: number; today: string }) => Promise<FinderResult>;
  };
  return {
    understand: (text, today = EVAL_TODAY) => understandText(text, { today, country: "US" }),
    translate: (brief) => translateBrief(brief, lexicon()),
    find: (brief, today = EVAL_TODAY) => findGifts(brief, { limit: SHOWN, today }),
  };
}

/** Returns the values of a taxonomy that an entry of the lexicon stands for. */
function slugsOf(book: EntryBook, id: string, taxonomy: TaxonomyKey): string[] {
  const weights = Object.entries(book.get(id)?.tags[taxonomy] ?? {});
  const highest = Math.max(...weights.map(([, weight]) => weight));
  return weights.filter(([, weight]) => weight >= highest * MEANT_FROM).map(([slug]) => slug);
}

const isStated = ({ source }: { source: BriefSource }) => source !== "assumed";

/** Returns what a brief of the engine means in the slugs of the catalogue. */
export function translateBrief(brief: Brief, { interestById, personById, occasionById }: Lexicon): Understanding {
  const { person, age, occasion, budget, date, withinDays } = brief;
  const untilDate = date !== null && isStated(date) ? countDays(EVAL_TODAY, date.value) : Infinity;
  const deadline = Math.min(withinDays?.value ?? Infinity, untilDate);
  return {
    person: person && { recipients: slugsOf(personById, person.value, "recipient"), words: person.words, said: isStated(person) },
    age: age && { ...age.value, said: isStated(age) },
    gender: brief.gender?.value ?? null,
    occasion: occasion && { slugs: slugsOf(occasionById, occasion.value, "occasion"), words: occasion.words, said: isStated(occasion) },
    deadlineDays: deadline === Infinity ? null : deadline,
    budget: budget && { min: budget.value.minCents, max: budget.value.maxCents, target: budget.value.targetCents },
    interests: brief.interests.map((interest) => ({
      slugs: slugsOf(interestById, interest.value, "interest"),
      words: interest.words,
      said: isStated(interest),
    })),
    excluded: brief.excluded.filter(isStated).map(({ value, words }) => ({ id: value, words })),
    otherWords: brief.otherWords,
  };
}
