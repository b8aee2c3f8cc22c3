import type { ComponentProps } from "react";
import { joinClasses } from "./class-names.ts";
import { CONTROL_CLASSES, FieldFrame, type FieldTexts, useFieldWiring } from "./field.tsx";

interface TextAreaProps extends ComponentProps<"textarea">, FieldTexts {
  /** For code and markup. */
  isMonospace?: boolean;
}

/** A text field of several lines, which can be dragged taller. */
export function TextArea({ label, hint, error, hidesLabel, isMonospace, className, id, rows = 3, ...rest }: TextAreaProps) {
  const { controlProps, hintId, errorId } = useFieldWiring(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, hidesLabel, hintId, errorId, className }} controlId={controlProps.id} required={rest.required}>
      <textarea
        {...rest}
        {...controlProps}
        rows={rows}
        className={joinClasses(CONTROL_CLASSES, "max-h-[70dvh] resize-y py-2.5", isMonospace ? "font-mono text-[0.9375rem]" : null)}
      />
    </FieldFrame>
  );
}
