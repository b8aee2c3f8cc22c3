import type { GiftChoice } from "#app/features/catalogue/gift-choices.ts";
import { ConflictDialog } from "#app/ui/saving/conflict-dialog.tsx";
import { describePostField, POST_FIELD_NAMES, POST_SHAPE } from "../../post-shape.ts";
import type { PostChoices } from "../../types.ts";
import type { PostEditorState } from "./use-post-editor.ts";

interface PostConflictProps {
  editor: PostEditorState;
  choices: PostChoices;
  gifts: readonly GiftChoice[];
}

/** Shows both versions field by field when another editor saved the post meanwhile; nothing is written before the editor has chosen. */
export function PostConflict({ editor, choices, gifts }: PostConflictProps) {
  const { conflict } = editor;
  if (conflict === null) return null;
  const { theirs, mine, merged, differing, disputed } = conflict;
  return (
    <ConflictDialog
      title="Someone else saved this post in the meantime"
      savedBy={theirs.savedBy}
      fields={differing.map((field) => ({
        field,
        name: POST_FIELD_NAMES[field],
        mine: describePostField(mine, field, choices, gifts),
        theirs: describePostField(theirs.form, field, choices, gifts),
        isMineChosen: POST_SHAPE.isSame(merged, mine, field),
      }))}
      disputed={disputed.map((field) => POST_FIELD_NAMES[field])}
      onChoose={editor.settle}
      onBack={() => editor.finishConflict(false)}
      onSave={() => editor.finishConflict(true)}
    />
  );
}
