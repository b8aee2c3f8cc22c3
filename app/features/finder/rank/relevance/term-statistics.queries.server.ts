import { z } from "zod";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { Memo } from "../../memo.ts";
import type { TermStatistics } from "./bm25.ts";
import { countTerms } from "./gift-terms.ts";

/** Gifts that are counted: those with the first lots, which are a fair sample of a catalogue of any size. */
const SAMPLE = 1000;
const DESCRIPTION_READ = 600;
/** A catalogue's words change slowly; a new shop's do not. */
const STORED_MS = 600_000;
const STORED_SMALL_MS = 10_000;
const TEXTS = rowOf({ name: z.string(), description: z.string() });

const memo = new Memo<"catalogue", Promise<TermStatistics>>("term statistics", { most: 1, ttlMs: STORED_MS });

/** Returns how frequent words are in the catalogue. It is counted anew every few minutes, so that a search has no further query to wait for. */
export function readTermStatistics(): Promise<TermStatistics> {
  const known = memo.get("catalogue");
  if (known !== undefined) return known;
  const counting = countSample();
  memo.set("catalogue", counting);
  counting.then(
    ({ gifts }) => {
      if (gifts < SAMPLE) memo.set("catalogue", counting, STORED_SMALL_MS);
    },
    () => memo.forget("catalogue"),
  );
  return counting;
}

async function countSample(): Promise<TermStatistics> {
  const rows = await readRows(readDatabase(), TEXTS)`
    select g.name, left(g.description, ${DESCRIPTION_READ}) as description
    from (select gift_id from gift_search where in_stock order by lot, gift_id limit ${SAMPLE}) sample join shown_gifts g on g.id = gift_id`;
  const frequencies = new Map<number, number>();
  let length = 0;
  for (const row of rows) {
    const terms = countTerms(row);
    length += terms.length;
    for (const term of terms.hashes) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  for (const [term, frequency] of frequencies) if (frequency === 1) frequencies.delete(term);
  return { gifts: rows.length, averageLength: length / Math.max(1, rows.length), frequencies };
}
