import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { sendJson } from "#app/ui/saving/send-json.ts";
import type { Trouble } from "#app/ui/saving/trouble.ts";
import { toastStore, type ToastContent } from "#app/ui/toast/toast-store.ts";
import type { GiftChange } from "../gift-changes.schema.ts";
import { GIFT_TOASTS } from "../texts.constants.ts";

/** The outcome of a change: the server's answer, or the trouble that kept it from coming. */
export type GiftChangeOutcome<Answer> = Answer | { ok: false; reason: "trouble"; trouble: Trouble };

/** Sends one change to the server. Never rejects. */
export async function requestGiftChange<Answer extends { ok: boolean }>(change: GiftChange): Promise<GiftChangeOutcome<Answer>> {
  const { answer, trouble } = await sendJson<Answer>("/admin/gifts/changes", change);
  return trouble === null ? answer : { ok: false, reason: "trouble", trouble };
}

/**
 * Shows why a change failed; `otherwise` is the toast for a server that failed or refused. With `isBeside` a notice beside the button says
 * the rest. Returns the toast's id.
 */
export function showChangeError(answer: { reason: string; trouble?: Trouble }, otherwise: ToastContent, { isBeside = false } = {}): number {
  if (answer.trouble === undefined) return toastStore.add(otherwise);
  const { signedOut, permissionDenied: denied, noConnection: unreachable } = GIFT_TOASTS;
  return toastStore.add(troubleToast(answer.trouble, { failed: otherwise, signedOut, denied, unreachable }, { isBeside }));
}
