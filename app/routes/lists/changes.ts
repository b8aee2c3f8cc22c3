import { requireUser } from "#app/features/accounts/policy.server.ts";
import { MAX_CHANGE_BYTES } from "#app/features/lists/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import type { Route } from "./+types/changes";
import { changeList } from "./list-changes.ts";

/** POST /gift-lists/{id}/changes: what an owner does to his list, one thing at a time. 404 for a list that is not his (Z4). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may change lists." });
  const body = await readJson(request, MAX_CHANGE_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const { answer } = await changeList(user.id, params.list, body.value);
  return Response.json(answer, { status: !answer.ok && answer.reason === "invalid" ? 422 : 200 });
}
