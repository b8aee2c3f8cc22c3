import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { addDays } from "../arrival.rules.ts";
import { LIST_LIMITS } from "../constants.ts";
import type { OwnList, RefusedChange } from "../list.types.ts";
import { EditForm, type EditFormProps } from "./edit-form.tsx";

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
  const begin = beginWith(list, refused);

  return (
    <EditForm {...rest} name="edit-list" refused={refused}>
      {(errors) => (
        <>
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
        </>
      )}
    </EditForm>
  );
}
