import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { viewsAnswer } from "#app/features/catalogue/editing/answers.ts";
import {
  deleteGiftView,
  listGiftViews,
  rememberTableHabits,
  saveGiftView,
} from "#app/features/catalogue/editing/gift-views.commands.server.ts";
import { type ViewChange, viewChangeSchema } from "#app/features/catalogue/editing/gift-views.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/gift-views";

async function make(userId: string, change: ViewChange): Promise<boolean> {
  switch (change.change) {
    case "save":
      return saveGiftView(userId, change);
    case "delete":
      return deleteGiftView(userId, change.id);
    case "remember":
      await rememberTableHabits(userId, change.habits);
      return true;
  }
}

/** POST /admin/gifts/views: somebody's views of the table of gifts, one change per request; the answer has the views afterwards. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = await requireUser(request, context);
  const ok = await make(userId, await readJson(request, viewChangeSchema));
  return answerJson(viewsAnswer, { ok, views: await listGiftViews(userId) }, { status: ok ? 200 : 422 });
}
