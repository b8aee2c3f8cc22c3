import type { ChangeAnswer, ListChange } from "../list.types.ts";
import { forgetSavedGifts } from "./saved-gifts-store.ts";

export type ChangeResult = ChangeAnswer | { ok: false; reason: "signed-out" | "failed" };

/** Sends a change of a list to the server. Never rejects. */
export async function requestChange(listId: string, change: ListChange["change"], fields: Record<string, string>): Promise<ChangeResult> {
  forgetSavedGifts();
  try {
    const response = await fetch(`/gift-lists/${listId}/changes`, {
      method: "POST",
      body: JSON.stringify({ change, fields } satisfies ListChange),
      headers: { accept: "application/json", "content-type": "application/json" },
    });
    if (response.status === 401) return { ok: false, reason: "signed-out" };
    if (response.status === 404) return { ok: false, reason: "not-found" };
    return response.ok || response.status === 422 ? ((await response.json()) as ChangeAnswer) : { ok: false, reason: "failed" };
  } catch {
    return { ok: false, reason: "failed" };
  }
}

/** Why a change was not made, for a toast. What is wrong with a field stands beside the field instead. */
export function explainRefusal(reason: Exclude<ChangeResult, { ok: true }>["reason"]): string {
  switch (reason) {
    case "signed-out":
      return "You have been signed out. Please sign in again; nothing was changed.";
    case "not-found":
      return "It is not there any more. The list has been brought up to date.";
    case "already-in-list":
      return "This gift is already in the selected list.";
    case "list-full":
      return "That list is full. Please choose another one.";
    case "invalid":
      return "Please look at the marked field.";
    case "failed":
      return "Please check your connection and try again; nothing was changed.";
  }
}

/** The fields of a form by their names, without the one that names the change; what is not checked is left out. */
export function readChange(form: HTMLFormElement): Record<string, string> {
  const { change: _change, ...fields } = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return fields;
}
