import { useSyncExternalStore } from "react";

/** A gift that somebody wants to save. */
export interface WishedGift {
  id: string;
  name: string;
}

let wish: WishedGift | null = null;
const listeners = new Set<() => void>();

function change(next: WishedGift | null) {
  wish = next;
  for (const listener of listeners) listener();
}

/** Says that a gift is to be saved; SaveHost does the rest. Only in the browser. */
export function wishToSave(gift: WishedGift): void {
  change(gift);
}

/** The wish is settled: saved, given up, or waiting for a sign-in. */
export function settleWish(): void {
  change(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The gift that is to be saved now, or null. */
export function useSaveWish(): WishedGift | null {
  return useSyncExternalStore(
    subscribe,
    () => wish,
    () => null,
  );
}
