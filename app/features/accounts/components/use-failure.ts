import { type RefObject, useEffect, useRef } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { Saying } from "../types.ts";

/** What came back of a form that was refused. */
export interface FormFailure {
  /** Which form of the page it was. */
  intent: string;
  /** What is said in a toast, and above the form. */
  toast: Saying;
  /** What is wrong with each field. */
  errors?: Partial<Record<string, string>>;
  /** What was typed, but for passwords. */
  typed?: Record<string, string>;
}

/** Says a refusal in a toast and takes the reader to the first field to mend, or else to the summary. Returns the form's ref. */
export function useFailure(failure: FormFailure | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const { showToast } = useToast();
  useEffect(() => {
    if (failure === undefined) return;
    showToast(failure.toast);
    const cause = form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? form.current?.querySelector<HTMLElement>("[data-summary]");
    cause?.focus();
  }, [failure, showToast]);
  return form;
}
