import { toastStore, type ToastContent } from "#app/ui/toast/toast-store.ts";
import type { GiftChange } from "../gift-changes.schema.ts";
import { GIFT_TOASTS } from "../texts.constants.ts";

/** Why a change was not even considered, or why nobody knows. */
type Trouble = "signed-out" | "forbidden" | "failed";
export type ChangeAnswer<Answer> = Answer | { ok: false; reason: Trouble };

/** Answers that say what is wrong; whatever else is no 200 is trouble. */
const TELLING = new Set([200, 404, 409, 422, 429]);

/** Sends one change to the server. Never rejects. */
export async function requestGiftChange<Answer extends { ok: boolean }>(change: GiftChange): Promise<ChangeAnswer<Answer>> {
  try {
    const response = await fetch("/admin/gifts/changes", {
      method: "POST",
      body: JSON.stringify(change),
      headers: { accept: "application/json", "content-type": "application/json" },
    });
    if (response.status === 401) return { ok: false, reason: "signed-out" };
    if (response.status === 403) return { ok: false, reason: "forbidden" };
    if (!TELLING.has(response.status)) return { ok: false, reason: "failed" };
    return (await response.json()) as Answer;
  } catch {
    return { ok: false, reason: "failed" };
  }
}

const TROUBLES: Record<Exclude<Trouble, "failed">, ToastContent> = {
  "signed-out": GIFT_TOASTS.signedOut,
  forbidden: GIFT_TOASTS.permissionDenied,
};

/** Says why nothing came of a change; `otherwise` where the server could not be reached or has failed. Returns the toast's id. */
export function tellTrouble(reason: string, otherwise: ToastContent): number {
  return toastStore.add((TROUBLES as Record<string, ToastContent>)[reason] ?? otherwise);
}
