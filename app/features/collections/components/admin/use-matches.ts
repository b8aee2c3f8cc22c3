import { useEffect, useRef, useState } from "react";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { collectionMatchesAnswer } from "../../answers.ts";
import { pickOfDocument } from "../../collection-form.ts";
import type { CollectionDocument, CollectionMatches } from "../../types.ts";

const DELAY_MS = 300;

interface MatchesState {
  matches: CollectionMatches;
  /** What is wrong in the fields, by field. */
  errors: Record<string, string>;
  trouble: Trouble | null;
  isBusy: boolean;
}

/** Returns the gifts that the form's collection would have, shortly after a change; the former ones stay until then. */
export function useMatches(form: CollectionDocument, initial: CollectionMatches): MatchesState {
  const [state, setState] = useState<MatchesState>({ matches: initial, errors: {}, trouble: null, isBusy: false });
  const asked = JSON.stringify(pickOfDocument(form));
  const answered = useRef(asked);
  useEffect(() => {
    if (asked === answered.current) return setState((before) => (before.isBusy ? { ...before, isBusy: false } : before));
    const abort = new AbortController();
    setState((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(async () => {
      const sent: unknown = JSON.parse(asked);
      const { answer, trouble } = await sendJson("/admin/collections/matches", sent, collectionMatchesAnswer, { signal: abort.signal });
      if (abort.signal.aborted) return;
      answered.current = asked;
      setState(({ matches }) => ({
        matches: answer?.ok === true ? answer : matches,
        errors: answer?.ok === false ? answer.errors : {},
        trouble,
        isBusy: false,
      }));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  return state;
}
