import { redirect } from "react-router";
import { optionalUser, requireUser } from "#app/features/accounts/policy.server.ts";
import { giftPath } from "#app/features/catalogue/addresses.rules.ts";
import { saveGiftToList } from "#app/features/lists/items.commands.server.ts";
import type { SaveAnswer } from "#app/features/lists/list.types.ts";
import { MAX_SAVE_BYTES, saveSchema } from "#app/features/lists/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import { readOwnJson, refuseOwnBody } from "#app/platform/own-json.server.ts";
import { readText } from "#app/platform/read-body.server.ts";
import type { Route } from "./+types/saves";

function answer(outcome: SaveAnswer): Response {
  return Response.json(outcome);
}

/** POST /saves: puts a gift on a list. The dialog sends JSON; a plain form saves to the newest list and is redirected there. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isSameOrigin(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may save gifts." });
  if (!request.headers.get("content-type")?.startsWith("application/json")) return saveByForm(request, context);
  const user = await requireUser(request, context);
  const saved = await saveGiftToList(user.id, await readOwnJson(request, saveSchema, MAX_SAVE_BYTES));
  if (saved.ok) return answer({ outcome: "added", list: saved.list });
  if (saved.reason === "too-many-lists") return answer({ outcome: "too-many-lists" });
  if (saved.reason === "not-found" || saved.reason === "gift-not-found" || saved.list === undefined) throwPageError(404);
  return answer({ outcome: saved.reason === "already-in-list" ? "already" : "list-full", list: saved.list });
}

async function saveByForm(request: Request, context: Route.ActionArgs["context"]): Promise<Response> {
  const body = await readText(request, MAX_SAVE_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const save = saveSchema.safeParse(Object.fromEntries(new URLSearchParams(body.value)));
  if (!save.success) refuseOwnBody(save.error, request);
  const user = await optionalUser(request, context);
  if (user === null) return redirect(`/auth?next=${encodeURIComponent(giftPath(save.data.giftId))}`, 303);
  const saved = await saveGiftToList(user.id, save.data);
  if (!saved.ok && saved.list === undefined) throwPageError(404);
  return redirect(`/gift-lists/${saved.list?.id}`, 303);
}
