import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { type LabelAnswer, labelAnswer } from "#app/features/media/answers.ts";
import { removeLabel, renameLabel } from "#app/features/media/labels.commands.server.ts";
import { type LabelChange, labelChangeSchema } from "#app/features/media/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/uploads-labels";

const GONE: LabelAnswer = { ok: false, message: "This label no longer exists." };

async function make(actorId: string, change: LabelChange): Promise<LabelAnswer> {
  if (change.change === "remove") return (await removeLabel(actorId, change.id)) ? { ok: true } : GONE;
  const outcome = await renameLabel(actorId, change.id, change.name);
  if (outcome === "taken") return { ok: false, message: `There’s already a label “${change.name}”.` };
  return outcome === "renamed" ? { ok: true } : GONE;
}

/** POST /admin/uploads/labels: renames or removes a label of all files that have it, answered as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const answer = await make(actor.id, await readJson(request, labelChangeSchema));
  return answerJson(labelAnswer, answer, { status: answer.ok ? 200 : 409 });
}
