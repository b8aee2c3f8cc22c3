/** A save that waits until the user has signed in: into a list, into a new one, or (with neither) into the newest. */
export interface PendingSave {
  giftId: string;
  listId?: string;
  newListName?: string;
}

const KEY = "presently.pending-save";
/** After this time another person may be the one who signs in on this browser. */
const MAX_WAIT_MS = 60 * 60_000;

/** Stores a save during the sign-in, which may end in another tab (the confirmation mail). Without storage only the save is lost. */
export function keepPendingSave(save: PendingSave): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...save, since: Date.now() }));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Removes and returns the pending save, so that it is done once; null where there is none or it has expired. */
export function takePendingSave(): PendingSave | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    localStorage.removeItem(KEY);
    if (typeof kept !== "object" || kept === null) return null;
    const { giftId, listId, newListName, since } = kept as Record<string, unknown>;
    if (typeof giftId !== "string" || typeof since !== "number" || Date.now() - since > MAX_WAIT_MS) return null;
    return {
      giftId,
      ...(typeof listId === "string" ? { listId } : {}),
      ...(typeof newListName === "string" ? { newListName } : {}),
    };
  } catch {
    return null;
  }
}
