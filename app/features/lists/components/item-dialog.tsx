import { type FormEvent, useState } from "react";
import { priceFieldText } from "#app/features/catalogue/schema.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LIST_LIMITS, MAX_QUANTITY } from "../constants.ts";
import type { ListItem } from "../list.types.ts";
import { fieldsOf } from "./list-changes.ts";
import type { ChangeList } from "./use-list-changes.ts";

interface ItemDialogProps {
  /** The item that is being edited; the dialog is open while there is one. */
  item: ListItem | null;
  onClose: () => void;
  change: ChangeList;
}

/** Note, quantity, and whether several people may share the gift. */
export function ItemDialog({ item, onClose, change }: ItemDialogProps) {
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);
  return (
    <Dialog isOpen={item !== null} onClose={onClose} title="Edit gift" description={shown?.title} closesOnBackdrop={false}>
      {shown === null ? null : <ItemForm key={shown.id} item={shown} onClose={onClose} change={change} />}
    </Dialog>
  );
}

function ItemForm({ item, onClose, change }: ItemDialogProps & { item: ListItem }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSplit, setIsSplit] = useState(item.splitGoalCents !== null);
  const [isSaving, setIsSaving] = useState(false);
  const wholePrice = item.priceCents === null ? null : item.priceCents * item.quantity;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    setIsSaving(true);
    const result = await change("edit-item", { itemId: item.id, ...fieldsOf(form) });
    setIsSaving(false);
    if (result.ok) return onClose();
    if (result.reason !== "invalid") return;
    setErrors(result.errors);
    form.querySelector<HTMLElement>(`[name="${Object.keys(result.errors)[0]}"]`)?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextArea
        label="Note"
        name="note"
        maxLength={LIST_LIMITS.note}
        defaultValue={item.note}
        error={errors.note}
        placeholder="Size M, the blue one …"
      />
      <TextField
        label="Quantity"
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        defaultValue={String(item.quantity)}
        error={errors.quantity}
        className="max-w-32"
      />
      <div className="flex flex-col gap-2">
        <CheckboxField
          label="Let several people share this gift"
          name="isSplit"
          value="on"
          checked={isSplit}
          onChange={(event) => setIsSplit(event.currentTarget.checked)}
          hint="Each pledges a part of the sum. Nothing is paid here."
        />
        {isSplit ? (
          <TextField
            label="The whole sum"
            name="splitGoal"
            inputMode="decimal"
            icon={<span aria-hidden>$</span>}
            maxLength={12}
            defaultValue={priceFieldText(item.splitGoalCents ?? wholePrice)}
            error={errors.splitGoal}
            className="max-w-48"
          />
        ) : null}
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
