import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { DEFAULT_GIFTS } from "../constants.ts";
import { finderLink } from "../links.rules.ts";
import { takeUp, unreadText } from "../polished-view.rules.ts";
import { RESULT_LIST_ID, UNREAD_FIELD } from "../screen.constants.ts";
import type { ShownResult } from "../screen.types.ts";
import { askModel } from "./ask-model.ts";

interface Polished {
  /** The brief that it was asked for, and what of it nobody had read then. As the model understood it, it answers `result.brief.query`. */
  asked: { query: string; unread: string | null };
  limit: number;
  result: ShownResult;
  isWhole: boolean;
}

/** The page's query as it stands in the browser; the router does not know what has been put in its place. */
const readHere = () => new URLSearchParams(window.location.search);

/** The address of what is shown takes the place of the one that was asked for, so that it can be shared and reloaded. */
function replaceAddress(query: string) {
  const here = readHere();
  const next = new URLSearchParams(query);
  for (const name of ["show", "gift"]) for (const value of here.getAll(name)) next.append(name, value);
  window.history.replaceState(window.history.state, "", finderLink(next));
}

interface Shown {
  shown: ShownResult | null;
  isPolishing: boolean;
}

/** The result, where there is one, and where a language model is wanted what that makes of it, step by step. */
export function usePolished(result: ShownResult | null, isWanted: boolean): Shown {
  const [params] = useSearchParams();
  const [polished, setPolished] = useState<Polished | null>(null);
  const [isPolishing, setIsPolishing] = useState(false);
  const query = result?.brief.query ?? "";
  const limit = Number(params.get("show")) || DEFAULT_GIFTS;
  // Without what was unread the same address asks for something else: for the brief without what the model has added to it.
  const unread = params.get(UNREAD_FIELD);
  const isAnswer = ({ asked, result: { brief } }: Polished) => brief.query === query || (asked.query === query && asked.unread === unread);
  const known = polished !== null && polished.limit === limit && isAnswer(polished) ? polished : null;
  const isNeeded = isWanted && result !== null && !known?.isWhole;

  const takeBetter = useEffectEvent((better: ShownResult) => {
    const isAtCard = document.getElementById(RESULT_LIST_ID)?.contains(document.activeElement) ?? false;
    const asked = { query, unread };
    setPolished((before) => {
      const shown = before !== null && isAnswer(before) ? before.result : result;
      return { asked, limit, result: shown === null ? better : takeUp(better, shown, isAtCard), isWhole: false };
    });
  });
  const finish = useEffectEvent((last: ShownResult | null) => {
    setIsPolishing(false);
    if (last !== null) setPolished((before) => before && { ...before, isWhole: true });
    const shownQuery = last?.brief.query ?? query;
    if (shownQuery !== query || readHere().has(UNREAD_FIELD)) replaceAddress(shownQuery);
  });
  const ask = useEffectEvent(async (asked: { query: string; limit: number; signal: AbortSignal }) => {
    setIsPolishing(true);
    const text = unreadText(result?.brief.said ?? "", readHere().get(UNREAD_FIELD));
    const last = await askModel({ ...asked, text }, takeBetter);
    if (!asked.signal.aborted) finish(last);
  });

  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    void ask({ query, limit, signal: leaving.signal });
    return () => {
      leaving.abort();
      setIsPolishing(false);
    };
  }, [query, limit, isNeeded]);

  return { shown: known?.result ?? result, isPolishing };
}
