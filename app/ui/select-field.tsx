import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./class-names.ts";
import { CONTROL_CLASSES, FieldFrame, type FieldTexts, useFieldIds } from "./field.tsx";

/** A native select whose children are its `<option>`s. */
export function SelectField({ label, hint, error, hidesLabel, className, id, children, ...rest }: ComponentProps<"select"> & FieldTexts) {
  const { controlProps, hintId, errorId } = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, hidesLabel, hintId, errorId, className }} controlId={controlProps.id} required={rest.required}>
      <div className="relative">
        <select {...rest} {...controlProps} className={joinClasses(CONTROL_CLASSES, "appearance-none truncate pr-10")}>
          {children}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5 text-soft-ink" />
      </div>
    </FieldFrame>
  );
}
