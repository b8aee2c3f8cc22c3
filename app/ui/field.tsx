import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { joinClasses } from "./class-names.ts";

export interface FieldTexts {
  label: string;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message, which says how to correct the value; it also marks the control as invalid. */
  error?: ReactNode;
  /** True shows the label to screen readers only; a placeholder is no substitute for it. */
  hidesLabel?: boolean;
}

/** Returns the ids and ARIA attributes that connect a control with its label, hint and error. */
export function useFieldIds(givenId: string | undefined, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  return {
    hintId,
    errorId,
    controlProps: { id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined },
  };
}

/** Classes of all text fields and selects. A 16-px font keeps phones from zooming in on focus. */
export const CONTROL_CLASSES =
  "w-full min-w-0 rounded-control border border-edge bg-card px-3.5 text-base text-ink transition-colors duration-150 hover:border-ink disabled:cursor-not-allowed disabled:bg-linen disabled:text-soft-ink aria-invalid:border-ribbon aria-invalid:inset-ring aria-invalid:inset-ring-ribbon";

interface FieldNotesProps extends Pick<FieldTexts, "hint" | "error"> {
  hintId: string;
  errorId: string;
}

/** The lines below a control; the error comes first, next to the control. */
export function FieldNotes({ hint, error, hintId, errorId }: FieldNotesProps) {
  return (
    <>
      {error ? (
        <p id={errorId} className="flex gap-1.5 text-sm font-medium text-ribbon">
          <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-sm text-soft-ink">
          {hint}
        </p>
      ) : null}
    </>
  );
}

interface FieldFrameProps extends FieldTexts {
  controlId: string;
  hintId: string;
  errorId: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A field's label, control and notes, from top to bottom. */
export function FieldFrame({ label, hidesLabel, required, controlId, className, children, ...notes }: FieldFrameProps) {
  return (
    <div className={joinClasses("flex flex-col gap-1.5", className)}>
      <label htmlFor={controlId} className={hidesLabel ? "sr-only" : "text-[0.9375rem] font-semibold"}>
        {label}
        {required ? (
          <span aria-hidden className="text-ribbon">
            {" "}
            *
          </span>
        ) : null}
      </label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}
