import { type CollectionMatchesAnswer, collectionMatchesAnswer } from "#app/features/collections/answers.ts";
import { findMatches } from "#app/features/collections/collection-editor.queries.server.ts";
import { collectionMatches } from "#app/features/collections/collection-form.ts";
import { errorsByPlace } from "#app/features/look/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { hasForeignFields, readJson, refuseOwnBody } from "#app/platform/read-json.server.ts";
import { z } from "zod";
import type { Route } from "./+types/collection-matches";

/** POST /admin/collections/matches: the gifts that a collection would have with what stands in its editor. */
export async function action({ request }: Route.ActionArgs) {
  const read = collectionMatches.safeParse(await readJson(request, z.record(z.string(), z.unknown())));
  if (!read.success && hasForeignFields(read.error)) refuseOwnBody(read.error, request);
  const answer: CollectionMatchesAnswer = read.success
    ? { ok: true, ...(await findMatches(read.data)) }
    : { ok: false, errors: errorsByPlace(read.error) };
  return answerJson(collectionMatchesAnswer, answer, { status: answer.ok ? 200 : 422 });
}
