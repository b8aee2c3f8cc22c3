import { requireUser } from "#app/features/accounts/policy.server.ts";
import { z } from "zod";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/changes";
import { changeList } from "./list-changes.ts";

/** POST /gift-lists/{id}/changes: the owner's changes of a list, one per request. 404 for a list that is not theirs (Z4). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const { answer } = await changeList(user.id, params.list, await readJson(request, z.unknown()));
  const status = answer.ok ? 200 : ({ invalid: 422, conflict: 409 } as Record<string, number>)[answer.reason];
  return Response.json(answer, { status: status ?? 200 });
}
