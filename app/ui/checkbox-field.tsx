import { Check } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./class-names.ts";
import { FieldNotes, type FieldTexts, useFieldIds } from "./field.tsx";

/** A checkbox whose label is part of the touch target. */
export function CheckboxField({ label, hint, error, className, id, ...rest }: ComponentProps<"input"> & Omit<FieldTexts, "hidesLabel">) {
  const { controlProps, hintId, errorId } = useFieldIds(id, { hint, error });
  return (
    <div className={joinClasses("flex flex-col", className)}>
      <label htmlFor={controlProps.id} className="flex gap-3 py-2.5">
        <span className="relative mt-px inline-flex shrink-0 self-start">
          <input
            {...rest}
            {...controlProps}
            type="checkbox"
            className="peer size-5.5 appearance-none rounded-tag border border-edge bg-card transition-colors duration-150 checked:border-evergreen checked:bg-evergreen hover:border-ink disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-ribbon"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3.5 text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="text-pretty">{label}</span>
      </label>
      {hint || error ? (
        <div className="-mt-1.5 flex flex-col gap-1 pl-8.5">
          <FieldNotes {...{ hint, error, hintId, errorId }} />
        </div>
      ) : null}
    </div>
  );
}
