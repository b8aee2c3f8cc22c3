import type { z } from "zod";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import type { ToastContent } from "#app/ui/toast/toast-store.ts";
import { CHANGE_TROUBLES } from "../constants.ts";
import { type ChangeAnswer, changeAnswer } from "../answers.ts";
import type { ListChange } from "../list-types.ts";
import type { changeSchema } from "../schema.ts";
import { clearSavedGifts } from "./saved-gifts-store.ts";

export type ChangeResult = ChangeAnswer | { ok: false; reason: "trouble"; trouble: Trouble };
type Refused = Exclude<ChangeResult, { ok: true }>;

/** Sends a change of a list to the server. Never rejects. */
export async function requestChange(listId: string, change: ListChange["change"], fields: Record<string, string>): Promise<ChangeResult> {
  clearSavedGifts();
  const body = { change, fields } satisfies z.input<typeof changeSchema>;
  const { answer, trouble } = await sendJson(`/gift-lists/${listId}/changes`, body, changeAnswer);
  if (trouble === null) return answer;
  return trouble.status === 404 ? { ok: false, reason: "not-found" } : { ok: false, reason: "trouble", trouble };
}

/** Texts for a change that was not made; errors of a field stand beside the field instead. */
export function explainRefusal(reason: Extract<ChangeAnswer, { ok: false }>["reason"]): string {
  switch (reason) {
    case "not-found":
      return "It’s no longer there. We’ve updated the list.";
    case "already-in-list":
      return "This gift is already in the selected list.";
    case "list-full":
      return "That list is full. Please choose another one.";
    case "conflict":
      return "It was changed elsewhere while this form was open. Nothing you typed is lost, and nothing is saved yet.";
    case "invalid":
      return "Please check the marked field.";
  }
}

/** Returns the toast for a change that was not made. */
export function refusalToast(refused: Refused): ToastContent {
  if (refused.reason === "trouble") return troubleToast(refused.trouble, CHANGE_TROUBLES);
  return { title: CHANGE_TROUBLES.failed.title, description: explainRefusal(refused.reason), type: "destructive" };
}

/** Returns a form's fields by name, without the one that names the change and without unchecked boxes. */
export function readChange(form: HTMLFormElement): Record<string, string> {
  const { change: _change, ...fields } = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return fields;
}
