import { ArrowLeft, ExternalLink, Eye, History } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { describeFault } from "#app/ui/saving/describe-trouble.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { postPath } from "../../addresses.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS, STATUS_BADGES } from "../../admin-texts.ts";
import type { EditedPost } from "../../post-form.ts";
import type { CopySubject, GiftChoice, PostChoices } from "../../types.ts";
import { ContentTab } from "./content-tab.tsx";
import { PresenceNote, OtherWindowNote, UnsavedNote } from "./editor-notes.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { MetadataTab } from "./metadata-tab.tsx";
import { PreviewLinkDialog } from "./preview-link-dialog.tsx";
import { RelationsTab } from "./relations-tab.tsx";
import { TopicsTab } from "./topics-tab.tsx";
import { requestDiscard, useEditorPresence } from "./use-editor-presence.ts";
import { useLocalCopy } from "./use-local-copy.ts";
import { usePostEditor, useSaveKey } from "./use-post-editor.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

export interface PostEditorProps {
  /** Id of the post; null for a new one. */
  postId: string | null;
  /** Id under which a new post's working copy is stored until the post is saved. */
  draftId: string;
  /** React key that stays the same when a new post gets its URL. */
  editorKey: string;
  version: number;
  document: EditedPost;
  /** Changes that were typed in an earlier session and not saved. */
  workingCopy: { document: EditedPost; baseVersion: number; savedAt: Date; writer: string; revision: number } | null;
  choices: PostChoices;
  /** The gifts linked to the post, with the details that the list shows. */
  gifts: readonly GiftChoice[];
  /** True where readers can see the post. */
  isPublic: boolean;
  site: { name: string; url: string };
}

type OpenDialog = "versions" | "preview" | null;

/** The editor of a post: four tabs, and below them the actions on the whole post. */
export function PostEditor({
  postId,
  draftId,
  editorKey,
  version: openedVersion,
  document,
  workingCopy,
  choices,
  gifts,
  isPublic,
  site,
}: PostEditorProps) {
  const isNew = postId === null;
  // A new post opens with its working copy, since that is why it was opened; for a saved post the copy is offered instead.
  const editor = usePostEditor({
    id: postId,
    editorKey,
    version: openedVersion,
    document,
    typed: isNew ? workingCopy?.document : undefined,
  });
  const { post, errors, change, isDirty, version } = editor;
  const [offered, setOffered] = useState(isNew ? null : workingCopy);
  const subject: CopySubject = editor.id === null ? { kind: "draft", id: draftId } : { kind: "post", id: editor.id };
  const signs = useEditorPresence({ subject, version, post, isDirty, found: workingCopy, isUndecided: offered !== null });
  const local = useLocalCopy({
    subject: signs.draftId === null ? subject : { kind: "draft", id: signs.draftId },
    editor,
    document,
    signs,
    isUndecided: offered !== null,
  });
  const save = (isForced = false) => void editor.save({ isForced, draftId: signs.draftId });
  useSaveKey(save);
  const [authors, setAuthors] = useState(choices.authors);
  const [knownGifts, setKnownGifts] = useState(gifts);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const navigate = useNavigate();
  const { showToast } = useToast();
  const tabProps = { post, errors, change };

  return (
    <div className="flex flex-col gap-4 pb-20">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to="/admin/blog"
          aria-label="Back to the posts"
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-linen"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <h1 className="text-heading">{postId === null ? EDITOR_TEXTS.create : EDITOR_TEXTS.edit}</h1>
        <Badge tone={STATUS_BADGES[document.status].tone}>{STATUS_BADGES[document.status].label}</Badge>
        {postId === null ? null : (
          <span className="ml-auto flex flex-wrap gap-2">
            {isPublic ? (
              <a
                href={postPath(document.slug)}
                target="_blank"
                rel="noopener"
                className={buttonClasses({ variant: "secondary", size: "sm" })}
              >
                <ExternalLink aria-hidden className="size-4" />
                View post
              </a>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => setDialog("preview")}>
                <Eye aria-hidden className="size-4" />
                Preview link
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => setDialog("versions")}>
              <History aria-hidden className="size-4" />
              Versions
            </Button>
          </span>
        )}
      </header>
      {offered === null ? null : (
        <UnsavedNote
          savedAt={offered.savedAt}
          isOutdated={offered.baseVersion < openedVersion}
          onRestore={() => {
            change(offered.document);
            setOffered(null);
          }}
          onDiscard={() => {
            setOffered(null);
            void requestDiscard(subject, signs.writer);
          }}
        />
      )}
      {local.left === null ? null : (
        <UnsavedNote
          savedAt={local.left.savedAt}
          isOutdated={local.left.version < openedVersion}
          onRestore={() => {
            if (local.left !== null) change(local.left.form);
            local.decide();
          }}
          onDiscard={local.decide}
        />
      )}
      <OtherWindowNote
        isNew={editor.id === null}
        hasParted={signs.hasParted}
        isOpen={local.isOpenElsewhere || signs.presence.isElsewhere}
      />
      <PresenceNote presence={signs.presence} version={version} />
      <Tabs
        label="Parts of the post"
        selectedId={editor.tab}
        onSelect={editor.setTab}
        tabs={[
          { id: "content", label: EDITOR_TEXTS.tabs.content, panel: <ContentTab {...tabProps} /> },
          { id: "metadata", label: EDITOR_TEXTS.tabs.metadata, panel: <MetadataTab {...tabProps} site={site} /> },
          { id: "topics", label: EDITOR_TEXTS.tabs.topics, panel: <TopicsTab {...tabProps} choices={choices} /> },
          {
            id: "relations",
            label: EDITOR_TEXTS.tabs.relations,
            panel: (
              <RelationsTab
                {...tabProps}
                authors={authors}
                gifts={knownGifts}
                onAuthorCreated={(author) => setAuthors((before) => [...before, author])}
                onGiftSeen={(gift) => setKnownGifts((before) => (before.some(({ id }) => id === gift.id) ? before : [...before, gift]))}
              />
            ),
          },
        ]}
      />
      <footer className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-card px-4 py-3 max-md:bottom-14 md:left-58 md:px-8">
        <SaveTrouble
          trouble={editor.trouble}
          denied={EDITOR_TEXTS.denied}
          failed={{ title: ADMIN_BLOG_TEXTS.error, description: isNew ? EDITOR_TEXTS.createFailed : EDITOR_TEXTS.updateFailed }}
          onRetry={save}
          isBusy={editor.isSaving}
        />
        <p role="status" className="mr-auto min-w-0 text-sm text-soft-ink">
          <SavingState {...signs} isNew={isNew} isDirty={isDirty} />
        </p>
        <Button variant="secondary" onClick={() => void navigate("/admin/blog")}>
          Cancel
        </Button>
        <Button busy={editor.isSaving} onClick={() => save()}>
          {editor.isSaving ? EDITOR_TEXTS.saving : post.status === "draft" ? EDITOR_TEXTS.saveDraft : EDITOR_TEXTS.save}
        </Button>
      </footer>
      <LeaveGuard mayLeave={editor.mayLeave} isDirty={isDirty} />
      <ConfirmDialog
        isOpen={editor.stale !== null}
        onClose={editor.dismissConflict}
        onConfirm={() => save(true)}
        isBusy={editor.isSaving}
        title={EDITOR_TEXTS.updateFailedTitle}
        text={`${editor.stale?.savedBy ?? "Somebody"} has saved this post since you opened it. If you save anyway, yours takes its place; the other one stays among the versions.`}
        confirmLabel="Save anyway"
      />
      {postId === null ? null : (
        <>
          <PreviewLinkDialog isOpen={dialog === "preview"} onClose={() => setDialog(null)} postId={postId} isDirty={isDirty} />
          <VersionsDialog
            isOpen={dialog === "versions"}
            onClose={() => setDialog(null)}
            postId={postId}
            current={post}
            onRestore={(restored, number) => {
              change(restored);
              setDialog(null);
              showToast({ title: `Version ${number} is in the editor`, description: "Save to keep it." });
            }}
          />
        </>
      )}
    </div>
  );
}

interface SavingStateProps {
  isNew: boolean;
  isDirty: boolean;
  storedAt: Date | null;
  hasFailed: boolean;
  trouble: Trouble | null;
}

function SavingState({ isNew, isDirty, storedAt, hasFailed, trouble }: SavingStateProps) {
  if (!isDirty) return isNew ? "Nothing to save yet" : "All changes saved";
  if (hasFailed) {
    const fault = trouble === null ? null : describeFault(trouble);
    return `Your changes could not be kept. Please save them.${fault === null ? "" : ` ${fault}`}`;
  }
  if (storedAt === null) return "Unsaved changes";
  return (
    <>
      Unsaved changes, kept <LocalTime date={storedAt} />
    </>
  );
}
