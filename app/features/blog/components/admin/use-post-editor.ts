import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import type { Draft } from "#app/ui/saving/drafts.ts";
import { mergeForms } from "#app/ui/saving/merge.ts";
import type { Conflict } from "#app/ui/saving/use-saved-form.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS, PUBLISHING_TEXTS } from "../../admin-texts.ts";
import { postSaveAnswer } from "../../answers.ts";
import type { EditedPost, savePostSchema } from "../../post-form.ts";
import { phaseOf } from "../../publishing.ts";
import { POST_SHAPE, type PostField } from "../../post-shape.ts";
import type { PostStanding } from "../../types.ts";
import { TAB_OF_FIELD } from "./editor-parts.ts";

/** The history state of the editor's page, which keeps the same editor mounted when a new post gets its URL. */
export interface EditorState {
  editorKey: string;
}

interface Opened {
  id: string | null;
  editorKey: string;
  version: number;
  document: EditedPost;
  /** How the post stands to its readers; null for a new one. */
  standing: PostStanding | null;
  /** The working copy to continue with, if any. */
  typed?: EditedPost;
}

/** A save: what changes with it besides what was typed, and what is said about it. */
interface Saving {
  /** Id of a new post's working copy. */
  draftId: string | null;
  changes?: Partial<EditedPost>;
  /** True stores the changes of a published post as a draft. */
  waits: boolean;
  told?: string;
}

/** A conflict between two editors, and the save that met it. */
interface PostConflictState extends Conflict<EditedPost, PostField> {
  standing: PostStanding;
  saving: Saving;
}

/** Calls `save` on Ctrl+S and ⌘S. */
export function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** State of the editor's form: its values, its errors and the functions that save it. */
export function usePostEditor(opened: Opened) {
  const [post, setPost] = useState(opened.typed ?? opened.document);
  // A new post has its id as soon as it is created, which is before its URL changes.
  const [id, setId] = useState(opened.id);
  const [saved, setSaved] = useState(opened.document);
  const [version, setVersion] = useState(opened.version);
  const [{ standing, phase }, setStand] = useState(() => standNow(opened.standing));
  const setStanding = (now: PostStanding | null) => setStand(standNow(now));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tab, setTab] = useState("content");
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<PostConflictState | null>(null);
  const navigate = useNavigate();
  const { showToast } = useToast();
  const isDirty = JSON.stringify(post) !== JSON.stringify(saved);
  // This is a ref because a navigation may ask for it before the next rendering.
  const mayLeave = useRef(true);
  useEffect(() => {
    mayLeave.current = !isDirty;
  }, [isDirty]);

  function change(changes: Partial<EditedPost>) {
    setPost((before) => ({ ...before, ...changes }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))));
  }

  function fail(title: string, description: string) {
    showToast({ title, description, type: "destructive" });
  }

  function showErrors(found: Record<string, string>) {
    setErrors(found);
    const [field = ""] = Object.keys(found);
    setTab(TAB_OF_FIELD[field] ?? "content");
    fail(ADMIN_BLOG_TEXTS.error, Object.values(found).join(" "));
    // The tab has to be rendered before its first invalid field can be focused.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus());
  }

  /** Shows what the server has, in place of what was typed. */
  function adopt(state: { document: EditedPost; version: number; standing: PostStanding | null }) {
    setPost(state.document);
    setSaved(state.document);
    setVersion(state.version);
    setStanding(state.standing);
    setErrors({});
  }

  /** Continues with changes of an earlier visit. With the state that they started from, saving merges them with what others have saved since. */
  function resume(document: EditedPost, started: { base: EditedPost; version: number } | null) {
    change(document);
    if (started === null) return;
    setSaved(started.base);
    setVersion(started.version);
  }

  async function save(saving: Saving, from: Draft<EditedPost> = { form: post, base: saved, version }) {
    if (isSaving) return;
    setIsSaving(true);
    const isNew = id === null;
    const sent = { ...from.form, ...saving.changes };
    const body = { id, draftId: isNew ? saving.draftId : null, baseVersion: from.version, waits: saving.waits, post: sent };
    const { answer, trouble: met } = await sendJson("/admin/blog/save", body satisfies z.input<typeof savePostSchema>, postSaveAnswer);
    setIsSaving(false);
    setTrouble(met);
    if (met !== null) {
      const failed = { title: ADMIN_BLOG_TEXTS.error, description: isNew ? EDITOR_TEXTS.createFailed : EDITOR_TEXTS.updateFailed };
      // The specification has one text for all of them; what was in the way stands beside the button.
      return void showToast(troubleToast(met, { failed, denied: failed, unreachable: failed, signedOut: failed }, { isBeside: true }));
    }
    if (answer.ok) {
      const document = { ...sent, slug: answer.slug };
      setPost((now) => ({ ...now, ...saving.changes, slug: answer.slug }));
      setSaved(document);
      setVersion(answer.version);
      setStanding(standingAfter(document, saving.waits ? standing : null));
      setErrors({});
      showToast({ title: isNew ? EDITOR_TEXTS.created : EDITOR_TEXTS.updated, description: saving.told, type: "success" });
      if (isNew) {
        setId(answer.id);
        mayLeave.current = true;
        await navigate(`/admin/blog/${answer.id}`, { replace: true, state: { editorKey: opened.editorKey } satisfies EditorState });
      }
      return;
    }
    if (answer.reason === "invalid") return showErrors(answer.errors);
    if (answer.reason === "stale") {
      const theirs = { form: answer.document, version: answer.version, savedBy: answer.savedBy };
      const merge = mergeForms(POST_SHAPE, { base: from.base, mine: sent, theirs: theirs.form });
      return setConflict({ theirs, mine: sent, standing: answer.standing, saving, ...merge });
    }
    fail(EDITOR_TEXTS.updateFailedTitle, "This post was deleted in the meantime. Your text is still here.");
  }

  /** Chooses one side of a field of the conflict. */
  function settle(field: PostField, side: "mine" | "theirs") {
    setConflict((before) => {
      if (before === null) return null;
      const merged = POST_SHAPE.withFieldOf(before.merged, field, side === "mine" ? before.mine : before.theirs.form);
      return { ...before, merged, disputed: before.disputed.filter((other) => other !== field) };
    });
  }

  /** Continues with the choices. Back in the form they are based on what was opened, so that the next save asks again. */
  function finishConflict(isToBeSaved: boolean) {
    if (conflict === null) return;
    const { theirs, merged, saving } = conflict;
    setPost(merged);
    setConflict(null);
    if (!isToBeSaved) return;
    setStanding(conflict.standing);
    setSaved(theirs.form);
    setVersion(theirs.version);
    // What the other editor left waiting is not published by saving something else.
    const waits = conflict.standing.isWaiting && merged.status === "published";
    void save(
      { draftId: null, waits, told: waits ? PUBLISHING_TEXTS.kept : saving.told },
      { form: merged, base: theirs.form, version: theirs.version },
    );
  }

  return {
    ...{ id, post, saved, version, standing, phase, errors, tab, isSaving, isDirty, mayLeave, trouble, conflict },
    ...{ change, setTab, save, adopt, resume, settle, finishConflict },
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** Returns a post's standing with its phase at this moment. */
function standNow(standing: PostStanding | null) {
  return { standing, phase: phaseOf(standing, new Date()) };
}

/** Returns how a saved post stands to its readers; `shown` is how it stands where its changes wait. */
function standingAfter({ status, publishDate, slug }: EditedPost, shown: PostStanding | null): PostStanding {
  return shown === null ? { status, publishDate, slug, isWaiting: false } : { ...shown, isWaiting: true };
}
