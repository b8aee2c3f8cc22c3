import type { Brief, FoundGift, GiftProfile } from "./types.ts";

/** Gifts that the engine has chosen, and what it found of them: all that may be shown, in its order. */
export interface LocalGifts {
  candidates: readonly GiftProfile[];
  found: readonly FoundGift[];
}

/** What is asked of the finder, once. */
export interface FinderQuestion {
  /** What the shopper has just written, understood in `brief` already; empty where nothing is new. */
  text: string;
  brief: Brief;
  limit: number;
  /** ISO day. */
  today: string;
  signal: AbortSignal;
}

export interface PolishRequest extends LocalGifts {
  /** What the shopper has just written. Only this is read for the brief, so that a chip taken away stays away; may be empty. */
  text: string;
  brief: Brief;
  signal: AbortSignal;
  /** How many gifts to show; as many as were found where nothing is said. */
  limit?: number;
  /** ISO day. */
  today?: string;
  /** Finds gifts anew where the model has understood more; without it the candidates stay what they are. */
  find?: (brief: Brief) => Promise<LocalGifts>;
}

/** A result with the model's help: every gift is a candidate that keeps every limit of the brief. `brief` is there where more was understood. */
export interface Polished {
  brief?: Brief;
  gifts: FoundGift[];
  engine: "llm";
}

/** A step on the way; the last one `isWhole`, unless something went wrong. */
export interface PolishStep extends Polished {
  isWhole: boolean;
}
