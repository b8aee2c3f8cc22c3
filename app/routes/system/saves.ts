import { redirect } from "react-router";
import { optionalUser, requireUser } from "#app/features/accounts/require-user.server.ts";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { type SaveAnswer, saveAnswer } from "#app/features/lists/answers.ts";
import { saveGiftToList } from "#app/features/lists/items.commands.server.ts";
import { saveSchema } from "#app/features/lists/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import type { Route } from "./+types/saves";

function answer(outcome: SaveAnswer): Response {
  return answerJson(saveAnswer, outcome);
}

/** POST /saves: puts a gift on a list. The dialog sends JSON; a plain form saves to the newest list and is redirected there. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!request.headers.get("content-type")?.startsWith("application/json")) return saveByForm(request, context);
  const user = await requireUser(request, context);
  const saved = await saveGiftToList(user.id, await readJson(request, saveSchema));
  if (saved.ok) return answer({ outcome: "added", list: saved.list });
  if (saved.reason === "too-many-lists") return answer({ outcome: "too-many-lists" });
  if (saved.reason === "not-found" || saved.reason === "gift-not-found" || saved.list === undefined) throwPageError(404);
  return answer({ outcome: saved.reason === "already-in-list" ? "already" : "list-full", list: saved.list });
}

async function saveByForm(request: Request, context: Route.ActionArgs["context"]): Promise<Response> {
  const save = await readForm(request, saveSchema);
  const user = await optionalUser(request, context);
  if (user === null) return redirect(`/auth?next=${encodeURIComponent(giftPath(save.giftId))}`, 303);
  const saved = await saveGiftToList(user.id, save);
  if (!saved.ok && saved.list === undefined) throwPageError(404);
  return redirect(`/gift-lists/${saved.list?.id}`, 303);
}
