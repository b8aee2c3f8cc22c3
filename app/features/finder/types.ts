import type { ModelClaim } from "#app/features/catalogue/model-reading/types.ts";
import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import type { CardFacts, Gender } from "#app/features/catalogue/types.ts";
import type { Currency } from "#app/platform/money.ts";
import type { PARTS } from "./brief/parts.ts";
import type { Derived } from "./read/derived.ts";

/** The source of a part of the brief: stated in words, chosen in the form, or assumed from something else that was stated. */
export type BriefSource = "text" | "form" | "assumed";

/** One thing understood about the person, which the shopper can see and remove. `id` is stable for the same understanding. */
export interface Understood<Value> {
  value: Value;
  source: BriefSource;
  /** The words it was read from, as written; empty when chosen or assumed. */
  words: string;
}

/** A budget; either side may be open. `target` is the sum that "around $40" names. */
export interface Budget {
  minCents: number | null;
  maxCents: number | null;
  targetCents: number | null;
  currency: Currency;
}

/** Ages in whole years, inclusive. */
export interface AgeSpan {
  min: number;
  max: number;
}

/** A nudge by the shopper: it changes the ranking, and is not a limit. */
export type Lean = "cheaper" | "more-personal" | "more-practical" | "faster";

/** The value that a brief has for each part of `PARTS`. */
type BriefParts = { -readonly [Name in keyof typeof PARTS]: (typeof PARTS)[Name]["empty"] };

/**
 * A described person and the limits of the search: the sentence, and the parts of `brief/parts.ts`. Ids are lexicon ids
 * (`lexicon/*.json`); dates are ISO days. Everything here is part of a result's URL, so that it can be shared and reloaded.
 */
export interface Brief extends BriefParts {
  text: string;
}

/** What the engine knows of a gift: the row, its tags by slug, and nothing that the catalogue does not state. */
export interface GiftProfile {
  id: string;
  slug: string;
  name: string;
  description: string;
  brandName: string | null;
  /** What it costs, to be weighed against a budget; null when nobody knows. */
  priceCents: number | null;
  /** The same for words, programs and models: null too where the price may not be told, or not without a stamp. */
  statedPriceCents: number | null;
  /** The currency of both. */
  currency: Currency;
  inStock: boolean;
  shippingDays: number | null;
  gender: Gender;
  isFeatured: boolean;
  isTrending: boolean;
  createdAt: Date;
  tags: Partial<Record<TaxonomyKey, string[]>>;
  /** The categories that people have refused for it, as "taxonomy/slug". */
  refused: readonly string[];
  /** What people have said of it while they taught the shop: whether it is a child's thing, or for men or women alone, from 0 to 1. */
  told: Readonly<Partial<Record<"child" | "male" | "female", number>>>;
  /** What a language model has read in its texts, without what people have refused; null where none has read them. */
  modelClaims: readonly ModelClaim[] | null;
  /** True where a store's API has supplied words of it, which no language model may see. */
  hasStoreWords: boolean;
  /** What its card shows beside the rest; null for a gift that is not of the catalogue. */
  card: CardFacts | null;
}

/** What is not known of a gift though the brief asks for it, or how far it costs less than the brief says. */
export type Caveat = "delivery-unknown" | "price-unknown" | "a-little-below" | "far-below";

/** A gift that fits, how well (0 to 1), and why, in one line with the words of the brief. */
export interface FoundGift {
  id: string;
  /** The gift's name when it was found. */
  name: string;
  /** Null when it is not known or may not be shown. */
  priceCents: number | null;
  currency: Currency;
  score: number;
  /** True for a gift that is for something that the brief names as liked or wished for. */
  isOnTopic: boolean;
  reasons: string[];
  caveats: readonly Caveat[];
  /** What the engine has read of it, which its card is made from. */
  reading: GiftReading;
}

/** A limit that blocks every result, and what relaxing it with one click would bring. */
export interface Relaxation {
  limit: "budget" | "excluded" | "withinDays" | "date" | "age" | "person" | "implied" | "interest";
  /** The button's label, such as "Up to $60 instead of $40". */
  label: string;
  brief: Brief;
  /** The number of gifts there would be. */
  gifts: number;
}

/** A liking in plain words, and what leaves out all gifts for it, as a page says it ("nothing with alcohol"); null where several things do. */
export interface HiddenLiking {
  name: string;
  because: string | null;
}

/** What a shopper can ask for more of. */
export type Refinement = Lean | "surprising";

export interface FinderResult {
  brief: Brief;
  gifts: FoundGift[];
  /** What was asked for and is not there: half of the gifts or more are those without the nudge. */
  exhausted: Refinement[];
  /** The gifts that the shopper wants more like or has dismissed. */
  judged: readonly GiftProfile[];
  /** Filled only when `gifts` is empty. */
  loosenings: Relaxation[];
  /** False where the text has nothing that could be used; the gifts are popular ones then. */
  understood: boolean;
  /** What it wishes for and no gift is about, in plain words. */
  notFound: string[];
  /** The likings for which there are gifts, though none within the limits. */
  hidden: HiddenLiking[];
  /** The same as chips name it, without words that may be anybody's name. */
  missingLikings: string[];
  /** True where gifts for something near stand in for what was not found. */
  hasNearest: boolean;
  /** True where the gifts answer nothing of the brief but its limits: they are what others like. */
  isPopular: boolean;
  engine: "local" | "llm";
  tookMs: number;
}

/** Ids of the lexicon with their confidence, 0 to 1; a Map satisfies it. */
export interface WeightsById extends Iterable<[id: string, weight: number]> {
  readonly size: number;
  get(id: string): number | undefined;
  has(id: string): boolean;
  forEach(visit: (weight: number, id: string) => void): void;
}

/**
 * A gift as the engine reads it, from its tags and its words: lexicon ids with their confidence (0 to 1). `age` and `gender` say whom it
 * suits; null where nothing says so.
 */
export interface GiftReading {
  profile: GiftProfile;
  interests: WeightsById;
  persons: WeightsById;
  occasions: WeightsById;
  traits: WeightsById;
  concepts: WeightsById;
  age: AgeSpan | null;
  /** The age in years below which the gift's own text says that it is unsafe or unsuitable; null where it says nothing. */
  safeFrom: number | null;
  gender: "male" | "female" | null;
  /** What stages have made of the gift for themselves. */
  derived: Derived;
}

/** A kind of brief that found few gifts: what was wished for and what narrowed it, how often, and how many gifts it found the last time. */
export interface UnmetBrief {
  words: string[];
  limits: string[];
  count: number;
  /** How often in the time before. */
  before: number;
  found: number;
}
