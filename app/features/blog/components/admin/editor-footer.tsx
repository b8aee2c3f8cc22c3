import { useRef } from "react";
import { useNavigate } from "react-router";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { describeFault } from "#app/ui/saving/describe-trouble.ts";
import { useToastsAbove } from "#app/ui/toast/use-toasts-above.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS } from "../../admin-texts.ts";
import type { PostEditorState } from "./use-post-editor.ts";
import { isSavedAsDraft } from "./use-publishing.ts";

interface EditorFooterProps {
  editor: PostEditorState;
  /** What became of the text that is typed and not saved. */
  signs: { storedAt: Date | null; hasFailed: boolean; trouble: Trouble | null };
  isNew: boolean;
  onSave: () => void;
}

/** The fixed bar below the editor: what is saved, Cancel and Save. */
export function EditorFooter({ editor, signs, isNew, onSave }: EditorFooterProps) {
  const navigate = useNavigate();
  const bar = useRef<HTMLElement>(null);
  useToastsAbove(bar);
  const isDraft = editor.post.status === "draft" || isSavedAsDraft(editor);
  return (
    <footer
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-card px-4 py-3 max-md:bottom-14 md:left-58 md:px-[max(2rem,50%-50.25rem)]"
    >
      <SaveTrouble
        trouble={editor.trouble}
        denied={EDITOR_TEXTS.denied}
        failed={{ title: ADMIN_BLOG_TEXTS.error, description: isNew ? EDITOR_TEXTS.createFailed : EDITOR_TEXTS.updateFailed }}
        onRetry={onSave}
        isBusy={editor.isSaving}
      />
      <p role="status" className="mr-auto min-w-0 text-sm text-soft-ink">
        <SavingState {...signs} isNew={isNew} isDirty={editor.isDirty} />
      </p>
      <Button variant="secondary" onClick={() => void navigate("/admin/blog")}>
        Cancel
      </Button>
      <Button busy={editor.isSaving} onClick={onSave}>
        {editor.isSaving ? EDITOR_TEXTS.saving : isDraft ? EDITOR_TEXTS.saveDraft : EDITOR_TEXTS.save}
      </Button>
    </footer>
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
    return `Your changes couldn’t be backed up. Please save them now.${fault === null ? "" : ` ${fault}`}`;
  }
  if (storedAt === null) return "Unsaved changes";
  return (
    <>
      Unsaved changes, backed up <LocalTime date={storedAt} />
    </>
  );
}
