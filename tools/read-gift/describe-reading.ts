import { decideClaims } from "./decide-claims.ts";
import type { KnownOfGift } from "./known-of-gift.ts";
import { readAlone, READERS, type Said } from "./reader-columns.ts";

const HEADINGS = ["claim", ...READERS, "won", "confidence", "why", "evidence"];

/** Returns a table of what all readers claim of a gift side by side, who won and why: a line of headings, then a line a claim, the surest first. */
export function describeReading(known: KnownOfGift): string[] {
  const columns = readAlone(known);
  const rows = decideClaims(known, columns).map(({ key, won, confidence, why }) => [
    key,
    ...READERS.map((reader) => cellOf(columns[reader].get(key))),
    won ?? "–",
    confidence?.toFixed(2) ?? "–",
    why,
    READERS.flatMap((reader) => columns[reader].get(key)?.evidence ?? [])[0] ?? "",
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, place) => Math.max(...table.map((row) => (row[place] ?? "").length)));
  return table.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** A reader's weight and confidence. */
function cellOf(said: Said | undefined): string {
  return said === undefined ? "" : `${said.weight.toFixed(2)}, ${said.confidence?.toFixed(2) ?? "–"}`;
}
