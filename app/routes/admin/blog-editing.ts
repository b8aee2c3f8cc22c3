import { dropWorkingCopy, forgetEditor, keepWorkingCopy, noteEditor } from "#app/features/blog/editor.commands.server.ts";
import { findCompany } from "#app/features/blog/editor.queries.server.ts";
import { type EditingAnswer, editingSchema, MAX_POST_BYTES } from "#app/features/blog/post.schema.ts";
import { throwPageError } from "#app/platform/errors.ts";
import type { Route } from "./+types/blog-editing";
import { readAdminJson } from "./read-admin-json.ts";

const ALONE: EditingAnswer = { others: [], version: null, savedBy: null };

/** POST /admin/blog/editing: the editor's sign of life, with what was typed since; it hears who else is there. */
export async function action({ request, context }: Route.ActionArgs) {
  const { actor, input } = await readAdminJson({ request, context, schema: editingSchema, maxBytes: MAX_POST_BYTES });
  const { id, baseVersion, document, discards, leaving } = input;
  if (discards) await dropWorkingCopy(actor.id, id);
  else if (document !== null && !(await keepWorkingCopy(actor.id, id, baseVersion, document))) throwPageError(404);
  if (id === null) return Response.json(ALONE);
  await (leaving ? forgetEditor(actor.id, id) : noteEditor(actor.id, id));
  const company = await findCompany(actor.id, id);
  if (company === null) throwPageError(404);
  return Response.json(company satisfies EditingAnswer);
}
