import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { addDays } from "../arrival.rules.ts";
import { LIST_LIMITS } from "../constants.ts";
import type { OwnList, RefusedChange } from "../list.types.ts";
import { CancelEdit, type EditFormProps } from "./cancel-edit.tsx";
import { useEditForm } from "./use-edit-form.ts";

interface ListDetailsFormProps extends EditFormProps {
  list: OwnList;
  /** ISO day. */
  today: string;
}

/** What the fields begin with: what came back with a refusal, or what the list says. */
function beginWith(list: OwnList, refused: RefusedChange | null): Record<string, string | undefined> {
  if (refused !== null) return refused.typed;
  const { name, description, occasionDate, claimsRevealedOn } = list;
  return { name, description, occasionDate: occasionDate ?? "", claimsRevealedOn: claimsRevealedOn ?? "" };
}

/** What the owner says of his list: name, description, the day, and when he wants to see what is claimed. */
export function ListDetailsForm({ list, today, refused = null, ...rest }: ListDetailsFormProps) {
  const { form, errors, isSaving, submit } = useEditForm("edit-list", { ...rest, refused });
  const begin = beginWith(list, refused);

  return (
    <form ref={form} method="post" action={rest.listPath} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="change" value="edit-list" />
      <TextField
        label="Name"
        name="name"
        required
        maxLength={LIST_LIMITS.name}
        defaultValue={begin.name}
        error={errors.name}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        name="description"
        maxLength={LIST_LIMITS.description}
        defaultValue={begin.description}
        error={errors.description}
        hint="For whoever sees the list: sizes, colors, what you have already."
      />
      <TextField
        label="Day of the occasion"
        name="occasionDate"
        type="date"
        defaultValue={begin.occasionDate}
        error={errors.occasionDate}
        hint="Each gift then says by when it has to be ordered."
      />
      <TextField
        label="Show me what’s been claimed from"
        name="claimsRevealedOn"
        type="date"
        min={addDays(today, 1)}
        defaultValue={begin.claimsRevealedOn}
        error={errors.claimsRevealedOn}
        hint="Until that day it stays a surprise. Leave it empty to never see it."
      />
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <CancelEdit {...rest} />
        <Button type="submit" busy={isSaving}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
