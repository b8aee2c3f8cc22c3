import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { bulkStep } from "#app/features/catalogue/editing/answers.ts";
import { bulkChangeSchema } from "#app/features/catalogue/editing/bulk-changes.ts";
import { changeInSteps } from "#app/features/catalogue/editing/bulk.commands.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { streamLines } from "../system/stream-lines.server.ts";
import type { Route } from "./+types/gift-bulk";

/** POST /admin/gifts/bulk: a change of many gifts at once. The answer streams lines of JSON (BulkStep). */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const change = await readJson(request, bulkChangeSchema);
  return streamLines(bulkStep, changeInSteps(actorId, change), () => undefined);
}
