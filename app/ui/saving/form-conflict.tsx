import { ConflictDialog } from "./conflict-dialog.tsx";
import type { FormShape } from "./merge.ts";
import type { SavedForm } from "./use-saved-form.ts";

interface FormConflictProps<Form, Field extends string> {
  editor: SavedForm<Form, Field>;
  shape: FormShape<Form, Field>;
  /** The dialog's title, such as "Someone else saved this category in the meantime". */
  title: string;
  names: Record<Field, string>;
  /** Returns a field's value as text. */
  describe: (form: Form, field: Field) => string;
}

/** Shows the choice between two editors' versions while there is a conflict. */
export function FormConflict<Form, Field extends string>({ editor, shape, title, names, describe }: FormConflictProps<Form, Field>) {
  const { conflict } = editor;
  if (conflict === null) return null;
  const { mine, theirs, merged, differing, disputed } = conflict;
  return (
    <ConflictDialog
      title={title}
      savedBy={theirs.savedBy}
      fields={differing.map((field) => ({
        field,
        name: names[field],
        mine: describe(mine, field),
        theirs: describe(theirs.form, field),
        isMineChosen: shape.isSame(merged, mine, field),
      }))}
      disputed={disputed.map((field) => names[field])}
      onChoose={editor.settle}
      onBack={() => editor.finishConflict(false)}
      onSave={() => editor.finishConflict(true)}
    />
  );
}
