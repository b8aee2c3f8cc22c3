import { listFeaturedCategories } from "#app/features/catalogue/categories.queries.server.ts";
import { listFeaturedGifts, listNewGifts } from "#app/features/catalogue/gifts.queries.server.ts";
import { shownOnCard, tagsOfGiftCards } from "#app/features/catalogue/gift-tags.ts";
import { listShelf } from "#app/features/catalogue/shelf.queries.server.ts";
import { ALL_GIFTS_TAG, taxonomyTag } from "#app/features/catalogue/taxonomies.ts";
import { listShownTestimonials } from "#app/features/testimonials/queries.server.ts";
import { TESTIMONIALS_TAG } from "#app/features/testimonials/constants.ts";
import { config } from "#app/platform/config.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { CategoryShowcase } from "#app/site/home/category-showcase.tsx";
import { ClosingCall } from "#app/site/home/closing-call.tsx";
import { Hero } from "#app/site/home/hero.tsx";
import { HowItWorks } from "#app/site/home/how-it-works.tsx";
import { describeSite } from "#app/site/home/structured-data.ts";
import { Testimonials } from "#app/site/home/testimonials.tsx";
import { GiftShelf } from "#app/site/home/gift-shelf.tsx";
import type { Route } from "./+types/home";

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

export async function loader({ context }: Route.LoaderArgs) {
  const [featured, shelf, recipients, occasions, testimonials] = await Promise.all([
    listHeroGifts(),
    listShelf(SHELF_GIFTS),
    listFeaturedCategories("recipient", CATEGORIES_PER_TAB),
    listFeaturedCategories("occasion", CATEGORIES_PER_TAB),
    listShownTestimonials(),
  ]);
  const { cacheTags } = context.get(requestInfoContext);
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
    wordsStayHere: config().languageModel === null,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return describePage(site, {
    title: `${site.name}: ${site.tagline}`,
    description:
      "Say who it is for, what they love and what you would like to spend. Find gifts that fit, by recipient, occasion and interest.",
    path: "/",
    jsonLd: describeSite(site),
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, shelf, recipients, occasions, testimonials, wordsStayHere } = loaderData;
  return (
    <div className="flex flex-col gap-16 pb-16 md:gap-24 md:pb-24">
      <Hero gifts={featured} wordsStayHere={wordsStayHere} />
      <HowItWorks />
      {recipients.length + occasions.length === 0 ? null : <CategoryShowcase recipients={recipients} occasions={occasions} />}
      <GiftShelf {...shelf} />
      <Testimonials testimonials={testimonials} />
      <ClosingCall />
    </div>
  );
}
