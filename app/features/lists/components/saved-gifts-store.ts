import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "#app/features/accounts/components/session.tsx";

interface SavedGifts {
  userId: string;
  ids: ReadonlySet<string>;
}

let saved: SavedGifts | null = null;
let askedFor: string | null = null;
const listeners = new Set<() => void>();

function change(next: SavedGifts | null) {
  saved = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks once for what this person has saved. Where that fails the hearts stay empty, and the next page asks again. */
async function load(userId: string): Promise<void> {
  if (askedFor === userId) return;
  askedFor = userId;
  try {
    const response = await fetch("/saved-gift-ids", { headers: { accept: "application/json" } });
    if (!response.ok) throw new Error(`/saved-gift-ids answered ${response.status}`);
    const { giftIds } = (await response.json()) as { giftIds: string[] };
    if (askedFor === userId) change({ userId, ids: new Set(giftIds) });
  } catch {
    if (askedFor === userId) askedFor = null;
  }
}

/** Counts a gift as saved without asking the server again. */
export function rememberSavedGift(giftId: string): void {
  if (saved !== null) change({ ...saved, ids: new Set([...saved.ids, giftId]) });
}

/** Lets the next heart ask again: lists have changed. */
export function forgetSavedGifts(): void {
  askedFor = null;
}

/** True once it is known that the reader has this gift on one of his lists; false in server HTML, which is everybody's. */
export function useIsSaved(giftId: string): boolean {
  const { session } = useSession();
  const userId = session.state === "signed-in" ? session.user.id : null;

  useEffect(() => {
    if (userId !== null) void load(userId);
  }, [userId]);

  return useSyncExternalStore(
    subscribe,
    () => saved !== null && saved.userId === userId && saved.ids.has(giftId),
    () => false,
  );
}
