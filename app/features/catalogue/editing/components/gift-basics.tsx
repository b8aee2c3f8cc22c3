import { FORM_FIELDS, type GiftFormKey } from "../../gift-fields.ts";
import { GiftFieldInput } from "./gift-field.tsx";
import type { GiftEditor } from "./use-gift-editor.ts";

/** The form begins with these fields; the others follow in their own order, what is only ticked at the end. */
const FIRST: readonly GiftFormKey[] = ["name", "slug", "price", "description"];

const TICKED = FORM_FIELDS.filter(({ kind }) => kind === "yes-no");
const TYPED = [
  ...FIRST.flatMap((first) => FORM_FIELDS.filter(({ key }) => key === first)),
  ...FORM_FIELDS.filter((field) => !FIRST.includes(field.key) && !TICKED.includes(field)),
];

/** Shows the fields of a gift. `onChoosePicture` opens the choice among the shop's own pictures for a field. */
export function GiftBasics({ editor, onChoosePicture }: { editor: GiftEditor; onChoosePicture: (key: GiftFormKey) => void }) {
  const show = (fields: typeof FORM_FIELDS) =>
    fields.map((field) => <GiftFieldInput key={field.key} field={field} editor={editor} onChoosePicture={onChoosePicture} />);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {show(TYPED)}
      <div className="flex flex-wrap items-end gap-x-6 sm:col-span-2">{show(TICKED)}</div>
    </div>
  );
}
