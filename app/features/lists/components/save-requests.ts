import type { z } from "zod";
import { readJson, type Sent, sendJson } from "#app/ui/saving/send-json.ts";
import type { Trouble } from "#app/ui/saving/trouble.ts";
import type { ListChoice, SaveAnswer } from "../list.types.ts";
import type { saveSchema } from "../schema.ts";
import type { PendingSave } from "./pending-save.ts";

export type SaveResult = SaveAnswer | { outcome: "trouble"; trouble: Trouble };

/** Saves a gift. Never rejects. */
export async function requestSave(save: PendingSave): Promise<SaveResult> {
  const { answer, trouble } = await sendJson<SaveAnswer>("/saves", save satisfies z.input<typeof saveSchema>);
  return trouble === null ? answer : { outcome: "trouble", trouble };
}

/** Reads the user's lists, newest first. Never rejects. */
export function fetchListChoices(giftId: string): Promise<Sent<{ lists: ListChoice[] }>> {
  return readJson(`/list-choices?gift=${encodeURIComponent(giftId)}`);
}
