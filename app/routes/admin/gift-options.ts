import { giftOptionsAnswer } from "#app/features/catalogue/editing/answers.ts";
import { readGiftFormOptions } from "#app/features/catalogue/editing/gift-form.queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";

/** GET /admin/gifts/options: every value that a gift can have, as JSON. */
export async function loader() {
  return answerJson(giftOptionsAnswer, await readGiftFormOptions());
}
