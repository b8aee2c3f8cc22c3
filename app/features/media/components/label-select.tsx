import type { ComponentProps } from "react";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CountedLabel } from "../types.ts";

interface LabelSelectProps extends Pick<ComponentProps<"select">, "name" | "value" | "defaultValue" | "onChange"> {
  labels: readonly CountedLabel[];
}

/** Narrows the library to the files that have a label. */
export function LabelSelect({ labels, ...select }: LabelSelectProps) {
  return (
    <SelectField {...select} label="Label" hidesLabel className="w-44">
      <option value="">All labels</option>
      {labels.map(({ id, name, files }) => (
        <option key={id} value={id}>
          {`${name} (${files})`}
        </option>
      ))}
    </SelectField>
  );
}
