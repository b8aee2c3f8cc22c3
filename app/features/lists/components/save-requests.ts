import type { z } from "zod";
import { fetchJson, type Sent, sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { listChoicesAnswer, type SaveAnswer, saveAnswer } from "../answers.ts";
import type { ListChoice } from "../list-types.ts";
import type { saveSchema } from "../schema.ts";
import type { PendingSave } from "./pending-save.ts";

export type SaveResult = SaveAnswer | { outcome: "trouble"; trouble: Trouble };

/** Saves a gift. Never rejects. */
export async function requestSave(save: PendingSave): Promise<SaveResult> {
  const { answer, trouble } = await sendJson("/saves", save satisfies z.input<typeof saveSchema>, saveAnswer);
  return trouble === null ? answer : { outcome: "trouble", trouble };
}

/** Reads the user's lists, newest first. Never rejects. */
export function fetchListChoices(giftId: string): Promise<Sent<{ lists: ListChoice[] }>> {
  return fetchJson(`/list-choices?gift=${encodeURIComponent(giftId)}`, listChoicesAnswer);
}
