import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { z } from "zod";
import { type Sent, sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { AUTOSAVE_DELAY_MS, PRESENCE_INTERVAL_MS } from "../../constants.ts";
import { type EditingAnswer, editingAnswer } from "../../answers.ts";
import type { EditedPost, editingSchema } from "../../post-form.ts";
import type { CopySubject } from "../../types.ts";

/** Says what an editor has open and has typed. Never rejects. */
const requestEditing = (body: z.input<typeof editingSchema>, init?: { keepalive: boolean }) =>
  sendJson("/admin/blog/editing", body, editingAnswer, init);

const ALONE: EditingAnswer = { others: [], version: null, savedBy: null, isElsewhere: false };

interface EditingSigns {
  /** The post; a new one has the id of its working copy. */
  subject: CopySubject;
  version: number;
  post: EditedPost;
  isDirty: boolean;
  /** The working copy that was found when the editor was opened. */
  found: { document: EditedPost; writer: string; revision: number; savedAt: Date } | null;
  /** True until the user restores or discards the found copy, which must not be overwritten before. */
  isUndecided: boolean;
}

/**
 * Stores what is typed on the server shortly after typing pauses, visible to this editor only, and learns who else has the post open. Where
 * another window continues the same new post, this window's text becomes a new post of its own, so that neither overwrites the other.
 * `storedAt` is the time of the last success; `hasFailed` is true where the last attempt failed, and `trouble` says why.
 */
export function useEditorPresence({ subject: opened, version, post, isDirty, found, isUndecided }: EditingSigns) {
  const [writer] = useState(() => crypto.randomUUID());
  const after = useRef(found === null ? null : { writer: found.writer, revision: found.revision });
  // Id of the new post that was split off from another window's.
  const [partedId, setPartedId] = useState<string | null>(null);
  const subject: CopySubject = opened.kind === "draft" && partedId !== null ? { kind: "draft", id: partedId } : opened;
  const { kind, id } = subject;
  const [presence, setPresence] = useState<EditingAnswer>(ALONE);
  const [storedAt, setStoredAt] = useState<Date | null>(opened.kind === "draft" ? (found?.savedAt ?? null) : null);
  const [hasFailed, setHasFailed] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const take = useEffectEvent((about: CopySubject, isKeeping: boolean, { answer, trouble: met }: Sent<EditingAnswer>) => {
    // The response is about a draft that has become a post meanwhile.
    if (about.kind !== kind || about.id !== id) return;
    const isElsewhere = answer?.isElsewhere === true;
    if (answer !== null) setPresence((before) => ({ ...answer, isElsewhere: isElsewhere || (!isKeeping && before.isElsewhere) }));
    if (!isKeeping) return;
    if (isElsewhere && kind === "draft") {
      after.current = null;
      return setPartedId(crypto.randomUUID());
    }
    setTrouble(met);
    setHasFailed(met !== null || isElsewhere);
    if (met !== null || isElsewhere) return;
    // A window's own revisions need no number: no other window writes under its id.
    after.current = { writer, revision: 0 };
    setStoredAt(new Date());
  });
  const send = useEffectEvent(async (document: EditedPost | null) => {
    const about = { kind, id };
    const body = { subject: about, baseVersion: version, document, writer, after: after.current };
    take(about, document !== null, await requestEditing(body));
  });

  useEffect(() => {
    // The found copy is stored already; storing it again would take it over from the window that writes it.
    if (!isDirty || isUndecided || post === found?.document) return;
    const timer = setTimeout(() => void send(post), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [post, isDirty, isUndecided, found]);

  // A new post that was split off is stored immediately, since the other window's copy could not take its text.
  const keepParted = useEffectEvent(() => void send(post));
  useEffect(() => {
    if (partedId !== null) keepParted();
  }, [partedId]);

  // Changes that were undone again must not be offered later.
  const forget = useEffectEvent(() => {
    if (storedAt === null) return;
    setStoredAt(null);
    void requestDiscard(subject, writer);
  });
  useEffect(() => {
    if (!isDirty) forget();
  }, [isDirty]);

  const beat = useEffectEvent(() => {
    if (kind === "post" && document.visibilityState === "visible") void send(null);
  });
  useEffect(() => {
    if (kind !== "post") return;
    beat();
    const timer = setInterval(() => beat(), PRESENCE_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void requestEditing({ subject: { kind, id }, baseVersion: 0, document: null, writer, leaving: true }, { keepalive: true });
    };
  }, [kind, id, writer]);

  return {
    presence,
    storedAt,
    hasFailed,
    trouble,
    writer,
    /** Id under which a new post's working copy is stored now; null for a saved post. */
    draftId: kind === "draft" ? id : null,
    hasParted: kind === "draft" && partedId !== null,
  };
}

/** Discards the working copy. */
export function requestDiscard(subject: CopySubject, writer: string): Promise<unknown> {
  return requestEditing({ subject, baseVersion: 0, document: null, writer, discards: true });
}
