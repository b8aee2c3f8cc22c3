import { useEffect, useState } from "react";
import type { StoredDraft } from "#app/ui/saving/drafts.ts";
import { useDraft } from "#app/ui/saving/use-draft.ts";
import { isSamePost } from "../../edited-posts.ts";
import type { EditedPost } from "../../post-form.ts";
import type { CopySubject } from "../../types.ts";
import { NEW_POST_MARK, POST_DRAFT_ROOM, readPostDraft } from "./editor-parts.ts";

interface LocalCopyOptions {
  subject: CopySubject;
  /** The form, and the saved state that it started from. */
  editor: { post: EditedPost; saved: EditedPost; version: number; isDirty: boolean };
  signs: { hasFailed: boolean };
  isUndecided: boolean;
}

/**
 * Stores in this browser what the server could not store: without a connection, a session or the role, and while an earlier copy is
 * undecided. `left` is what an earlier visit has stored so. A new post's id goes into the URL with its first change, so that a reload finds
 * it again.
 */
export function useLocalCopy({ subject: { kind, id }, editor, signs, isUndecided }: LocalCopyOptions) {
  const { post, saved, version, isDirty } = editor;
  const [left, setLeft] = useState<StoredDraft<EditedPost> | null>(null);
  const { forget, isOpenElsewhere } = useDraft({
    place: `${POST_DRAFT_ROOM}${kind === "draft" ? NEW_POST_MARK : ""}${id}`,
    readForm: readPostDraft,
    draft: { form: post, base: saved, version },
    // What an earlier visit left is not overwritten before the user decides about it.
    isDirty: isDirty && left === null && (signs.hasFailed || isUndecided),
    onLeft: (found) => setLeft(isSamePost(found.form, post) ? null : found),
  });
  useEffect(() => {
    if (kind !== "draft" || !isDirty) return;
    const address = new URL(window.location.href);
    if (address.searchParams.get("draft") === id) return;
    address.searchParams.set("draft", id);
    // The router's navigation would reload the page's data, so the URL is replaced directly.
    window.history.replaceState(window.history.state, "", address);
  }, [kind, id, isDirty]);

  function decide() {
    setLeft(null);
    forget();
  }
  return { left, decide, isOpenElsewhere };
}
