import type { ComponentProps } from "react";
import { joinClasses } from "./class-names.ts";
import { CONTROL_CLASSES, FieldFrame, type FieldTexts, useFieldIds } from "./field.tsx";

interface TextAreaProps extends ComponentProps<"textarea">, FieldTexts {
  /** True uses a monospaced font, for code and markup. */
  isMonospace?: boolean;
}

/** A text field with several lines, which users can drag taller. */
export function TextArea({ label, hint, error, hidesLabel, isMonospace, className, id, rows = 3, ...rest }: TextAreaProps) {
  const { controlProps, hintId, errorId } = useFieldIds(id, { hint, error });
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
