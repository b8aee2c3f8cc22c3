import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS } from "../../admin-texts.constants.ts";
import type { EditedPost, SaveAnswer } from "../../post.schema.ts";
import { TAB_OF_FIELD } from "./editor-parts.ts";
import { sendJson } from "./send-json.ts";

/** What an address of the editor remembers: which editor it is. */
export interface EditorState {
  editorKey: string;
}

interface Opened {
  id: string | null;
  editorKey: string;
  version: number;
  document: EditedPost;
}

type Stale = Extract<SaveAnswer, { reason: "stale" }>;

/** The editor's form: what stands in it, what is wrong with it, and the way to save it. */
export function usePostEditor(opened: Opened) {
  const [post, setPost] = useState(opened.document);
  // Known as soon as the post is made, which is before its address is there.
  const id = useRef(opened.id);
  const [saved, setSaved] = useState(opened.document);
  const [version, setVersion] = useState(opened.version);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tab, setTab] = useState("content");
  const [isSaving, setIsSaving] = useState(false);
  const [stale, setStale] = useState<Stale | null>(null);
  const navigate = useNavigate();
  const { showToast } = useToast();
  const isDirty = JSON.stringify(post) !== JSON.stringify(saved);
  // Read while a navigation is decided on, which may be before the next rendering.
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
    // Once the tab is there, its first wrong field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus());
  }

  async function save({ isForced = false } = {}) {
    if (isSaving) return;
    setIsSaving(true);
    const isNew = id.current === null;
    const { answer } = await sendJson<SaveAnswer>("/admin/blog/save", { id: id.current, baseVersion: isForced ? null : version, post });
    setIsSaving(false);
    if (answer?.ok) {
      const document = { ...post, slug: answer.slug };
      setPost((now) => ({ ...now, slug: answer.slug }));
      setSaved(document);
      setVersion(answer.version);
      setErrors({});
      setStale(null);
      showToast({ title: isNew ? EDITOR_TEXTS.created : EDITOR_TEXTS.updated, type: "success" });
      if (isNew) {
        id.current = answer.id;
        mayLeave.current = true;
        await navigate(`/admin/blog/${answer.id}`, { replace: true, state: { editorKey: opened.editorKey } satisfies EditorState });
      }
      return;
    }
    if (answer?.ok === false && answer.reason === "invalid") return showErrors(answer.errors);
    if (answer?.ok === false && answer.reason === "stale") return setStale(answer);
    if (answer?.ok === false) return fail(EDITOR_TEXTS.updateFailedTitle, "The post has been deleted meanwhile. Your text is still here.");
    fail(ADMIN_BLOG_TEXTS.error, isNew ? EDITOR_TEXTS.createFailed : EDITOR_TEXTS.updateFailed);
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  return { post, version, errors, tab, isSaving, isDirty, mayLeave, stale, change, setTab, save, forgetStale: () => setStale(null) };
}
