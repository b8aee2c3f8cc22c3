import { priceFieldText } from "#app/features/catalogue/schema.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LIST_LIMITS, MAX_QUANTITY } from "../constants.ts";
import type { ListItem, RefusedChange } from "../list.types.ts";
import { CancelEdit, type EditFormProps } from "./cancel-edit.tsx";
import { useEditForm } from "./use-edit-form.ts";

interface ItemFormProps extends EditFormProps {
  item: ListItem;
}

/** What the fields begin with: what came back with a refusal, or what the item says. */
function beginWith(item: ListItem, refused: RefusedChange | null): Record<string, string | undefined> {
  if (refused?.change === "edit-item") return refused.typed;
  const wholePrice = item.priceCents === null ? null : item.priceCents * item.quantity;
  return {
    note: item.note,
    quantity: String(item.quantity),
    isSplit: item.splitGoalCents === null ? undefined : "on",
    splitGoal: priceFieldText(item.splitGoalCents ?? wholePrice),
  };
}

/** Note, quantity, and whether several people may share a gift. */
export function ItemForm({ item, refused = null, ...rest }: ItemFormProps) {
  const { form, errors, isSaving, submit } = useEditForm("edit-item", { ...rest, refused });
  const begin = beginWith(item, refused);

  return (
    <form ref={form} method="post" action={rest.listPath} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="change" value="edit-item" />
      <input type="hidden" name="itemId" value={item.id} />
      <TextArea
        label="Note"
        name="note"
        maxLength={LIST_LIMITS.note}
        defaultValue={begin.note}
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
        defaultValue={begin.quantity}
        error={errors.quantity}
        className="max-w-32"
      />
      <div className="group flex flex-col gap-2">
        <CheckboxField
          label="Let several people share this gift"
          name="isSplit"
          value="on"
          defaultChecked={begin.isSplit === "on"}
          hint="Each pledges a part of the sum. Nothing is paid here."
        />
        <div className="hidden max-w-48 group-has-checked:block">
          <TextField
            label="The whole sum"
            name="splitGoal"
            inputMode="decimal"
            icon={<span aria-hidden>$</span>}
            maxLength={12}
            defaultValue={begin.splitGoal}
            error={errors.splitGoal}
          />
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <CancelEdit {...rest} />
        <Button type="submit" busy={isSaving}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
