import type { ListChoice, SaveAnswer } from "../list.types.ts";
import type { PendingSave } from "./pending-save.ts";

export type SaveResult = SaveAnswer | { outcome: "signed-out" } | { outcome: "failed" };

/** Saves a gift. Never rejects. */
export async function requestSave(save: PendingSave): Promise<SaveResult> {
  try {
    const response = await fetch("/saves", {
      method: "POST",
      body: JSON.stringify(save),
      headers: { accept: "application/json", "content-type": "application/json" },
    });
    if (response.status === 401) return { outcome: "signed-out" };
    return response.ok ? ((await response.json()) as SaveAnswer) : { outcome: "failed" };
  } catch {
    return { outcome: "failed" };
  }
}

/** The reader's lists, newest first; "signed-out" when his session has ended. Rejects when they cannot be had. */
export async function fetchListChoices(giftId: string): Promise<ListChoice[] | "signed-out"> {
  const response = await fetch(`/list-choices?gift=${encodeURIComponent(giftId)}`, { headers: { accept: "application/json" } });
  if (response.status === 401) return "signed-out";
  if (!response.ok) throw new Error(`/list-choices answered ${response.status}`);
  return ((await response.json()) as { lists: ListChoice[] }).lists;
}
