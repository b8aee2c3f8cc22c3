import { useSyncExternalStore } from "react";

/** A gift that the user wants to save. */
export interface GiftToSave {
  id: string;
  name: string;
}

let wish: GiftToSave | null = null;
const listeners = new Set<() => void>();

function change(next: GiftToSave | null) {
  wish = next;
  for (const listener of listeners) listener();
}

/** Requests that a gift is saved; SaveHost does the rest. It must be called in the browser only. */
export function requestSaveDialog(gift: GiftToSave): void {
  change(gift);
}

/** Ends the request: the gift is saved, the user has cancelled, or the save waits for a sign-in. */
export function closeSaveRequest(): void {
  change(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the gift to save now, or null. */
export function useSaveRequest(): GiftToSave | null {
  return useSyncExternalStore(
    subscribe,
    () => wish,
    () => null,
  );
}
