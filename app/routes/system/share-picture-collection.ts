import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { drawTitledShare } from "#app/features/catalogue/share-pictures/share-pages.server.tsx";
import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { findShownCollection } from "#app/features/collections/shown-collections.queries.server.ts";
import { COLLECTION_TEXTS } from "#app/features/collections/texts.ts";
import { squareOfCover } from "#app/features/still-lifes/still-address.ts";
import type { Route } from "./+types/share-picture-collection";
import { readShareFace } from "./share-face.server.ts";
import { answerPicture, nameOfPicture } from "./share-picture-response.ts";

/** GET /share-pictures/collections/{slug}.png: the share picture of a collection, with its own picture or that of its first gift. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const collection = await findShownCollection(nameOfPicture(params.slug));
  if (collection === null) return answerPicture(request, null);
  const [{ face }, { cards }] = await Promise.all([readShareFace(), listCollectionCards([collection])]);
  const [card] = cards;
  const note = card === undefined ? "" : COLLECTION_TEXTS.count(card.gifts, formatCount(card.gifts));
  const [cover = collection.image] = card?.cover ?? [];
  const image = cover === null ? null : squareOfCover(cover);
  return answerPicture(request, await drawTitledShare({ face, title: collection.title, note, image }));
}
