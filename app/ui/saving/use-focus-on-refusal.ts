import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the first faulty field that can be seen, each time that a form was refused. The count is what starts it, since errors
 * also change while somebody types.
 */
export function useFocusOnRefusal(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals === 0) return;
    const faulty = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [];
    [...faulty].find((field) => field.checkVisibility())?.focus();
  }, [form, refusals]);
}
