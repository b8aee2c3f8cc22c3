import { useEffect, useMemo, useRef } from "react";
import { useFetcher, useRevalidator } from "react-router";
import { readFetched } from "#app/ui/client/send-json.ts";
import { modelReadingAnswer } from "../answers.ts";
import type { ModelReadingAnswer } from "../types.ts";

export const MODEL_READING_PATH = "/admin/model-reading";
/** How often a reading under way is looked at. */
const LOOK_MS = 2000;

/** Follows the reading by the language model, and sends what the admin decides. Without `given`, the state is asked for. */
export function useModelReading(given: ModelReadingAnswer | null) {
  const fetcher = useFetcher();
  const { revalidate } = useRevalidator();
  const fetched = useMemo(() => readFetched(fetcher.data, modelReadingAnswer), [fetcher.data]);
  const answer = fetched.answer ?? given;
  const state = answer?.view.run?.state;
  const { load, state: isBusy } = fetcher;
  useEffect(() => {
    if (isBusy !== "idle" || fetched.trouble !== null || (answer !== null && state !== "running")) return undefined;
    const timer = setTimeout(() => void load(MODEL_READING_PATH), answer === null ? 0 : LOOK_MS);
    return () => clearTimeout(timer);
  }, [answer, fetched.trouble, isBusy, load, state]);
  // What the page shows beside the panel has changed once all is read.
  const earlier = useRef(state);
  useEffect(() => {
    if (earlier.current === "running" && state === "done") void revalidate();
    earlier.current = state;
  }, [revalidate, state]);
  return { answer, fetcher, trouble: fetched.trouble };
}
