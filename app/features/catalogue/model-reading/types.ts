import type { Guess } from "../guesses/types.ts";
import type { TaxonomyKey } from "../taxonomies.ts";

/** What the language model is used for: shoppers' questions, the gift form, and reading the catalogue. */
export const MODEL_USES = ["choosing", "suggesting", "reading"] as const;
export type ModelUse = (typeof MODEL_USES)[number];

/** A claim of the model about a gift. `id` is the lexicon's, or "taxonomy/slug" of a category of the shop; weights go from 0 to 1. */
export type ModelClaim =
  | { kind: "interest" | "occasion" | "person" | "trait" | "category"; id: string; weight: number; quote: string }
  /** Whether it is a child's thing, and for which ages in years it is in any case. */
  | { kind: "child"; weight: number; from: number; to: number }
  | { kind: "gender"; id: "male" | "female" };

/** What is sent of a gift, under the hash of it. */
export interface ProductText {
  hash: string;
  name: string;
  about: string;
}

/** A category of the shop as the model may name it. */
export interface OwnValue {
  taxonomy: TaxonomyKey;
  slug: string;
}

/** Why an answer about one gift could not be used. */
export type GiftProblem = "missing" | "malformed" | "weight" | "orders" | "shouting" | "unfounded";
/** Why a single claim was left out. */
export type ClaimProblem = "unknown" | "quote";

/** What the model says of one gift. */
export interface ModelReading {
  claims: ModelClaim[];
  guesses: (Guess & { source: "model" })[];
}

/** The answer about a lot of gifts. */
export interface LotAnswer {
  readings: Map<string, ModelReading>;
  problems: Map<string, GiftProblem>;
  leftOut: Partial<Record<ClaimProblem, number>>;
}

/** Why there is no answer: the day's tokens, the server that stops, or a model that does not answer at all. */
export type NoAnswer = "tokens" | "stopped" | "failing";

/** Reads products with a language model. */
export interface ModelReader {
  /** The model's name and the version of the question. */
  name: string;
  /** True for texts that speak to a model; they are not sent. */
  givesOrders(text: ProductText): boolean;
  read(lot: readonly ProductText[], ownValues: readonly OwnValue[], signal: AbortSignal): Promise<LotAnswer | NoAnswer>;
}

export type RunScope = "all" | "sample";

/** A reading of the catalogue, as far as it has come. */
export interface ModelRun {
  scope: RunScope;
  state: "running" | "stopped" | "done";
  waitReason: "tokens" | "failing" | null;
  waitsUntil: Date | null;
  total: number;
  read: number;
  /** Gifts without a usable answer, by what was wrong with the last one. */
  failed: Partial<Record<GiftProblem, number>>;
  leftOut: Partial<Record<ClaimProblem, number>>;
}

/** What reading would cost. */
export interface ReadingEstimate {
  gifts: number;
  tokens: number;
}

/** What one use of the model has cost. */
export interface UseCost {
  use: ModelUse;
  /** Tokens for a question or a product: measured in the last 30 days, else the usual number. */
  tokensEach: number;
  isMeasured: boolean;
  /** Since midnight (UTC). */
  tokensToday: number;
  /** False where the settings do not ask for this use. */
  isOn: boolean;
}

/** All that the panel of the reading shows. */
export interface ModelReadingView {
  /** Null without a model that may read products. */
  model: string | null;
  dailyTokens: number;
  tokensLeftToday: number;
  /** Dollars for a million tokens. */
  price: number | null;
  run: ModelRun | null;
  estimates: Record<RunScope, ReadingEstimate>;
  /** Gifts that a model has read, and those that may not be sent because their texts come from a store's API. */
  alreadyRead: number;
  notSendable: number;
  costs: UseCost[];
}

/** An answer to the panel: the state, and a sentence where something was not done. */
export interface ModelReadingAnswer {
  view: ModelReadingView;
  said: string | null;
}
