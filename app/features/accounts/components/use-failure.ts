import { type RefObject, useEffect, useRef } from "react";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { ToastMessage } from "../types.ts";

/** What the server returns for a refused form. */
export interface FormFailure {
  /** Which form of the page was refused. */
  intent: string;
  /** The message for the toast and for the summary above the form. */
  toast: ToastMessage;
  /** The message of each invalid field, by its name. */
  errors?: Partial<Record<string, string>>;
  /** The typed values, except passwords. */
  typed?: Record<string, string>;
  /** What was in the way, where the form never had an answer. */
  trouble?: Trouble;
}

/** Shows a refusal as a toast and moves the focus to the first invalid field, or else to the summary. Returns the ref of the form around both. */
export function useFailure<Box extends HTMLElement = HTMLFormElement>(failure: FormFailure | undefined): RefObject<Box | null> {
  const form = useRef<Box>(null);
  const { showToast } = useToast();
  useEffect(() => {
    if (failure === undefined) return;
    showToast(failure.toast);
    const cause = form.current?.querySelector<HTMLElement>("[aria-invalid]") ?? form.current?.querySelector<HTMLElement>("[data-summary]");
    cause?.focus();
  }, [failure, showToast]);
  return form;
}
