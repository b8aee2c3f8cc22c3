/** A save that waits for its person to sign in: into a list, a new one, or (neither) the newest. */
export interface PendingSave {
  giftId: string;
  listId?: string;
  newListName?: string;
}

const KEY = "presently.pending-save";
/** Whoever signs in here later than that is perhaps somebody else. */
const MAX_WAIT_MS = 60 * 60_000;

/** Keeps a save over the sign-in, which may end in another tab (the confirmation mail). Without storage it is lost, and nothing else. */
export function keepPendingSave(save: PendingSave): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...save, since: Date.now() }));
  } catch {
    // Storage may be full or forbidden.
  }
}

/** Takes the waiting save out, so that it is done once; null where there is none or it has waited too long. */
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
