import { listFeaturedCategories } from "#app/features/catalogue/categories.queries.server.ts";
import { listFeaturedGifts, listNewGifts } from "#app/features/catalogue/gifts.queries.server.ts";
import { shownOnCard, tagsOfGiftCards } from "#app/features/catalogue/gift-tags.ts";
import { listShelf } from "#app/features/catalogue/shelf.queries.server.ts";
import { ALL_GIFTS_TAG, taxonomyTag } from "#app/features/catalogue/taxonomies.ts";
import type { SeasonSettings } from "#app/features/look/types.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { TESTIMONIALS_TAG } from "#app/features/testimonials/constants.ts";
import { listShownTestimonials } from "#app/features/testimonials/queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { HomeContent } from "#app/site/home/home-page.tsx";
import { readSeasonContent } from "./season-content.server.ts";

const HERO_GIFTS = 4;
const SHELF_GIFTS = 8;
/** Six tiles fill a row on wide screens, and rows of two or three on narrow ones. */
const CATEGORIES_PER_TAB = 6;

/** A shop that features too few gifts shows others beside them. */
async function listHeroGifts() {
  const featured = await listFeaturedGifts(HERO_GIFTS);
  const ids = featured.map(({ id }) => id);
  return [...featured, ...(await listNewGifts(HERO_GIFTS - featured.length, ids))];
}

/** Returns what the home page shows of the shop to readers of a country, and adds to `cacheTags` what may change it. */
export async function readHomeContent(season: SeasonSettings, country: string | null, cacheTags: Set<string>): Promise<HomeContent> {
  const [featured, shelf, recipients, occasions, testimonials, { examples }, seasonContent] = await Promise.all([
    listHeroGifts(),
    listShelf(SHELF_GIFTS),
    listFeaturedCategories("recipient", CATEGORIES_PER_TAB),
    listFeaturedCategories("occasion", CATEGORIES_PER_TAB),
    listShownTestimonials(),
    findSettings(),
    readSeasonContent(season, country, cacheTags),
  ]);
  // Any gift may become featured or trending.
  cacheTags.add(ALL_GIFTS_TAG);
  cacheTags.add(TESTIMONIALS_TAG);
  for (const tag of tagsOfGiftCards([...featured, ...shelf.gifts])) cacheTags.add(tag);
  for (const key of ["recipient", "occasion"] as const) cacheTags.add(taxonomyTag(key));
  return {
    featured: featured.map(shownOnCard),
    shelf: { ...shelf, gifts: shelf.gifts.map(shownOnCard) },
    recipients,
    occasions,
    testimonials,
    season: seasonContent,
    example: examples.home,
    wordsStayHere: config().languageModel === null,
  };
}
