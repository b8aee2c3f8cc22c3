import type { z } from "zod";
import { requireRole } from "#app/features/accounts/policy.server.ts";
import {
  createTaxonomyValue,
  mergeTaxonomyValues,
  placeTaxonomyValue,
  removeTaxonomyValue,
  restoreTaxonomyValue,
  updateTaxonomyValue,
} from "#app/features/catalogue/taxonomy-values.commands.server.ts";
import {
  categoryFieldsSchema,
  MAX_TAXONOMY_CHANGE_BYTES,
  metadataFieldsSchema,
  type TaxonomyChange,
  taxonomyChangeSchema,
} from "#app/features/catalogue/taxonomy-values.schema.ts";
import type { TaxonomyAnswer, ValueFields } from "#app/features/catalogue/taxonomy-values.types.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import type { Route } from "./+types/taxonomy-changes";

type Save = Extract<TaxonomyChange, { change: "create" | "update" }>;

const done = (isDone: boolean): TaxonomyAnswer => (isDone ? { ok: true } : { ok: false, reason: "not-found" });

function errorsOf(error: z.ZodError): Record<string, string> {
  // Of several faults of one field the first is said.
  return Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0] ?? ""), message]));
}

async function save(actorId: string, change: Save): Promise<TaxonomyAnswer> {
  const schema = change.as === "metadata" ? metadataFieldsSchema : categoryFieldsSchema(change.taxonomy);
  const parsed = schema.safeParse(change.fields);
  if (!parsed.success) {
    if (parsed.error.issues.some(({ code }) => code === "unrecognized_keys"))
      throwPageError(400, { detail: "There is a field that it does not have." });
    return { ok: false, reason: "invalid", errors: errorsOf(parsed.error) };
  }
  const fields = parsed.data as ValueFields;
  if (change.change === "create") return { ok: true, value: await createTaxonomyValue(actorId, change.taxonomy, fields) };
  return updateTaxonomyValue(actorId, change.taxonomy, { id: change.id, version: change.version, fields });
}

async function make(actorId: string, change: TaxonomyChange): Promise<TaxonomyAnswer> {
  switch (change.change) {
    case "create":
    case "update":
      return save(actorId, change);
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

/** POST /admin/taxonomy-changes: what an editor does to a value of a taxonomy, one thing at a time, answered as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireRole("admin", request, context);
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may change categories." });
  const body = await readJson(request, MAX_TAXONOMY_CHANGE_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const parsed = taxonomyChangeSchema.safeParse(body.value);
  if (!parsed.success) throwPageError(400, { detail: "This is no change of a category." });
  const answer = await make(actor.id, parsed.data);
  return Response.json(answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
