import { findSettings, findToday } from "#app/features/settings/current-settings.queries.server.ts";
import type { FinderResult, FoundGift } from "../types.ts";
import { notesOf } from "./page-notes.ts";
import { noteOn } from "./refinements.ts";

/**
 * Returns what is said of a result as a whole, on its page and in the API: answers to questions in the text, what nobody knows, and what a
 * nudge finds no more of. `shown` are the gifts that it is said of.
 */
export async function findNotes(
  { brief, exhausted }: Pick<FinderResult, "brief" | "exhausted">,
  shown: readonly FoundGift[],
): Promise<string[]> {
  const [today, { country }] = await Promise.all([findToday(), findSettings()]);
  return [...notesOf(brief, shown, { today, country }), ...noteOn(exhausted)];
}
