import { importChoicesSchema, saveImportChoices } from "#app/features/catalogue/import-choices.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { savedAnswer } from "#app/features/catalogue/editing/answers.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/gift-import-choices";

/** POST /admin/gifts/import-choices: what the columns and categories of a file are, for this import and later ones. */
export async function action({ request }: Route.ActionArgs) {
  await saveImportChoices(await readJson(request, importChoicesSchema));
  return answerJson(savedAnswer, { ok: true });
}
