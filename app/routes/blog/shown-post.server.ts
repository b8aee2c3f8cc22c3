import { isPaidLink, isStoreLink, storeHref } from "#app/features/affiliate/store-links.ts";
import { resolveArticle } from "#app/features/blog/articles.queries.server.ts";
import type { PostDetail } from "#app/features/blog/types.ts";
import { shownOnCard, tagsOfGiftCards } from "#app/features/catalogue/gift-tags.ts";
import { ALL_GIFTS_TAG } from "#app/features/catalogue/taxonomies.ts";
import { config } from "#app/platform/config.server.ts";

/** Adds the affiliate tag to an author's website, which may be a page of the store, and says whether it pays us. */
export function withOwnTag<T extends { url: string | null }>(author: T): T & { isPaid: boolean } {
  if (author.url === null) return { ...author, isPaid: false };
  const { affiliateProgram } = config();
  const url = storeHref(author.url, { marketplace: null, ...affiliateProgram });
  return { ...author, url, isPaid: isStoreLink(url) && isPaidLink(url, affiliateProgram.tags) };
}

/** Returns what a page shows of a post, and the page tags of the gifts that it shows. */
export async function loadShownPost({ article, relatedGiftIds, ...post }: PostDetail) {
  const { blocks, otherGifts, missingSlugs, collectionTags, hasPaidLinks } = await resolveArticle(article.blocks, relatedGiftIds);
  const gifts = [...blocks.flatMap((block) => (block.kind === "gifts" ? block.gifts : [])), ...otherGifts];
  return {
    shown: {
      post: { ...post, authors: post.authors.map(withOwnTag), outline: article.outline },
      blocks: blocks.map((block) => (block.kind === "gifts" ? { kind: block.kind, gifts: block.gifts.map(shownOnCard) } : block)),
      otherGifts: otherGifts.map(shownOnCard),
      hasPaidLinks,
    },
    // A missing gift may be added later.
    tags: [...tagsOfGiftCards(gifts), ...(missingSlugs.length > 0 ? [ALL_GIFTS_TAG] : []), ...collectionTags],
  };
}
