import type { ComponentProps } from "react";

/** A radio button or checkbox in the shape of a chip; the whole chip is its label. */
export function ChoiceChip({ label, ...rest }: ComponentProps<"input"> & { label: string; type: "radio" | "checkbox" }) {
  return (
    <label className="finder-choice">
      <input {...rest} />
      {label}
    </label>
  );
}
