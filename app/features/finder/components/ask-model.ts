import { type PolishedLine, readJsonLines } from "../polished-view.rules.ts";
import type { ShownResult } from "../screen.types.ts";

interface ModelQuestion {
  /** The query of the brief that is shown. */
  query: string;
  /** What of the sentence nobody but the engine has read; may be empty. */
  text: string;
  limit: number;
  signal: AbortSignal;
}

/**
 * What a language model makes of a result: `onBetter` hears of each, the last one is returned; null where there is none. Whatever goes wrong,
 * the result stands as it is, and nobody has to hear of it.
 */
export async function askModel(
  { query, text, limit, signal }: ModelQuestion,
  onBetter: (better: ShownResult) => void,
): Promise<ShownResult | null> {
  let last: ShownResult | null = null;
  try {
    const response = await fetch(`/finder-polish?${query}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text, limit }),
      signal,
    });
    if (!response.ok || response.body === null) return null;
    for await (const { engine, result } of readJsonLines<PolishedLine>(response.body)) {
      if (engine === "local") continue;
      last = result;
      onBetter(result);
    }
  } catch {
    // A broken line or a broken connection: what has come stands.
  }
  return last;
}
