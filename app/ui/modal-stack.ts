/**
 * Which modal dialogs are open, the topmost last. Everything outside a modal dialog is inert, so what must stay usable above
 * it (toasts) asks here which dialog to move into.
 */
const openModals: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Says that a dialog was opened modally. Returns the function that says it has closed. */
export function registerModal(modal: HTMLElement): () => void {
  openModals.push(modal);
  tellListeners();
  return () => {
    openModals.splice(openModals.indexOf(modal), 1);
    tellListeners();
  };
}

/** The topmost modal dialog, or null. */
export function findTopModal(): HTMLElement | null {
  return openModals.at(-1) ?? null;
}

/** Calls back on every opening and closing. Returns the function that stops it. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellListeners() {
  for (const listener of listeners) listener();
}
