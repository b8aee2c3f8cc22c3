import { useState } from "react";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { toTypedMoney } from "#app/platform/money.ts";
import type { ListItem, RefusedChange } from "../list-types.ts";
import type { ItemDetails } from "../schema.ts";
import { EditForm, type EditFormProps } from "./edit-form.tsx";
import { DollarField, NoteField, QuantityField } from "./item-fields.tsx";

interface ItemFormProps extends EditFormProps {
  item: ListItem;
}

/** Returns the initial values of the fields: from the refused form, or else from the item. */
function beginWith(item: ListItem, refused: RefusedChange | null): Record<string, string | undefined> {
  if (refused?.change === "edit-item") return refused.typed;
  const wholePrice = item.priceCents === null ? null : item.priceCents * item.quantity;
  const { note, quantity, splitGoalCents, currency } = item;
  return {
    opened: JSON.stringify({ note, quantity, splitGoalCents, currency } satisfies ItemDetails),
    note,
    quantity: String(quantity),
    isSplit: splitGoalCents === null ? undefined : "on",
    splitGoal: toTypedMoney(splitGoalCents ?? wholePrice),
  };
}

/** Edits note, quantity, and whether several people may share a gift. */
export function ItemForm({ item, refused = null, ...rest }: ItemFormProps) {
  // The list may be loaded again while the form is open, so its initial values are remembered.
  const [begin] = useState(() => beginWith(item, refused));

  return (
    <EditForm {...rest} name="edit-item" opened={begin.opened ?? ""} refused={refused}>
      {(errors) => (
        <>
          <input type="hidden" name="itemId" value={item.id} />
          <NoteField label="Note" defaultValue={begin.note} error={errors.note} />
          <QuantityField label="Quantity" defaultValue={begin.quantity} error={errors.quantity} className="max-w-32" />
          <div className="group flex flex-col gap-2">
            <CheckboxField
              label="Let several people share this gift"
              name="isSplit"
              value="on"
              defaultChecked={begin.isSplit === "on"}
              hint="Each person pledges part of the total. No money changes hands here."
              error={errors.isSplit}
            />
            <div className="hidden max-w-48 group-has-checked:block">
              <DollarField label="Total amount" name="splitGoal" defaultValue={begin.splitGoal} error={errors.splitGoal} />
            </div>
          </div>
        </>
      )}
    </EditForm>
  );
}
