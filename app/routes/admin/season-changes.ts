import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { type SeasonAnswer, seasonAnswer } from "#app/features/appearance/answers.ts";
import { saveSeason } from "#app/features/appearance/looks.commands.server.ts";
import { seasonChangeSchema } from "#app/features/appearance/schema.ts";
import { errorsByPlace, seasonSchema } from "#app/features/look/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/season-changes";

const STATUS = { invalid: 422, stale: 409 } as const;

/** POST /admin/season/changes: saves what the home page says of the season. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const { basedOn, season } = await readJson(request, seasonChangeSchema);
  const read = seasonSchema.safeParse(season);
  const answer: SeasonAnswer = read.success
    ? await saveSeason({ actorId, basedOn }, read.data)
    : { ok: false, reason: "invalid", errors: errorsByPlace(read.error) };
  return answerJson(seasonAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
