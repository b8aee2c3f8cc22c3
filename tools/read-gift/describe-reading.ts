import type { GiftReader } from "#app/features/catalogue/guesses/types.ts";

const COLUMNS = ["kind", "id", "source", "weight", "confidence", "evidence"];

/** Returns a table of what a reader guesses of a gift, the surest first: a line a guess, with a line of headings. */
export function describeReading(reader: GiftReader, name: string, description: string): string[] {
  const guesses = reader.read(name, description).toSorted((one, other) => other.confidence - one.confidence);
  const rows = guesses.map(({ taxonomy, slug, source, weight, confidence, evidence }) => [
    taxonomy,
    slug,
    source,
    weight.toFixed(2),
    confidence.toFixed(2),
    evidence ?? "",
  ]);
  const table = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, place) => Math.max(...table.map((row) => (row[place] ?? "").length)));
  return table.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
