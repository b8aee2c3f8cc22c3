import type { z } from "zod";
import { type RerankedLine, readJsonLines } from "../reranked-view.ts";
import type { finderRequestSchema } from "../schema.ts";
import type { ShownResult } from "../screen-types.ts";

interface ModelQuestion {
  /** The query of the brief that is shown. */
  query: string;
  /** The part of the sentence that only the engine has read; may be empty. */
  text: string;
  limit: number;
  signal: AbortSignal;
}

/**
 * Streams a language model's improvements of a result: `onBetter` is called with each, and the last one is returned, or null where there is
 * none. On any failure the current result stays, and nothing is reported.
 */
export async function askModel(
  { query, text, limit, signal }: ModelQuestion,
  onBetter: (better: ShownResult) => void,
): Promise<ShownResult | null> {
  let last: ShownResult | null = null;
  try {
    const response = await fetch(`/finder-rerank?${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, limit } satisfies z.input<typeof finderRequestSchema>),
      signal,
    });
    if (!response.ok || response.body === null) return null;
    for await (const { engine, result } of readJsonLines<RerankedLine>(response.body)) {
      if (engine === "local") continue;
      last = result;
      onBetter(result);
    }
  } catch {
    // After a broken line or connection the improvements that have arrived stay.
  }
  return last;
}
