import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "./class-names.ts";
import { CONTROL_CLASSES, FieldFrame, type FieldTexts, useFieldIds } from "./field.tsx";

interface TextFieldProps extends ComponentProps<"input">, FieldTexts {
  /** Icon at the start of the field. */
  icon?: ReactNode;
  /** Element at the end of the field: a unit, a key hint or a small button. */
  trailing?: ReactNode;
}

/** A one-line text field. `className` goes to the whole field, all other props to the input. */
export function TextField({ label, hint, error, hidesLabel, icon, trailing, className, id, ...rest }: TextFieldProps) {
  const { controlProps, hintId, errorId } = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, hidesLabel, hintId, errorId, className }} controlId={controlProps.id} required={rest.required}>
      <div className="relative">
        {icon ? (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-soft-ink [&_svg]:size-4.5">{icon}</span>
        ) : null}
        <input
          type="text"
          {...rest}
          {...controlProps}
          className={joinClasses(CONTROL_CLASSES, icon ? "pl-10.5" : null, trailing ? "pr-14" : null)}
        />
        {trailing ? <span className="absolute inset-y-0 right-1.5 flex min-w-8 items-center justify-center">{trailing}</span> : null}
      </div>
    </FieldFrame>
  );
}
