import { readFileSync, readdirSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** A row of a catalogue file: the contract's columns as text, several values of one column separated by `|`. */
export type CatalogueRow = Record<string, string>;

/** Number of invented words in addition to the seed's own; by Zipf's law most of them are rare. */
const INVENTED_WORDS = 15_000;
const INVENTED_BRANDS = 1_500;
const SYLLABLES =
  "ba be bo bri ca ce co cra da de do dra el en fa fi flo ga ge glo ha he in ka ke kin la le li lo lu ma me mi mo na ne no o pa pe pli ra re ri ro sa se si sto ta te ti tra u va ve vi wa we win ya zo".split(
    " ",
  );

/** Returns a generator of numbers from 0 up to 1, always the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a picker by Zipf's law: it picks the n-th of the list about 1/n as often as the first. */
function zipfPicker<T>(items: readonly T[], random: () => number): () => T {
  const cumulated: number[] = [];
  let sum = 0;
  for (let rank = 0; rank < items.length; rank++) cumulated.push((sum += 1 / (rank + 3)));
  return () => {
    const target = random() * sum;
    let low = 0;
    let high = items.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((cumulated[middle] as number) < target) low = middle + 1;
      else high = middle;
    }
    return items[low] as T;
  };
}

const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function readSeedRows(): CatalogueRow[] {
  const folder = new URL("../../db/seed/gifts/", import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".csv"))
    .toSorted()
    .flatMap((name) => parse(readFileSync(new URL(name, folder)), { columns: true }) as CatalogueRow[]);
}

function seedWordsByFrequency(rows: readonly CatalogueRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { name = "" } of rows) {
    for (const word of name.toLowerCase().match(/[a-z]{4,}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
}

/**
 * Yields `count` gifts as rows of a catalogue file, the same ones for the same `seed`: the demo catalogue's texts with words exchanged by
 * Zipf's law, so that some words are in every tenth gift and most in a handful. External ids are `generated-<n>`.
 */
export function* generateGifts(count: number, seed: number): Generator<CatalogueRow> {
  const random = randomNumbers(seed);
  const rows = readSeedRows();
  const inventWord = () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join("");
  const words = [...new Set([...seedWordsByFrequency(rows), ...Array.from({ length: INVENTED_WORDS }, inventWord)])];
  const brands = [
    ...new Set(rows.map((row) => row.brand_name ?? "")),
    ...Array.from({ length: INVENTED_BRANDS }, () => `${capitalise(inventWord())} & ${capitalise(inventWord())}`),
  ];
  const pickWord = zipfPicker(words, random);
  const pickBrand = zipfPicker(brands, random);
  const exchangeWords = (text: string, share: number) => text.replace(/\b[a-z]{4,}\b/g, (word) => (random() < share ? pickWord() : word));

  for (let number = 1; number <= count; number++) {
    const model = rows[Math.floor(random() * rows.length)] as CatalogueRow;
    const name = capitalise(exchangeWords((model.name ?? "").toLowerCase(), 0.4));
    yield {
      ...model,
      name,
      description: exchangeWords(model.description ?? "", 0.2),
      price: (5 + Math.floor(random() ** 3 * 40_000) / 100).toFixed(2),
      brand_name: pickBrand(),
      slug: `generated-${number}-${name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "")
        .slice(0, 80)}`,
      external_id: `generated-${number}`,
      in_stock: String(random() < 0.93),
      is_featured: String(random() < 0.01),
      is_trending: String(random() < 0.01),
      price_tier: "",
    };
  }
}
