import { useEffect, useState, useSyncExternalStore } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { DEBOUNCE_MS, SEARCH_TEXTS } from "../constants.ts";
import { fetchSearch } from "./fetch-search.ts";
import { createSearchSession } from "./search-session.ts";

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
