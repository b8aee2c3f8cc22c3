import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CountedLabel } from "../types.ts";

interface TakeLabelFormProps {
  labels: readonly CountedLabel[];
  isBusy: boolean;
  onTake: (labelId: string) => Promise<unknown>;
}

/** Takes one label off the selected files. */
export function TakeLabelForm({ labels, isBusy, onTake }: TakeLabelFormProps) {
  const [label, setLabel] = useState("");
  if (labels.length === 0) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onTake(label);
      }}
      className="flex items-end gap-3"
    >
      <SelectField label="Label to remove" value={label} onChange={(event) => setLabel(event.target.value)} className="min-w-0 flex-1">
        <option value="">Choose a label</option>
        {labels.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" busy={isBusy} disabled={label === ""}>
        Remove label
      </Button>
    </form>
  );
}
