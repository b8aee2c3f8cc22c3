import { bestMatchPath } from "#app/features/catalogue/addresses.ts";
import { listFilledCategories } from "#app/features/catalogue/categories.queries.server.ts";
import { findUsualShippingDays } from "#app/features/catalogue/usual-shipping.queries.server.ts";
import { collectionPath } from "#app/features/collections/addresses.ts";
import { listCollectionCards } from "#app/features/collections/collection-cards.queries.server.ts";
import { COLLECTIONS_TAG } from "#app/features/collections/constants.ts";
import { limitToNextDate, listOccasionCollections } from "#app/features/collections/shown-collections.queries.server.ts";
import type { SeasonSettings, SiteLink } from "#app/features/look/types.ts";
import { comingOccasion, type ComingOccasion, findSeason, lastOrderDay, sayComing } from "#app/features/occasions/season.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { addDays, countDays } from "#app/platform/days.ts";
import { limitPageAge } from "#app/platform/request-scope.server.ts";
import { formatDayIn, readTodayIn, startOfDay } from "#app/platform/time-zones.ts";
import type { SeasonContent } from "#app/site/home/season-band.tsx";

const OWN_ICON = "🎁";

/** Formats a day as "Dec 18". */
const shortDay = (day: string) => formatDayIn("UTC", new Date(day)).replace(/, \d{4}$/, "");

/** Returns the link to the gifts of an occasion: to its collection, else to its category, else to what the finder finds for it. */
async function linkTo({ slugs, name, brief }: ComingOccasion, cacheTags: Set<string>): Promise<SiteLink> {
  const [collections, categories] = await Promise.all([
    listOccasionCollections(slugs),
    listFilledCategories("occasion"),
    limitToNextDate(),
  ]);
  cacheTags.add(COLLECTIONS_TAG);
  const { cards } = await listCollectionCards(collections);
  const filled = cards.find(({ gifts }) => gifts > 0);
  if (filled !== undefined) return { label: filled.title, to: collectionPath(filled.slug) };
  const category = categories.find(({ slug }) => slugs.some((one) => slug === one || slug.startsWith(`${one}-`)));
  return category === undefined
    ? { label: "See gift ideas", to: `/gift-finder?text=${encodeURIComponent(brief.replace(/ for $/, ""))}` }
    : { label: `See ${name.replace(/ season$/, "")} gifts`, to: bestMatchPath("occasion", category.slug) };
}

/** Says until when to order, as far as the shop's gifts say how long they take. */
function sayOrderDay({ day, verb }: ComingOccasion, usualDays: number, today: string): string {
  const left = countDays(today, day);
  if (left === 0) return "There’s still time for kind words, and for a gift that comes a little late.";
  const last = lastOrderDay(day, usualDays, today);
  if (last === null) return `It’s getting close: pick a gift that ships in ${left === 1 ? "a day" : `${left} days or less`}.`;
  const aim = verb === "starts" ? "to have it by then" : "for it to arrive in time";
  return last === today ? `Order today ${aim}.` : `Order by ${shortDay(last)} ${aim}.`;
}

const standsOn = (today: string, { from, until }: SeasonSettings) => (from === null || from <= today) && (until === null || today <= until);

/**
 * Returns what the home page says of the season to shoppers of a country, or of the site's own where theirs is unknown; null where it says
 * nothing. The page may stand until the next day of the site begins.
 */
export async function readSeasonContent(
  settings: SeasonSettings,
  shoppersCountry: string | null,
  cacheTags: Set<string>,
): Promise<SeasonContent | null> {
  if (settings.mode === "off") return null;
  const site = await findSettings();
  const { timeZone } = site;
  const country = shoppersCountry ?? site.country;
  const today = readTodayIn(timeZone);
  limitPageAge(startOfDay(timeZone, addDays(today, 1)));
  if (settings.mode === "own" && standsOn(today, settings)) {
    const { title, text, link } = settings;
    return { icon: OWN_ICON, title, text, link, brief: null, beside: [] };
  }
  const season = findSeason(country, today);
  const pinned = settings.mode === "pinned" ? comingOccasion(settings.occasion, country, today) : null;
  const occasion = pinned ?? season.occasion;
  if (occasion === null) return null;
  const [link, usualDays] = await Promise.all([linkTo(occasion, cacheTags), findUsualShippingDays()]);
  return {
    icon: occasion.icon,
    title: sayComing(occasion, today),
    text: sayOrderDay(occasion, usualDays, today),
    link,
    brief: occasion.brief,
    beside: pinned === null ? season.beside.map(({ name, day }) => ({ name, day: shortDay(day) })) : [],
  };
}
