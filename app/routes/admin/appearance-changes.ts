import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { type LookAnswer, lookAnswer } from "#app/features/appearance/answers.ts";
import { restoreLook, saveLook } from "#app/features/appearance/looks.commands.server.ts";
import { lookChangeSchema } from "#app/features/appearance/schema.ts";
import { errorsByPlace, lookSchema } from "#app/features/look/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/appearance-changes";

const STATUS = { invalid: 422, stale: 409, gone: 404 } as const;

/** POST /admin/appearance/changes: saves a look, or brings an earlier version back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const sent = await readJson(request, lookChangeSchema);
  const answer = await change(actorId, sent);
  return answerJson(lookAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}

async function change(actorId: string, sent: ReturnType<typeof lookChangeSchema.parse>): Promise<LookAnswer> {
  const { basedOn } = sent;
  if (sent.intent === "restore") return restoreLook({ actorId, basedOn }, sent.version);
  const look = lookSchema.safeParse(sent.look);
  return look.success ? saveLook({ actorId, basedOn }, look.data) : { ok: false, reason: "invalid", errors: errorsByPlace(look.error) };
}
