import type { Brief, FoundGift, GiftProfile } from "./types.ts";

/** Gifts that the engine has chosen, with its findings: all that may be shown, in its order. */
export interface LocalGifts {
  candidates: readonly GiftProfile[];
  found: readonly FoundGift[];
}

/** A single request to the finder. */
export interface FinderQuestion {
  /** New text of the shopper, already understood in `brief`; empty where nothing is new. */
  text: string;
  brief: Brief;
  limit: number;
  /** Today as an ISO day. */
  today: string;
  signal: AbortSignal;
}

export interface RerankRequest extends LocalGifts {
  /** New text of the shopper. Only this is read for the brief, so that a removed chip stays removed; may be empty. */
  text: string;
  brief: Brief;
  signal: AbortSignal;
  /** Number of gifts to show; by default as many as were found. */
  limit?: number;
  /** Today as an ISO day. */
  today?: string;
  /** Finds gifts again where the model has understood more; without it the candidates stay the same. */
  find?: (brief: Brief) => Promise<LocalGifts>;
}

/**
 * A result with the model's help: every gift is a candidate that meets every limit of the brief. `brief` is set where more was understood.
 */
export interface Reranked {
  brief?: Brief;
  gifts: FoundGift[];
  engine: "llm";
}

/** An intermediate result; the last one has `isWhole`, unless an error occurred. */
export interface RerankStep extends Reranked {
  isWhole: boolean;
}
