import { useEffect, useRef, useState } from "react";
import { type GiftForm, readDraftForm } from "../gift-form.schema.ts";

/** What was typed and not saved yet, in this browser only. */
interface Draft {
  form: GiftForm;
  /** What the gift was when it was opened, and its version then. */
  base: GiftForm;
  version: number;
}

/** Long enough that nobody waits for the disk while typing, short enough that a crash takes no more than a word. */
const PAUSE_MS = 300;
const keyOf = (giftId: string | null) => `presently:gift-draft:${giftId ?? "new"}`;

function readDraft(giftId: string | null): Draft | null {
  try {
    const { form, base, version } = JSON.parse(localStorage.getItem(keyOf(giftId)) ?? "null") as Record<string, unknown>;
    const [read, readBase] = [readDraftForm(form), readDraftForm(base)];
    return read === null || readBase === null || typeof version !== "number" ? null : { form: read, base: readBase, version };
  } catch {
    // None there, or a browser that keeps nothing.
    return null;
  }
}

function writeDraft(giftId: string | null, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(giftId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still saves.
  }
}

/** Throws a draft away: it was saved, or is not wanted. */
export function forgetDraft(giftId: string | null): void {
  try {
    localStorage.removeItem(keyOf(giftId));
  } catch {
    // Nothing was kept.
  }
}

/** The draft that was left behind, read once in the browser; null while there is none. */
export function useLeftDraft(giftId: string | null): Draft | null {
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => setDraft(readDraft(giftId)), [giftId]);
  return draft;
}

/** Keeps what is typed, as long as it differs from what is saved; what was taken back again leaves no draft. */
export function useKeepDraft(giftId: string | null, { form, base, version }: Draft, isDirty: boolean): void {
  const wasDirty = useRef(false);
  useEffect(() => {
    if (!isDirty) {
      if (wasDirty.current) forgetDraft(giftId);
      return;
    }
    wasDirty.current = true;
    const write = () => writeDraft(giftId, { form, base, version });
    const timer = setTimeout(write, PAUSE_MS);
    // Whoever leaves sooner keeps his last word too.
    addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", write);
    };
  }, [giftId, form, base, version, isDirty]);
}
