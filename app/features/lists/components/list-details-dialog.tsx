import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { addDays } from "../arrival.rules.ts";
import { LIST_LIMITS } from "../constants.ts";
import type { OwnList } from "../list.types.ts";
import { fieldsOf } from "./list-changes.ts";
import type { ChangeList } from "./use-list-changes.ts";

interface ListDetailsDialogProps {
  list: OwnList;
  today: string;
  isOpen: boolean;
  onClose: () => void;
  change: ChangeList;
}

/** What the owner says of his list: name, description, the day, and when he wants to see what is claimed. */
export function ListDetailsDialog({ isOpen, onClose, ...rest }: ListDetailsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Edit list" closesOnBackdrop={false}>
      <ListDetailsForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function ListDetailsForm({ list, today, onClose, change }: Omit<ListDetailsDialogProps, "isOpen">) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSaving, setIsSaving] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    setIsSaving(true);
    const result = await change("edit-list", fieldsOf(form));
    setIsSaving(false);
    if (result.ok) return onClose();
    if (result.reason !== "invalid") return;
    setErrors(result.errors);
    form.querySelector<HTMLElement>(`[name="${Object.keys(result.errors)[0]}"]`)?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={LIST_LIMITS.name}
        defaultValue={list.name}
        error={errors.name}
        autoComplete="off"
      />
      <TextArea
        label="Description"
        name="description"
        maxLength={LIST_LIMITS.description}
        defaultValue={list.description}
        error={errors.description}
        hint="For whoever sees the list: sizes, colors, what you have already."
      />
      <TextField
        label="Day of the occasion"
        name="occasionDate"
        type="date"
        defaultValue={list.occasionDate ?? ""}
        error={errors.occasionDate}
        hint="Each gift then says by when it has to be ordered."
      />
      <TextField
        label="Show me what’s been claimed from"
        name="claimsRevealedOn"
        type="date"
        min={addDays(today, 1)}
        defaultValue={list.claimsRevealedOn ?? ""}
        error={errors.claimsRevealedOn}
        hint="Until that day it stays a surprise. Leave it empty to never see it."
      />
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
