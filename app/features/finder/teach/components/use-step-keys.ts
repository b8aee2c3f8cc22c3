import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { STEPS } from "../steps.ts";

/** Returns the radio button of a group that the Tab key would reach. */
function reachable(group: Element): HTMLInputElement | null {
  return group.querySelector<HTMLInputElement>("input:checked") ?? group.querySelector("input");
}

/**
 * Lets a form of claims be filled by single keys: 1, 2 and 3 weigh the claim that has the focus and go to the next one, up and down go from
 * claim to claim, and Backspace presses the button that takes the last answers back. The first claim has the focus when the form appears.
 */
export function useStepKeys(form: RefObject<HTMLFormElement | null>, undo: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const first = form.current?.querySelector("fieldset");
    if (first !== null && first !== undefined) reachable(first)?.focus();
  }, [form]);
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const focused = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || !(focused instanceof HTMLElement)) return;
    if (event.key === "Backspace" && undo.current !== null) {
      event.preventDefault();
      return undo.current.click();
    }
    const groups = [...event.currentTarget.querySelectorAll("fieldset")];
    const at = groups.findIndex((group) => group.contains(focused));
    if (at === -1) return;
    const moveTo = (place: number) => {
      const next = groups[place];
      if (next !== undefined) reachable(next)?.focus();
      else if (place > at) event.currentTarget.querySelector<HTMLButtonElement>("button[name=intent]")?.focus();
    };
    const step = STEPS[Number(event.key) - 1];
    if (step !== undefined) {
      const chosen = groups[at]?.querySelector<HTMLInputElement>(`input[value=${step}]`);
      if (chosen) chosen.checked = true;
      moveTo(at + 1);
    } else if (event.key === "ArrowDown") moveTo(at + 1);
    else if (event.key === "ArrowUp") moveTo(at - 1);
    else return;
    event.preventDefault();
  };
}
