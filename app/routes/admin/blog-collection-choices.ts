import { collectionChoicesAnswer } from "#app/features/collections/answers.ts";
import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { MAX_COLLECTION_CHOICES } from "#app/features/collections/constants.ts";
import { listShownCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";

/** GET /admin/blog/collection-choices: the collections whose cards can be inserted into a post. */
export async function loader() {
  const { collections } = await listShownCollections(MAX_COLLECTION_CHOICES);
  const { cards } = await listCollectionCards(collections);
  return answerJson(collectionChoicesAnswer, { collections: cards }, { headers: { "cache-control": "private, no-store" } });
}
