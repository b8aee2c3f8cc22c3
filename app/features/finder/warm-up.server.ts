import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_SETTINGS } from "#app/features/settings/default-settings.ts";
import { readToday } from "#app/platform/days.ts";
import { addGaugeOfEach } from "#app/platform/metrics/instruments.server.ts";
import { understandText } from "./ask/understand.ts";
import { listMemoUse, type MemoUse } from "./memo.ts";
import { childsThingOf } from "./rank/score/childs-things.ts";
import { indexUse, type KnownGift, listKnownGifts, listNewestGiftIds, MAX_GIFTS_KNOWN } from "./read/gift-index.queries.server.ts";

const GIFTS_PER_QUERY = 100;
/** Reading ten gifts takes a few milliseconds, which is the longest that a page has to wait for the warm-up. */
const GIFTS_PER_TURN = 10;
/** Milliseconds of rest per millisecond of work. */
const REST = 2;
/** After as many sentences the engine has made quick what it runs: long ones then hold the loop half as long. */
export const WARMING_SENTENCES = 60;
/** Each is so many characters longer than the one before, so that none takes more than a few milliseconds. */
const LONGER = 10;

/** A sentence with a part of every kind. */
const REQUEST = "My aunt in Leeds turns sixty on Friday; she loves tea, hates coffee and has a dog. About $40, no candles please";
const REQUESTS = [
  `${REQUEST}.`,
  "For a boy of nine who is into dinosaurs and chess, under 25 dollars, by December 20. He already has a telescope.",
  "Our neighbors got married and moved in; they cook, he is vegan, she can't stand perfume.",
  "Something small for a coworker who is retiring and paints.",
];

/** Understands a sentence and a word, which reads the lexicon and compiles the patterns, so that no shopper waits half a second for it. */
export function warmUpUnderstanding(): void {
  // A pattern is compiled once for its first use and once more, for speed, when it is used again.
  for (const sentence of [REQUEST, "gardening", REQUEST, "gardening"])
    understandText(sentence, { today: readToday(), country: DEFAULT_SETTINGS.country });
}

/** Does what the first shoppers would wait for, in a third of the time. It ends early when `signal` aborts. */
export async function warmUpFinder(signal?: AbortSignal): Promise<void> {
  await understandOften(signal);
  await warmUpReadings(signal);
}

/** Understands sentences of all kinds, beside what is served. */
export async function understandOften(signal?: AbortSignal): Promise<void> {
  const words = REQUESTS.join(" ").repeat(2);
  for (let time = 1; time <= WARMING_SENTENCES && signal?.aborted !== true; time++) {
    // A number makes each a sentence that nothing knows yet.
    const sentence = `${time}. ${words.slice(0, time * LONGER)}`;
    await doThenRest(() => understandText(sentence, { today: readToday(), country: DEFAULT_SETTINGS.country }));
  }
}

async function doThenRest(work: () => void): Promise<void> {
  const startedAt = performance.now();
  work();
  await wait(REST * (performance.now() - startedAt), undefined, { ref: false });
}

/**
 * Reads the newest gifts before anybody asks for them, as many as the cache holds, so that the first briefs after a start are answered as
 * fast as later ones. It ends when they are read, or when `signal` aborts.
 */
export async function warmUpReadings(signal?: AbortSignal): Promise<void> {
  measureUse();
  const ids = await listNewestGiftIds(MAX_GIFTS_KNOWN);
  for (const some of chunk(ids, GIFTS_PER_QUERY)) {
    for (const few of chunk(await listKnownGifts(some), GIFTS_PER_TURN)) {
      if (signal?.aborted) return;
      await doThenRest(() => few.forEach((gift: KnownGift) => childsThingOf(gift.read())));
    }
  }
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, lot) => items.slice(lot * size, (lot + 1) * size));
}

/** Shows how the index of gifts and the memo are used. */
function measureUse(): void {
  const listUse = (): [cache: string, use: MemoUse][] => [["gifts", indexUse()], ...listMemoUse()];
  addGaugeOfEach("presently_finder_cache_entries", "Entries of the finder's index of gifts and of its memo, by kind", "cache", () =>
    listUse().map(([cache, { entries }]) => [cache, entries]),
  );
  addGaugeOfEach("presently_finder_cache_hit_ratio", "Share of look-ups in the finder's caches that found something", "cache", () =>
    listUse().map(([cache, { hits, lookups }]) => [cache, hits / Math.max(1, lookups)]),
  );
}
