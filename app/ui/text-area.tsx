import type { ComponentProps } from "react";
import { joinClasses } from "./class-names.ts";
import { CONTROL_CLASSES, FieldFrame, type FieldTexts, useFieldIds } from "./field.tsx";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "rows">, FieldTexts {
  /** True uses a monospaced font, for code and markup. */
  isMonospace?: boolean;
  rows?: keyof typeof LEAST_HEIGHT;
}

/** Where text areas grow with their text, these rows are the least that they show: padding and border are 1.375 rem. */
const LEAST_HEIGHT = {
  2: "min-h-[calc(2lh+1.375rem)]",
  3: "min-h-[calc(3lh+1.375rem)]",
  4: "min-h-[calc(4lh+1.375rem)]",
  5: "min-h-[calc(5lh+1.375rem)]",
  6: "min-h-[calc(6lh+1.375rem)]",
  7: "min-h-[calc(7lh+1.375rem)]",
} as const;

/** A text field with several lines, which grows with its text and can be dragged taller. */
export function TextArea({ label, hint, error, hidesLabel, isMonospace, className, id, rows = 3, ...rest }: TextAreaProps) {
  const { controlProps, hintId, errorId } = useFieldIds(id, { hint, error });
  return (
    <FieldFrame {...{ label, hint, error, hidesLabel, hintId, errorId, className }} controlId={controlProps.id} required={rest.required}>
      <textarea
        {...rest}
        {...controlProps}
        rows={rows}
        className={joinClasses(
          CONTROL_CLASSES,
          "field-sizing-content max-h-[70dvh] resize-y py-2.5",
          LEAST_HEIGHT[rows],
          isMonospace ? "font-mono text-[0.9375rem]" : null,
        )}
      />
    </FieldFrame>
  );
}
