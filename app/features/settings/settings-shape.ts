import { list, nullable, object, oneOf, recordOf, type Shape, text } from "#app/platform/answers/shapes.ts";
import { ANALYTICS_SERVICES, type SiteSettings, VERIFIERS, WEEK_STARTS } from "./types.ts";

/** All settings, as answers and the drafts of a browser hold them; the schema beside this file says what may stand in them. */
export const settingsShape: Shape<SiteSettings> = object({
  contactEmail: text,
  affiliateDisclosure: text,
  country: text,
  timeZone: text,
  weekStart: oneOf(...WEEK_STARTS),
  examples: object({ home: text, finder: text, sentences: list(object({ symbol: text, sentence: text })) }),
  verification: recordOf(VERIFIERS, text),
  analytics: nullable(object({ service: oneOf(...ANALYTICS_SERVICES), address: text, siteId: text })),
});
