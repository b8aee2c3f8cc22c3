import { useEffect } from "react";
import { findTopModal } from "#app/ui/modal-stack.ts";
import { MAIN_ID } from "./navigation.ts";

/** Where an element stands, from the inside out: as which child of what. */
type Place = readonly { parent: Element; index: number }[];

interface Focused {
  element: HTMLElement;
  /** The dialog, or the page's main part. */
  within: HTMLElement;
  place: Place;
  pathname: string;
}

/** Screens and dialogs that know a better place for the focus have found it by then. */
const LOOK_AFTER_MS = 200;
const FOCUSABLE = ["a[href]", "button", "input", "select", "textarea", "summary", "[tabindex]"]
  .map((kind) => `${kind}:not(:disabled, [type="hidden"], [tabindex="-1"])`)
  .join();

function placeOf(element: Element, within: Element): Place {
  const place: { parent: Element; index: number }[] = [];
  for (let at = element; at !== within && at.parentElement !== null; at = at.parentElement)
    place.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  return place;
}

const describe = (element: HTMLElement, within: HTMLElement): Focused => ({
  element,
  within,
  place: placeOf(element, within),
  pathname: location.pathname,
});

const isAtWork = (within: HTMLElement) => within.querySelector('[aria-busy="true"], progress') !== null;
const canTakeFocus = (element: HTMLElement) => element.matches(FOCUSABLE) && element.checkVisibility();

/** Returns the first control of what stands in the place now, or of what stands before it. */
function findBeside(place: Place): HTMLElement | null {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    for (const child of [parent.children[index], parent.children[index - 1]]) {
      const controls = child === undefined ? [] : [child, ...child.querySelectorAll(FOCUSABLE)];
      const found = controls.find((control) => control instanceof HTMLElement && canTakeFocus(control));
      if (found !== undefined) return found as HTMLElement;
    }
  }
  return null;
}

/**
 * Keeps the place of somebody without a mouse: where the control that they have pressed goes away, with what it has deleted or done, the one
 * in its place gets the focus; where it was only disabled meanwhile, it gets the focus again. Otherwise the next Tab would begin at the top
 * of the page, or of the dialog.
 */
export function FocusRecovery() {
  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (main === null) return;
    let onPage: Focused | null = null;
    let inDialog: Focused | null = null;
    let looking: ReturnType<typeof setTimeout> | undefined;

    function note({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      const dialog = target.closest("dialog");
      // Behind a dialog the place on the page stays.
      if (dialog !== null) inDialog = describe(target, dialog);
      else {
        inDialog = null;
        onPage = main?.contains(target) === true && target !== main ? describe(target, main) : null;
      }
    }
    // A click beside everything takes the focus away on purpose.
    function forget() {
      onPage = null;
      inDialog = null;
    }
    function look() {
      const focused = document.activeElement;
      const modal = findTopModal();
      if (focused !== null && focused !== document.body && focused !== modal) return;
      const last = modal === null ? onPage : inDialog;
      if (last === null || last.pathname !== location.pathname || (modal !== null && last.within !== modal)) return;
      if (last.element.isConnected && canTakeFocus(last.element)) return last.element.focus();
      // What is disabled may still be at work.
      if (last.element.isConnected && isAtWork(last.within)) return;
      (findBeside(last.place) ?? last.within).focus();
    }
    function lookSoon() {
      clearTimeout(looking);
      looking = setTimeout(look, LOOK_AFTER_MS);
    }

    const changes = new MutationObserver(lookSoon);
    changes.observe(main, { subtree: true, childList: true, attributeFilter: ["disabled", "aria-busy", "open"] });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", forget, { capture: true });
    return () => {
      changes.disconnect();
      clearTimeout(looking);
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", forget, { capture: true });
    };
  }, []);
  return null;
}
