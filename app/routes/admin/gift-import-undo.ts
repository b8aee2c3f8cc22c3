import { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { undoStep } from "#app/features/catalogue/editing/answers.ts";
import { undoInSteps } from "#app/features/catalogue/editing/browser-import.commands.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { streamLines } from "../system/stream-lines.server.ts";
import type { Route } from "./+types/gift-import-undo";

/** POST /admin/gifts/import-undo: undoes an import as a whole. The answer streams lines of JSON (UndoStep). */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const { id } = await readJson(request, z.strictObject({ id: z.guid() }));
  return streamLines(undoStep, undoInSteps(actorId, id), () => undefined);
}
