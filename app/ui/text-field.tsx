import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "./class-names.ts";
import { CONTROL_CLASSES, FieldFrame, type FieldTexts, useFieldWiring } from "./field.tsx";

interface TextFieldProps extends ComponentProps<"input">, FieldTexts {
  /** A small picture at the field's beginning. */
  icon?: ReactNode;
  /** Something at its end: a unit, a key hint, a small button. */
  trailing?: ReactNode;
}

/** A one-line text field. `className` goes to the whole field, everything else to the input. */
export function TextField({ label, hint, error, hidesLabel, icon, trailing, className, id, ...rest }: TextFieldProps) {
  const { controlProps, hintId, errorId } = useFieldWiring(id, { hint, error });
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
