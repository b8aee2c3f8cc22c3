import { DIALOG_RESULTS } from "../constants.ts";
import type { Correction } from "../types.ts";

/** The part of the answer from `GET /api/v1/search` that the dialog shows. Prices are in dollars; pictures are absolute URLs. */
export interface SearchAnswer {
  gifts: { id: string; name: string; image: string | null; price: number | null; priceTier: string | null; inStock: boolean }[];
  posts: { id: string; title: string; slug: string; excerpt: string }[];
  categories: { id: string; type: string; name: string; slug: string; icon: string | null }[];
  correction: Correction | null;
  isPartial: boolean;
}

/** Queries the site's own API. Rejects when it does not answer with results. */
export async function fetchSearch(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ q: query, limit: String(DIALOG_RESULTS) });
  const response = await fetch(`/api/v1/search?${parameters}`, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return (await response.json()) as SearchAnswer;
}
