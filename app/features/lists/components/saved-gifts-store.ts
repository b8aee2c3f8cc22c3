import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "#app/features/accounts/components/session.tsx";
import { fetchJson } from "#app/ui/client/send-json.ts";
import { savedGiftsAnswer } from "../answers.ts";

interface SavedGifts {
  userId: string;
  ids: ReadonlySet<string>;
}

let saved: SavedGifts | null = null;
let readerId: string | null = null;
let askedFor: string | null = null;
/** Gifts that were saved while the answer was under way, which may have been read before. */
const savedMeanwhile = new Set<string>();
const hearts = new Set<() => void>();

function redrawHearts() {
  for (const redraw of hearts) redraw();
}

function change(next: SavedGifts) {
  saved = next;
  redrawHearts();
}

/** Fetches once which gifts the user has saved. Where that fails the hearts stay empty, and the next page tries again. */
async function load(userId: string): Promise<void> {
  if (askedFor === userId) return;
  askedFor = userId;
  savedMeanwhile.clear();
  const { answer } = await fetchJson("/saved-gift-ids", savedGiftsAnswer);
  if (askedFor !== userId) return;
  if (answer === null) askedFor = null;
  else change({ userId, ids: new Set([...answer.giftIds, ...savedMeanwhile]) });
}

function subscribe(redraw: () => void): () => void {
  hearts.add(redraw);
  if (readerId !== null) void load(readerId);
  return () => void hearts.delete(redraw);
}

/** Counts a gift as saved without another request. */
export function rememberSavedGift(giftId: string): void {
  savedMeanwhile.add(giftId);
  if (saved !== null) change({ ...saved, ids: new Set([...saved.ids, giftId]) });
}

/** Makes the next heart fetch again, since lists have changed. */
export function clearSavedGifts(): void {
  askedFor = null;
}

/** Tells the hearts which user is signed in. Every page calls it once, so that a heart needs no props but its gift. */
export function useHeartsUser(): void {
  const { session } = useSession();
  const userId = session.state === "signed-in" ? session.user.id : null;
  useEffect(() => {
    readerId = userId;
    redrawHearts();
    if (userId !== null && hearts.size > 0) void load(userId);
  }, [userId]);
}

/** True once it is known that the user has this gift on one of their lists; false in server HTML, which all visitors share. */
export function useIsSaved(giftId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => saved !== null && saved.userId === readerId && saved.ids.has(giftId),
    () => false,
  );
}
