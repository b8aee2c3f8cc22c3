import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS, PUBLISHING_TEXTS } from "../../admin-texts.ts";
import { dateOfPublishingNow } from "../../publishing.ts";
import type { PublishingActions } from "./publishing-bar.tsx";
import { requestDiscardOfWaiting } from "./request-post-change.ts";
import type { PostEditorState } from "./use-post-editor.ts";

/** True where saving goes on with changes that wait as a draft; with another status in the form the whole post is saved. */
export function isSavedAsDraft({ standing, post }: Pick<PostEditorState, "standing" | "post">): boolean {
  return standing?.isWaiting === true && post.status === "published";
}

/** Returns the functions of the publishing buttons; each saves what stands in the editor. */
export function usePublishing(editor: PostEditorState, draftId: string | null): PublishingActions {
  const { showToast } = useToast();
  const { post } = editor;

  async function discardWaiting() {
    if (editor.id === null) return;
    const { answer, trouble } = await requestDiscardOfWaiting(editor.id);
    const failed = { title: ADMIN_BLOG_TEXTS.error, description: EDITOR_TEXTS.updateFailed };
    if (trouble !== null) return void showToast(troubleToast(trouble, { failed, denied: EDITOR_TEXTS.denied }));
    editor.adopt(answer);
    showToast({ title: PUBLISHING_TEXTS.discarded, type: "success" });
  }

  return {
    publish: () =>
      void editor.save({
        draftId,
        changes: { status: "published", publishDate: dateOfPublishingNow(post.publishDate, new Date()) },
        waits: false,
        told: PUBLISHING_TEXTS.published,
      }),
    schedule: (date) =>
      void editor.save({
        draftId,
        changes: { status: "published", publishDate: date.toISOString() },
        waits: false,
        told: PUBLISHING_TEXTS.scheduled,
      }),
    unpublish: () => void editor.save({ draftId, changes: { status: "draft" }, waits: false, told: PUBLISHING_TEXTS.unpublished }),
    wait: () => void editor.save({ draftId, changes: { status: "published" }, waits: true, told: PUBLISHING_TEXTS.kept }),
    discardWaiting: () => void discardWaiting(),
  };
}
