import type { PlaceholderValues } from "#app/features/pages/placeholders.ts";
import type { SiteInfo } from "#app/platform/seo/page-meta.ts";
import {
  describeHowCountryIsFound,
  describeHowLongBackupsLast,
  describeMarketplaceChoice,
  describeMarketplaces,
  describeWhereLinkComes,
  describeWhereMailsStay,
  describeWhereMessagesGo,
  describeWherePicturesLie,
  describeWhereWordsGo,
  describeWhoIsWatched,
  describeWhoSeesAddress,
  describeWhoseQuestionsCount,
  noteCounting,
  noteCountingWithoutCookies,
  noteMonitoring,
  noteOutsidePictures,
  notePageViews,
  noteStorageService,
  type SiteFacts,
} from "./site-facts.ts";

/** Returns what the placeholders of a page stand for: the same sentences that the built-in pages have, so that they stay true. */
export function placeholderValues(facts: SiteFacts, { name, tagline, contactEmail, affiliateDisclosure }: SiteInfo): PlaceholderValues {
  return {
    name,
    tagline,
    contact: contactEmail,
    disclosure: affiliateDisclosure,
    "where-words-go": describeWhereWordsGo(facts),
    "who-sees-address": describeWhoSeesAddress(facts),
    "how-country-is-found": describeHowCountryIsFound(facts),
    "whose-questions-count": describeWhoseQuestionsCount(facts),
    "where-pictures-lie": describeWherePicturesLie(facts),
    "outside-pictures": noteOutsidePictures(facts) ?? "",
    "where-messages-go": describeWhereMessagesGo(facts),
    "where-mails-stay": describeWhereMailsStay(facts) ?? "",
    "where-link-comes": describeWhereLinkComes(facts),
    "how-long-backups-last": describeHowLongBackupsLast(facts) ?? "",
    "storage-service": noteStorageService(facts) ?? "",
    monitoring: noteMonitoring(facts) ?? "",
    "who-is-watched": describeWhoIsWatched(facts),
    counting: noteCounting(facts) ?? "",
    "page-views": notePageViews(facts) ?? "",
    "counting-without-cookies": noteCountingWithoutCookies(facts) ?? "",
    marketplaces: describeMarketplaces(facts),
    "marketplace-choice": describeMarketplaceChoice(facts),
  };
}
