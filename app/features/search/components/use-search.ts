import { useEffect, useState, useSyncExternalStore } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { DEBOUNCE_MS, SEARCH_TEXTS, DIALOG_RESULTS } from "../constants.ts";
import { createSearchSession } from "./search-session.ts";
import { fetchJson } from "#app/ui/client/send-json.ts";
import { searchAnswer, type SearchAnswer } from "../answers.ts";

/** Returns a search session for this component, which takes the field's text and reports its state. */
export function useSearch() {
  const { showToast } = useToast();
  const [session] = useState(() =>
    createSearchSession({
      search: fetchSearch,
      debounceMs: DEBOUNCE_MS,
      onFailure: () => showToast({ title: SEARCH_TEXTS.failedTitle, description: SEARCH_TEXTS.failedText, type: "destructive" }),
    }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useEffect(() => session.stop, [session]);
  return { ask: session.ask, ...state };
}

/** Queries the site's own API. Rejects when it does not answer with results. */
export async function fetchSearch(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ q: query, limit: String(DIALOG_RESULTS) });
  const { answer, trouble } = await fetchJson(`/api/v1/search?${parameters}`, searchAnswer, { signal });
  if (trouble !== null) throw new Error(`The search answered ${trouble.status}`);
  return answer;
}
