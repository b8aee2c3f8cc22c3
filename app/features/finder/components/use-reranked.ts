import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { DEFAULT_GIFTS } from "../constants.ts";
import { finderLink } from "../results/links.ts";
import { applyBetterResult, unreadText } from "../model/reranked-view.ts";
import { RESULT_LIST_ID, UNREAD_FIELD } from "../results/screen-texts.ts";
import type { ShownResult } from "../results/screen-types.ts";
import { askModel } from "./ask-model.ts";

interface Reranked {
  /**
   * The brief that it was asked for, and the part of it that was unread then. As the model understood it, the brief is
   * `result.brief.query`.
   */
  asked: { query: string; unread: string | null };
  limit: number;
  result: ShownResult;
  isWhole: boolean;
}

/** Reads the query from the browser, because the router does not see URLs set by `history.replaceState`. */
const readHere = () => new URLSearchParams(window.location.search);

/** Replaces the URL that was asked for by that of what is shown, so that it can be shared and reloaded. */
function replaceAddress(query: string) {
  const here = readHere();
  const next = new URLSearchParams(query);
  for (const name of ["show", "gift"]) for (const value of here.getAll(name)) next.append(name, value);
  window.history.replaceState(window.history.state, "", finderLink(next));
}

interface Shown {
  shown: ShownResult | null;
  isReranking: boolean;
}

/** Returns the result and, where a language model is wanted, its re-ranked versions step by step. */
export function useReranked(result: ShownResult | null, isWanted: boolean): Shown {
  const [params] = useSearchParams();
  const [reranked, setReranked] = useState<Reranked | null>(null);
  const [isReranking, setIsReranking] = useState(false);
  const query = result?.brief.query ?? "";
  const limit = Number(params.get("show")) || DEFAULT_GIFTS;
  // Without the unread part the same URL asks for something else: for the brief without what the model has added to it.
  const unread = params.get(UNREAD_FIELD);
  const isAnswer = ({ asked, result: { brief } }: Reranked) => brief.query === query || (asked.query === query && asked.unread === unread);
  const known = reranked !== null && reranked.limit === limit && isAnswer(reranked) ? reranked : null;
  const isNeeded = isWanted && result !== null && !known?.isWhole;

  const takeBetter = useEffectEvent((better: ShownResult) => {
    const isAtCard = document.getElementById(RESULT_LIST_ID)?.contains(document.activeElement) ?? false;
    const asked = { query, unread };
    setReranked((before) => {
      const shown = before !== null && isAnswer(before) ? before.result : result;
      return { asked, limit, result: shown === null ? better : applyBetterResult(better, shown, isAtCard), isWhole: false };
    });
  });
  const finish = useEffectEvent((last: ShownResult | null) => {
    setIsReranking(false);
    if (last !== null) setReranked((before) => before && { ...before, isWhole: true });
    const shownQuery = last?.brief.query ?? query;
    if (shownQuery !== query || readHere().has(UNREAD_FIELD)) replaceAddress(shownQuery);
  });
  const ask = useEffectEvent(async (asked: { query: string; limit: number; signal: AbortSignal }) => {
    setIsReranking(true);
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
      setIsReranking(false);
    };
  }, [query, limit, isNeeded]);

  return { shown: known?.result ?? result, isReranking };
}
