import { sendFile, type SentFile } from "#app/ui/client/send-file.ts";
import type { ReadValue } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { type ReplacementAnswer, replacementAnswer, type UploadAnswer, uploadAnswer } from "../answers.ts";
import type { UploadFailure } from "../types.ts";

export type UploadResult =
  | Extract<UploadAnswer, { ok: true }>
  | { ok: false; reason: UploadFailure }
  | { ok: false; reason: "trouble"; trouble: Trouble };

interface Failed {
  ok: false;
  reason: "trouble";
  trouble: Trouble;
}
export type ReplacementResult = ReplacementAnswer | Failed;

async function send<Answer>(address: string, read: ReadValue<Answer>, sent: SentFile): Promise<Answer | Failed> {
  const { answer, trouble } = await sendFile(address, read, sent);
  return trouble === null ? answer : { ok: false, reason: "trouble", trouble };
}

/** Adds a file to the library. Never rejects. */
export function uploadFile({ alt, ...sending }: SentFile & { alt: string }): Promise<UploadResult> {
  const query = new URLSearchParams({ name: sending.file.name || "pasted picture", alt });
  return send(`/admin/uploads/files?${query}`, uploadAnswer, sending);
}

/** Sends a picture that takes the place of a file of the library. Never rejects. */
export function uploadReplacement({ id, ...sending }: SentFile & { id: string }): Promise<ReplacementResult> {
  return send(`/admin/uploads/replacements?${new URLSearchParams({ file: id })}`, replacementAnswer, sending);
}
