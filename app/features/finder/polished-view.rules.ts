import type { FoundGiftCard, ShownResult } from "./screen.types.ts";

/** What `/finder-polish` sends in a line. */
export interface PolishedLine {
  result: ShownResult;
  engine: "local" | "llm";
}

/** A better result in the place of the one that is shown. Where the shopper is at a card just now, no card goes away from under the hand. */
export function takeUp(better: ShownResult, shown: ShownResult, keepsPlaces: boolean): ShownResult {
  return keepsPlaces ? { ...better, gifts: keepPlaces(better.gifts, shown.gifts) } : better;
}

/** The gifts that are shown already where they are, as far as they still fit, and the new ones behind them. */
function keepPlaces(better: readonly FoundGiftCard[], shown: readonly FoundGiftCard[]): FoundGiftCard[] {
  const betterById = new Map(better.map((found) => [found.gift.id, found]));
  const kept = shown.flatMap(({ gift }) => betterById.get(gift.id) ?? []);
  const keptIds = new Set(kept.map(({ gift }) => gift.id));
  return [...kept, ...better.filter(({ gift }) => !keptIds.has(gift.id))];
}

/** The lines of JSON in a stream as they arrive, read as values. Throws for a line that is no JSON. */
export async function* readJsonLines<Value>(body: ReadableStream<Uint8Array>): AsyncGenerator<Value> {
  let rest = "";
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line !== "") yield JSON.parse(line) as Value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** The end of the sentence that has not been read yet, by what the address says of its length. */
export function unreadText(said: string, length: string | null): string {
  const count = Number(length);
  return length !== null && Number.isInteger(count) && count > 0 ? said.slice(-count) : "";
}
