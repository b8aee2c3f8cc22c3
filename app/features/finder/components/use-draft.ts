import { useEffect, useEffectEvent, useState } from "react";

/** So long after the last move a slider's new place counts. */
const SETTLE_MS = 450;

/**
 * A value that is being moved: what to show, and how to move it. Once it rests, `commit` hears of it. The address's own value shows
 * again when it has changed in answer, or by going back; what was moved meanwhile is not lost.
 */
export function useDraft<Value extends string | number>(current: Value, commit: (value: Value) => void): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState<{ value: Value; isSent: boolean } | null>(null);
  const [seen, setSeen] = useState(current);
  const tellRest = useEffectEvent(commit);
  if (seen !== current) {
    setSeen(current);
    if (draft?.isSent) setDraft(null);
  }

  useEffect(() => {
    if (draft === null || draft.isSent) return;
    const timer = setTimeout(() => {
      setDraft({ ...draft, isSent: true });
      tellRest(draft.value);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return [draft?.value ?? current, (value) => setDraft({ value, isSent: false })];
}
