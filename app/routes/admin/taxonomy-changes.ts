import type { z } from "zod";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { type TaxonomyAnswer, taxonomyAnswer } from "#app/features/catalogue/taxonomy-answer.ts";
import { mergeTaxonomyValues, removeTaxonomyValue, restoreTaxonomyValue } from "#app/features/catalogue/removed-values.commands.server.ts";
import { createTaxonomyValue, placeTaxonomyValue, updateTaxonomyValue } from "#app/features/catalogue/taxonomy-values.commands.server.ts";
import {
  categoryFieldsSchema,
  metadataFieldsSchema,
  type TaxonomyChange,
  taxonomyChangeSchema,
} from "#app/features/catalogue/taxonomy-value-forms.ts";
import { type ValueFields } from "#app/features/catalogue/taxonomy-value.ts";
import { hasForeignFields, readJson, refuseOwnBody } from "#app/platform/read-json.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/taxonomy-changes";

type Save = Extract<TaxonomyChange, { change: "create" | "update" }>;

const done = (isDone: boolean): TaxonomyAnswer => (isDone ? { ok: true } : { ok: false, reason: "not-found" });

function errorsOf(error: z.ZodError): Record<string, string> {
  // Of several errors of one field the first is shown.
  return Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0] ?? ""), message]));
}

async function save(request: Request, actorId: string, change: Save): Promise<TaxonomyAnswer> {
  const schema = change.as === "metadata" ? metadataFieldsSchema : categoryFieldsSchema(change.taxonomy);
  const parsed = schema.safeParse(change.fields);
  if (!parsed.success) {
    if (hasForeignFields(parsed.error)) refuseOwnBody(parsed.error, request);
    return { ok: false, reason: "invalid", errors: errorsOf(parsed.error) };
  }
  const fields = parsed.data as ValueFields;
  if (change.change === "create") return { ok: true, value: await createTaxonomyValue(actorId, change.taxonomy, fields) };
  return updateTaxonomyValue(actorId, change.taxonomy, { id: change.id, version: change.version, fields });
}

async function make(request: Request, actorId: string, change: TaxonomyChange): Promise<TaxonomyAnswer> {
  switch (change.change) {
    case "create":
    case "update":
      return save(request, actorId, change);
    case "delete":
      return done(await removeTaxonomyValue(actorId, change.taxonomy, change.id));
    case "restore":
      return done(await restoreTaxonomyValue(actorId, change.taxonomy, change.id));
    case "merge":
      return done(await mergeTaxonomyValues(actorId, change.taxonomy, change.id, change.intoId));
    case "place":
      return done(await placeTaxonomyValue(actorId, change.taxonomy, change.id, change.beforeId));
  }
}

const STATUS = { "not-found": 404, stale: 409, invalid: 422 } as const;

/** POST /admin/taxonomy-changes: an editor's changes of a taxonomy's values, one per request, answered as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const change = await readJson(request, taxonomyChangeSchema);
  const answer = await make(request, actor.id, change);
  return answerJson(taxonomyAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
