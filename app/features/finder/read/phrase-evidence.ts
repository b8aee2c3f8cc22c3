import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { lexicon, matchPhrasesOf } from "../lexicon/lexicon.ts";
import type { PhraseMatch } from "../lexicon/matcher.ts";
import type { TagWeights } from "../lexicon/types.ts";
import { type Evidence, isDenied, type ReadText } from "./word-evidence.ts";

const MOST_PHRASES = 3;
/** Share of the strongest phrase's say below which another one is no evidence. */
const LEAST_SAY = 0.5;
/** What a phrase for a narrower interest says of the wider one. */
const OF_WIDER = 0.85;

type Texts = Record<"name" | "description", ReadText>;

/**
 * Returns a function that gives the phrases of a gift's texts that speak most for a category, as written; null where none does. The texts are
 * read when they are first asked for: most gifts' names say all.
 */
export function phraseEvidence(readTexts: () => Texts): (taxonomy: TaxonomyKey, slug: string) => string | null {
  let texts: Texts | undefined;
  const said: Partial<Record<keyof Texts, Saying[]>> = {};
  const sayingsIn = (place: keyof Texts) => (said[place] ??= sayingsOf((texts ??= readTexts())[place]));
  return (taxonomy, slug) => strongest(sayingsIn("name"), taxonomy, slug) ?? strongest(sayingsIn("description"), taxonomy, slug);
}

interface Saying {
  words: string;
  /** The tags of the entries that it speaks for, each with its say. */
  tags: [tags: TagWeights, say: number][];
}

function sayingsOf({ text, tokens }: ReadText): Saying[] {
  return matchPhrasesOf(text, tokens, "gift")
    .filter((match) => !isDenied(tokens, match))
    .map(({ words, kind, id, certainty }) => ({ words, tags: tagsOf(kind, id, certainty) }));
}

function tagsOf(kind: PhraseMatch["kind"], id: string, say: number): Saying["tags"] {
  const { interestById, personById, occasionById, traitById, conceptById } = lexicon();
  const entries: Record<keyof Evidence, ReadonlyMap<string, { tags?: TagWeights }>> = {
    interest: interestById,
    person: personById,
    occasion: occasionById,
    trait: traitById,
    concept: conceptById,
  };
  const own = entries[kind].get(id)?.tags;
  const wider = kind === "interest" ? (interestById.get(id)?.broader ?? []) : [];
  return [
    ...(own === undefined ? [] : [[own, say] as [TagWeights, number]]),
    ...wider.flatMap((one): Saying["tags"] => {
      const tags = interestById.get(one)?.tags;
      return tags === undefined ? [] : [[tags, say * OF_WIDER]];
    }),
  ];
}

function strongest(sayings: readonly Saying[], taxonomy: TaxonomyKey, slug: string): string | null {
  const says = new Map<string, { words: string; say: number }>();
  for (const { words, tags } of sayings) {
    const say = Math.max(0, ...tags.map(([weights, share]) => share * (weights[taxonomy]?.[slug] ?? 0)));
    const key = words.toLowerCase();
    if (say > (says.get(key)?.say ?? 0)) says.set(key, { words, say });
  }
  const sorted = [...says.values()].sort((one, other) => other.say - one.say);
  const least = (sorted[0]?.say ?? 0) * LEAST_SAY;
  const chosen = sorted.filter(({ say }) => say >= least).slice(0, MOST_PHRASES);
  return chosen.length === 0 ? null : chosen.map(({ words }) => words).join(", ");
}
