import { LocalTime, useTimeForm } from "#app/ui/local-time.tsx";
import { ConflictDialog } from "#app/ui/saving/conflict-dialog.tsx";
import type { GiftForm, GiftFormField } from "../gift-form.ts";
import { describeValue, GIFT_FIELD_NAMES, valueOf } from "../gift-form-values.ts";
import type { GiftFormOptions } from "../opened-gift.ts";
import type { Conflict, GiftEditor } from "./use-gift-editor.ts";

interface GiftConflictProps {
  conflict: Conflict;
  editor: GiftEditor;
  options: GiftFormOptions;
}

/** Shows both versions field by field when another editor saved the gift meanwhile; nothing is written before the editor has chosen. */
export function GiftConflict({ conflict, editor, options }: GiftConflictProps) {
  const { theirs, savedBy, mine, merged, differing, disputed } = conflict;
  const inOwnForm = useTimeForm();
  const describe = (form: GiftForm, field: GiftFormField) => describeValue(form, field, options.categories, inOwnForm);
  return (
    <ConflictDialog
      title="Someone else saved this gift in the meantime"
      savedBy={savedBy}
      savedAt={<LocalTime date={new Date(theirs.updatedAt)} />}
      fields={differing.map((field) => ({
        field,
        name: GIFT_FIELD_NAMES[field],
        mine: describe(mine, field),
        theirs: describe(theirs.form, field),
        isMineChosen: JSON.stringify(valueOf(merged, field)) === JSON.stringify(valueOf(mine, field)),
      }))}
      disputed={disputed.map((field) => GIFT_FIELD_NAMES[field])}
      onChoose={editor.settle}
      onBack={() => editor.finishConflict(false)}
      onSave={() => editor.finishConflict(true)}
    />
  );
}
