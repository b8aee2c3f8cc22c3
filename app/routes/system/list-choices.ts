import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { listChoicesAnswer } from "#app/features/lists/answers.ts";
import { listChoices } from "#app/features/lists/lists.queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/list-choices";

/** GET /list-choices?gift={id}: the user's lists, newest first, and which of them have the gift. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = await requireUser(request, context);
  const giftId = new URL(request.url).searchParams.get("gift") ?? "";
  return answerJson(listChoicesAnswer, { lists: await listChoices(id, isUuid(giftId) ? giftId : null) });
}
