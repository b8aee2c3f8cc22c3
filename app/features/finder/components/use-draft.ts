import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds after the last move until a slider's new value is committed. */
const SETTLE_MS = 450;

/**
 * Returns a value that is being moved and its setter; `commit` is called once it rests. The URL's own value shows again when it has changed
 * in response or by going back; moves made meanwhile are not lost.
 */
export function useDraft<Value extends string | number>(current: Value, commit: (value: Value) => void): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState<{ value: Value; isSent: boolean } | null>(null);
  const [seen, setSeen] = useState(current);
  const commitRest = useEffectEvent(commit);
  if (seen !== current) {
    setSeen(current);
    if (draft?.isSent) setDraft(null);
  }

  useEffect(() => {
    if (draft === null || draft.isSent) return;
    const timer = setTimeout(() => {
      setDraft({ ...draft, isSent: true });
      commitRest(draft.value);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return [draft?.value ?? current, (value) => setDraft({ value, isSent: false })];
}
