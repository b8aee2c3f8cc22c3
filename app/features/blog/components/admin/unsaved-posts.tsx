import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { LeftDraftsNote } from "#app/ui/saving/left-drafts-note.tsx";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, DISCARD_TEXTS, EDITOR_TEXTS, UNSAVED_TEXTS } from "../../admin-texts.ts";
import type { AdminPost, UnsavedPost } from "../../types.ts";
import { NEW_POST_MARK, POST_DRAFT_ROOM, readPostDraft } from "./editor-parts.ts";
import { requestPostChange } from "./request-post-change.ts";

const titleOf = (title: string) => title.trim() || UNSAVED_TEXTS.untitled;

/** New posts that were begun and not saved, to continue or discard; below them those that only this browser has. */
export function UnsavedPosts({ unsaved, posts }: { unsaved: readonly UnsavedPost[]; posts: readonly AdminPost[] }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { showToast } = useToast();
  const [asked, setAsked] = useState<UnsavedPost | null>(null);

  async function send(change: "discard-unsaved" | "restore-unsaved", { id, title }: UnsavedPost) {
    const { trouble } = await requestPostChange({ change, id });
    if (trouble !== null && trouble.status !== 404)
      return void showToast(
        troubleToast(trouble, {
          failed: { title: ADMIN_BLOG_TEXTS.error, description: UNSAVED_TEXTS.failed },
          denied: EDITOR_TEXTS.denied,
        }),
      );
    if (trouble !== null) showToast({ title: ADMIN_BLOG_TEXTS.error, description: UNSAVED_TEXTS.gone, type: "destructive" });
    else if (change === "restore-unsaved") showToast({ title: UNSAVED_TEXTS.restored, description: titleOf(title), type: "success" });
    else
      showUndoToast({
        title: UNSAVED_TEXTS.discarded,
        description: titleOf(title),
        onUndo: () => void send("restore-unsaved", { id, title, savedAt: new Date() }),
      });
    await revalidate();
  }

  return (
    <>
      {unsaved.length === 0 ? null : (
        <section aria-label="Unsaved posts" className="rounded-control bg-butter px-4 py-2">
          <ul>
            {unsaved.map((post) => (
              <li key={post.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
                <p className="min-w-0 flex-1 basis-60 break-words">
                  Unsaved: <strong className="font-semibold">{titleOf(post.title)}</strong>
                  <span className="ml-2 text-sm whitespace-nowrap text-soft-ink">
                    <LocalTime date={post.savedAt} />
                  </span>
                </p>
                <span className="flex gap-2">
                  <ButtonLink
                    to={`/admin/blog/new?draft=${post.id}`}
                    size="sm"
                    variant="secondary"
                    aria-label={`Continue with ${titleOf(post.title)}`}
                  >
                    Continue
                  </ButtonLink>
                  <Button size="sm" variant="quiet" aria-label={`Discard ${titleOf(post.title)}`} onClick={() => setAsked(post)}>
                    Discard
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          <p className="pb-1 text-sm text-soft-ink">{UNSAVED_TEXTS.stays}</p>
        </section>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked !== null) void send("discard-unsaved", asked);
          setAsked(null);
        }}
        title={DISCARD_TEXTS.title}
        text={DISCARD_TEXTS.post(titleOf(asked?.title ?? ""))}
        confirmLabel="Discard"
      />
      <LeftDraftsNote
        room={POST_DRAFT_ROOM}
        readForm={readPostDraft}
        isFormOpen={false}
        nameOf={({ id, form }) =>
          unsaved.some((each) => NEW_POST_MARK + each.id === id)
            ? null
            : (posts.find((each) => each.id === id)?.title ?? titleOf(form.title))
        }
        onOpen={(id) =>
          void navigate(id.startsWith(NEW_POST_MARK) ? `/admin/blog/new?draft=${id.slice(NEW_POST_MARK.length)}` : `/admin/blog/${id}`)
        }
      />
    </>
  );
}
