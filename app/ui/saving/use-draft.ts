import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Draft,
  removeStoredDraft,
  type HeldKey,
  holdDraftKey,
  readDraft,
  type ReadForm,
  type StoredDraft,
  writeDraft,
} from "./drafts.ts";

/** Milliseconds between the last key and the write: typing never waits for the disk, and a crash loses a word at most. */
const PAUSE_MS = 300;

interface UsedDraft {
  forget: () => void;
  /** True while another tab of this browser has the same form open. */
  isOpenElsewhere: boolean;
}

interface DraftOptions<Form> {
  /** The draft's place; null stores nothing. */
  place: string | null;
  readForm: ReadForm<Form>;
  /** The current content of the form. */
  draft: Draft<Form>;
  /** True while the form differs from what is saved. */
  isDirty: boolean;
  /** Is called once with the draft of an earlier visit. */
  onLeft: (left: StoredDraft<Form>) => void;
}

/** Stores input in this browser while it differs from what is saved; undone changes leave no draft. */
export function useDraft<Form>({ place, readForm, draft, isDirty, onLeft }: DraftOptions<Form>): UsedDraft {
  const [key, setKey] = useState<string | null>(null);
  /** The key as it is now: a save that began before the tab had its key forgets the draft that was written meanwhile. */
  const currentKey = useRef<string | null>(null);
  const [isHeldElsewhere, setIsHeldElsewhere] = useState(false);
  /** False once the input was saved or thrown away: a write that is still waiting then must not bring it back. */
  const isWanted = useRef(false);
  const tellLeft = useEffectEvent((held: string) => {
    const left = readDraft(held, readForm);
    if (left !== null) onLeft(left);
  });
  useEffect(() => {
    if (place === null) return;
    let isGone = false;
    let held: HeldKey | null = null;
    void holdDraftKey(place).then((found) => {
      if (isGone) return found.release();
      held = found;
      tellLeft(found.key);
      currentKey.current = found.key;
      setKey(found.key);
      setIsHeldElsewhere(found.isHeldElsewhere);
    });
    return () => {
      isGone = true;
      held?.release();
    };
  }, [place]);

  const { form, base, version } = draft;
  useEffect(() => {
    if (key === null) return;
    if (!isDirty) {
      if (isWanted.current) removeStoredDraft(key);
      return;
    }
    isWanted.current = true;
    const write = () => void (isWanted.current && writeDraft(key, { form, base, version }));
    const timer = setTimeout(write, PAUSE_MS);
    // Leaving the page before the timer ends must not lose the last word.
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [key, form, base, version, isDirty]);

  function forget() {
    isWanted.current = false;
    if (currentKey.current !== null) removeStoredDraft(currentKey.current);
  }
  return { forget, isOpenElsewhere: key !== null && isHeldElsewhere };
}
