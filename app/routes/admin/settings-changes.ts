import { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { versionNumber } from "#app/features/appearance/schema.ts";
import { errorsByPlace } from "#app/features/look/schema.ts";
import { type SettingsAnswer, settingsAnswer } from "#app/features/settings-editor/answers.ts";
import { restoreSettings, saveSettings } from "#app/features/settings-editor/settings.commands.server.ts";
import { settingsSchema } from "#app/features/settings/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/settings-changes";

/** What the editor sends. The settings are checked by themselves, so that each fault can be said beside its field. */
const changeSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("save"), basedOn: versionNumber, settings: z.record(z.string(), z.unknown()) }),
  z.strictObject({ intent: z.literal("restore"), basedOn: versionNumber, version: versionNumber }),
]);

const STATUS = { invalid: 422, stale: 409, gone: 404 } as const;

/** POST /admin/settings/changes: saves settings, or brings earlier ones back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const answer = await change(actorId, await readJson(request, changeSchema));
  return answerJson(settingsAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}

async function change(actorId: string, sent: z.output<typeof changeSchema>): Promise<SettingsAnswer> {
  const by = { actorId, basedOn: sent.basedOn };
  if (sent.intent === "restore") return restoreSettings(by, sent.version);
  const read = settingsSchema.safeParse(sent.settings);
  return read.success ? saveSettings(by, read.data) : { ok: false, reason: "invalid", errors: errorsByPlace(read.error) };
}
