import { fillArticle } from "#app/features/blog/articles.queries.server.ts";
import type { PostDetail } from "#app/features/blog/types.ts";
import { shownOnCard, tagsOfGiftCards } from "#app/features/catalogue/rules.ts";
import { ALL_GIFTS_TAG } from "#app/features/catalogue/taxonomies.ts";

/** What a page shows of a post, and the page tags of the gifts that it shows. */
export async function loadShownPost({ article, relatedGiftIds, ...post }: PostDetail) {
  const { blocks, otherGifts, missingSlugs } = await fillArticle(article.blocks, relatedGiftIds);
  const gifts = [...blocks.flatMap((block) => (block.kind === "gifts" ? block.gifts : [])), ...otherGifts];
  return {
    shown: {
      post: { ...post, outline: article.outline },
      blocks: blocks.map((block) => (block.kind === "html" ? block : { kind: block.kind, gifts: block.gifts.map(shownOnCard) })),
      otherGifts: otherGifts.map(shownOnCard),
    },
    // A gift that is not there yet may come.
    tags: [...tagsOfGiftCards(gifts), ...(missingSlugs.length > 0 ? [ALL_GIFTS_TAG] : [])],
  };
}
