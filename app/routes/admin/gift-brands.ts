import { brandsAnswer } from "#app/features/catalogue/editing/answers.ts";
import { listBrands } from "#app/features/catalogue/editing/gift-table.queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";

/** GET /admin/gifts/brands: the brands of all gifts, as JSON. */
export async function loader() {
  return answerJson(brandsAnswer, { brands: await listBrands() });
}
