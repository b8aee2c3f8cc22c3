import type { GiftChoice } from "#app/features/catalogue/gift-choices.ts";
import { useState } from "react";
import { Tabs } from "#app/ui/tabs.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { EDITOR_TEXTS, PUBLISHING_TEXTS } from "../../admin-texts.ts";
import type { EditedPost } from "../../post-form.ts";
import type { CopySubject, PostChoices, PostStanding } from "../../types.ts";
import { ContentTab } from "./content-tab.tsx";
import { EditorFooter } from "./editor-footer.tsx";
import { type EditorDialog, EditorHeader } from "./editor-header.tsx";
import { PresenceNote, OtherWindowNote, UnsavedNote } from "./editor-notes.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { MetadataTab } from "./metadata-tab.tsx";
import { PostConflict } from "./post-conflict.tsx";
import { PreviewLinkDialog } from "./preview-link-dialog.tsx";
import { PublishingBar } from "./publishing-bar.tsx";
import { RelationsTab } from "./relations-tab.tsx";
import { TopicsTab } from "./topics-tab.tsx";
import { requestDiscard, useEditorPresence } from "./use-editor-presence.ts";
import { useLocalCopy } from "./use-local-copy.ts";
import { usePostEditor, useSaveKey } from "./use-post-editor.ts";
import { isSavedAsDraft, usePublishing } from "./use-publishing.ts";
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
  workingCopy: {
    document: EditedPost;
    baseVersion: number;
    /** The state that they started from, where the post was saved since; null where it is unknown. */
    base: EditedPost | null;
    savedAt: Date;
    writer: string;
    revision: number;
  } | null;
  /** How the post stands to its readers; null for a new one. */
  standing: PostStanding | null;
  choices: PostChoices;
  /** The gifts linked to the post, with the details that the list shows. */
  gifts: readonly GiftChoice[];
  site: { name: string; url: string };
}

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
  standing,
  site,
}: PostEditorProps) {
  const isNew = postId === null;
  // A new post opens with its working copy, since that is why it was opened; for a saved post the copy is offered instead.
  const editor = usePostEditor({
    id: postId,
    editorKey,
    version: openedVersion,
    document,
    standing,
    typed: isNew ? workingCopy?.document : undefined,
  });
  const { post, errors, change, isDirty, version } = editor;
  const [offered, setOffered] = useState(isNew ? null : workingCopy);
  const subject: CopySubject = editor.id === null ? { kind: "draft", id: draftId } : { kind: "post", id: editor.id };
  const signs = useEditorPresence({ subject, version, post, isDirty, found: workingCopy, isUndecided: offered !== null });
  const local = useLocalCopy({
    subject: signs.draftId === null ? subject : { kind: "draft", id: signs.draftId },
    editor,
    signs,
    isUndecided: offered !== null,
  });
  // Saving goes on with a draft that waits; it publishes where no changes wait.
  const waits = isSavedAsDraft(editor);
  const save = () => void editor.save({ draftId: signs.draftId, waits, told: waits ? PUBLISHING_TEXTS.kept : undefined });
  useSaveKey(save);
  const publishing = usePublishing(editor, signs.draftId);
  const [authors, setAuthors] = useState(choices.authors);
  const [tags, setTags] = useState(choices.tags);
  const [knownGifts, setKnownGifts] = useState(gifts);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const { showToast } = useToast();
  const tabProps = { post, errors, change };

  return (
    <div className="flex flex-col gap-4 pb-20">
      <EditorHeader postId={postId} standing={editor.standing} phase={editor.phase} onOpen={setDialog} />
      <PublishingBar standing={editor.standing} phase={editor.phase} isDirty={isDirty} isBusy={editor.isSaving} actions={publishing} />
      {offered === null ? null : (
        <UnsavedNote
          savedAt={offered.savedAt}
          isOutdated={offered.baseVersion < openedVersion}
          onRestore={() => {
            editor.resume(offered.document, offered.base === null ? null : { base: offered.base, version: offered.baseVersion });
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
            if (local.left !== null) editor.resume(local.left.form, isNew ? null : local.left);
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
          {
            id: "topics",
            label: EDITOR_TEXTS.tabs.topics,
            panel: <TopicsTab {...tabProps} choices={{ ...choices, tags }} onTagCreated={(tag) => setTags((before) => [...before, tag])} />,
          },
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
      <EditorFooter editor={editor} signs={signs} isNew={isNew} onSave={() => save()} />
      <LeaveGuard mayLeave={editor.mayLeave} isDirty={isDirty} />
      <PostConflict editor={editor} choices={{ ...choices, authors, tags }} gifts={knownGifts} />
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
