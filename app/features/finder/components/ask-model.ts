import type { z } from "zod";
import { streamJson } from "#app/ui/client/stream-json.ts";
import { rerankedLine } from "../answers.ts";
import type { finderRequestSchema } from "../schema.ts";
import type { ShownResult } from "../results/screen-types.ts";

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
  const lines = streamJson(`/finder-rerank?${query}`, rerankedLine, {
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text, limit } satisfies z.input<typeof finderRequestSchema>),
    signal,
  });
  // After trouble the improvements that have arrived stay.
  for await (const { answer } of lines) {
    if (answer === null || answer.engine === "local") continue;
    last = answer.result;
    onBetter(last);
  }
  return last;
}
