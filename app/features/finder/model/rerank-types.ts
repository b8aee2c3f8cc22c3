import type { Brief, FinderResult, FoundGift } from "../types.ts";

/** A single request to the finder. */
export interface FinderQuestion {
  /** New text of the shopper, already understood in `brief`; empty where nothing is new. */
  text: string;
  brief: Brief;
  limit: number;
  /** Today as an ISO day. */
  today: string;
  /** When the request began, by the clock of `performance.now()`. */
  startedAt: number;
  signal: AbortSignal;
}

/** What an answer says of a search beside its gifts. */
type AboutSearch = Omit<FinderResult, "brief" | "gifts" | "engine" | "tookMs">;

/** What the engine has found for a brief, in its order: the gifts that it shows, those that a model may choose among, and what it says of them. */
export interface Findings {
  found: readonly FoundGift[];
  offer: readonly FoundGift[];
  about: AboutSearch;
}

export interface RerankRequest {
  /** The gifts that the engine shows, in its order. */
  found: readonly FoundGift[];
  /** The gifts that a model may choose among; by default those that the engine shows. */
  offer?: readonly FoundGift[];
  /** New text of the shopper. Only this is read for the brief, so that a removed chip stays removed; may be empty. */
  text: string;
  brief: Brief;
  signal: AbortSignal;
  /** When the shopper began to wait, by the clock of `performance.now()`; by default now. */
  startedAt?: number;
  /** Number of gifts to show; by default as many as were found. */
  limit?: number;
  /** Today as an ISO day. */
  today?: string;
  /** Finds gifts again where the model has understood more; without it the gifts stay the same. */
  find?: (brief: Brief) => Promise<Findings>;
}

/**
 * A result with the model's help: every gift is a candidate that meets every limit of the brief. Where more was understood, `brief` is set,
 * and what the search for it says.
 */
export interface Reranked extends Partial<AboutSearch> {
  brief?: Brief;
  gifts: FoundGift[];
  engine: "llm";
}

/** An intermediate result; the last one has `isWhole`, unless an error occurred. */
export interface RerankStep extends Reranked {
  isWhole: boolean;
}
