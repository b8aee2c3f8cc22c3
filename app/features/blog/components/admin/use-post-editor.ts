import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { z } from "zod";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS } from "../../admin-texts.ts";
import { type PostSaveAnswer, postSaveAnswer } from "../../answers.ts";
import { type EditedPost, type savePostSchema } from "../../post-form.ts";
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
  /** The working copy to continue with, if any. */
  typed?: EditedPost;
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

type Stale = Extract<PostSaveAnswer, { reason: "stale" }>;

/** State of the editor's form: its values, its errors and the function that saves it. */
export function usePostEditor(opened: Opened) {
  const [post, setPost] = useState(opened.typed ?? opened.document);
  // A new post has its id as soon as it is created, which is before its URL changes.
  const [id, setId] = useState(opened.id);
  const [saved, setSaved] = useState(opened.document);
  const [version, setVersion] = useState(opened.version);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tab, setTab] = useState("content");
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [stale, setStale] = useState<Stale | null>(null);
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

  /** Saves the post; `draftId` is the id of a new post's working copy. */
  async function save({ isForced = false, draftId }: { isForced?: boolean; draftId: string | null }) {
    if (isSaving) return;
    setIsSaving(true);
    const isNew = id === null;
    const sending = { id, draftId: isNew ? draftId : null, baseVersion: isForced ? null : version, post };
    const { answer, trouble: met } = await sendJson("/admin/blog/save", sending satisfies z.input<typeof savePostSchema>, postSaveAnswer);
    setIsSaving(false);
    setTrouble(met);
    if (met !== null) {
      const failed = { title: ADMIN_BLOG_TEXTS.error, description: isNew ? EDITOR_TEXTS.createFailed : EDITOR_TEXTS.updateFailed };
      // The specification has one text for all of them; what was in the way stands beside the button.
      return void showToast(troubleToast(met, { failed, denied: failed, unreachable: failed, signedOut: failed }, { isBeside: true }));
    }
    if (answer.ok) {
      const document = { ...post, slug: answer.slug };
      setPost((now) => ({ ...now, slug: answer.slug }));
      setSaved(document);
      setVersion(answer.version);
      setErrors({});
      setStale(null);
      showToast({ title: isNew ? EDITOR_TEXTS.created : EDITOR_TEXTS.updated, type: "success" });
      if (isNew) {
        setId(answer.id);
        mayLeave.current = true;
        await navigate(`/admin/blog/${answer.id}`, { replace: true, state: { editorKey: opened.editorKey } satisfies EditorState });
      }
      return;
    }
    if (answer.reason === "invalid") return showErrors(answer.errors);
    if (answer.reason === "stale") return setStale(answer);
    fail(EDITOR_TEXTS.updateFailedTitle, "The post has been deleted meanwhile. Your text is still here.");
  }

  const dismissConflict = () => setStale(null);
  return { id, post, version, errors, tab, isSaving, isDirty, mayLeave, trouble, stale, change, setTab, save, dismissConflict };
}
