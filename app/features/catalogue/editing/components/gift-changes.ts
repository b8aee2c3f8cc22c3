import type { Shape } from "#app/platform/answers/shapes.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { toastStore, type ToastContent } from "#app/ui/toast/toast-store.ts";
import { GIFT_CHANGE_ANSWERS, type GiftChangeAnswer } from "../answers.ts";
import type { GiftChange } from "../gift-changes.ts";
import { GIFT_TOASTS } from "../texts.ts";

/** The outcome of a change: the server's answer, or the trouble that kept it from coming. */
export type GiftChangeOutcome<Change extends GiftChange["change"]> =
  | GiftChangeAnswer<Change>
  | { ok: false; reason: "trouble"; trouble: Trouble };

/** Sends one change to the server. Never rejects. */
export async function requestGiftChange<Change extends GiftChange["change"]>(
  change: Extract<GiftChange, { change: Change }> & { change: Change },
): Promise<GiftChangeOutcome<Change>> {
  const shapes: { [Each in GiftChange["change"]]: Shape<GiftChangeAnswer<Each>> } = GIFT_CHANGE_ANSWERS;
  const { answer, trouble } = await sendJson("/admin/gifts/changes", change, shapes[change.change]);
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
