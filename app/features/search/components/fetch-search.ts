import { fetchJson } from "#app/ui/client/send-json.ts";
import { type SearchAnswer, searchAnswer } from "../answers.schema.ts";
import { DIALOG_RESULTS } from "../constants.ts";

/** Queries the site's own API. Rejects when it does not answer with results. */
export async function fetchSearch(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ q: query, limit: String(DIALOG_RESULTS) });
  const { answer, trouble } = await fetchJson(`/api/v1/search?${parameters}`, searchAnswer, { signal });
  if (trouble !== null) throw new Error(`The search answered ${trouble.status}`);
  return answer;
}
