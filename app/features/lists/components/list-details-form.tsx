import { useState } from "react";
import { addDays } from "#app/platform/days.ts";
import { useDayForm } from "#app/ui/local-time.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LIST_LIMITS } from "../constants.ts";
import type { OwnList, RefusedChange } from "../list-types.ts";
import type { ListDetails } from "../schema.ts";
import { EditForm, type EditFormProps } from "./edit-form.tsx";

interface ListDetailsFormProps extends EditFormProps {
  list: OwnList;
  /** Today as an ISO day. */
  today: string;
}

/** Returns the initial values of the fields: from the refused form, or else from the list. */
function beginWith(list: OwnList, refused: RefusedChange | null): Record<string, string | undefined> {
  if (refused !== null) return refused.typed;
  const { name, description, occasionDate, claimsRevealedOn } = list;
  const opened = JSON.stringify({ name, description, occasionDate, claimsRevealedOn } satisfies ListDetails);
  return { opened, name, description, occasionDate: occasionDate ?? "", claimsRevealedOn: claimsRevealedOn ?? "" };
}

/** Edits the details of a list: name, description, the occasion, and when its owner wants to see the claims. */
export function ListDetailsForm({ list, today, refused = null, ...rest }: ListDetailsFormProps) {
  // The list may be loaded again while the form is open, so its initial values are remembered.
  const inOwnForm = useDayForm("long");
  const [begin] = useState(() => beginWith(list, refused));

  return (
    <EditForm {...rest} name="edit-list" opened={begin.opened ?? ""} refused={refused}>
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
            hint="For everyone who sees the list: sizes, colors, what you already have."
          />
          <TextField
            label="Date of the occasion"
            name="occasionDate"
            type="date"
            defaultValue={begin.occasionDate}
            error={errors.occasionDate && inOwnForm(errors.occasionDate)}
            hint="Each gift will then show when to order it by."
          />
          <TextField
            label="Reveal claims to me on"
            name="claimsRevealedOn"
            type="date"
            min={addDays(today, 1)}
            defaultValue={begin.claimsRevealedOn}
            error={errors.claimsRevealedOn && inOwnForm(errors.claimsRevealedOn)}
            hint="Until then it stays a surprise, and everyone with the link can see this date. Leave it empty to never see the claims."
          />
        </>
      )}
    </EditForm>
  );
}
