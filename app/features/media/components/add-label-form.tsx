import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MAX_LABEL_LENGTH } from "../constants.ts";
import type { CountedLabel } from "../types.ts";

interface AddLabelFormProps {
  /** All labels that there are, to choose from while typing. */
  labels: readonly CountedLabel[];
  isBusy: boolean;
  /** Returns true once the label is added. */
  onAdd: (name: string) => Promise<boolean>;
}

/** Types a label, or chooses one that is there already. */
export function AddLabelForm({ labels, isBusy, onAdd }: AddLabelFormProps) {
  const [name, setName] = useState("");
  const list = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(name.trim()).then((isAdded) => isAdded && setName(""));
      }}
      className="flex items-end gap-3"
    >
      <TextField
        label="New label"
        list={list}
        required
        maxLength={MAX_LABEL_LENGTH}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="min-w-0 flex-1"
      />
      <datalist id={list}>
        {labels.map((label) => (
          <option key={label.id} value={label.name}>
            {label.name}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="secondary" busy={isBusy} disabled={name.trim() === ""}>
        Add label
      </Button>
    </form>
  );
}
