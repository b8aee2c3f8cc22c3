/**
 * The open modal dialogs, the topmost last. Everything outside a modal dialog is inert, so elements that must stay usable above it (toasts)
 * look up here which dialog to move into.
 */
const openModals: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Adds a dialog that was opened modally. Returns a function that removes it. */
export function registerModal(modal: HTMLElement): () => void {
  openModals.push(modal);
  notifyListeners();
  return () => {
    openModals.splice(openModals.indexOf(modal), 1);
    notifyListeners();
  };
}

/** Returns the topmost modal dialog, or null. */
export function findTopModal(): HTMLElement | null {
  return openModals.at(-1) ?? null;
}

/** Calls `listener` whenever a dialog opens or closes. Returns a function that unsubscribes it. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notifyListeners() {
  for (const listener of listeners) listener();
}
