import { z } from "zod";
import { atMost, toLine } from "#app/platform/text.ts";
import { filledLine, line } from "#app/platform/text-fields.ts";
import { isTimeZone } from "#app/platform/time-zones.ts";
import { findEmoji } from "#app/ui/emoji-code.ts";
import { findAddressFault, isSiteId } from "./analytics.ts";
import { SETTINGS_LIMITS as LIMITS } from "./constants.ts";
import { isCountry } from "./countries.ts";
import { DEFAULT_SETTINGS } from "./default-settings.ts";
import { ANALYTICS_SERVICES, type SiteSettings, WEEK_STARTS } from "./types.ts";

const filled = (limit: number) => filledLine(limit, "Please fill this in.", atMost(limit));

const ADDRESS_FAULTS = {
  "no-address":
    "Please enter the https address of your own server, such as https://stats.example.com, with its folder if it has one and nothing after it.",
  hosted: "This address belongs to an analytics company. Visitors’ IP addresses go to no one else, so please use a server of your own.",
} as const;

const SITE_ID_FAULTS = {
  plausible: "Please enter your site’s domain in Plausible, such as gifts.example.",
  umami: "Please enter your website ID in Umami: 36 characters with hyphens.",
  matomo: "Please enter your site ID in Matomo, a number.",
} as const;

const analytics = z
  .strictObject({ service: z.enum(ANALYTICS_SERVICES), address: line(LIMITS.analyticsAddress), siteId: line(LIMITS.siteId) })
  .transform(({ service, address, siteId }) => ({ service, address: address.replace(/\/$/, ""), siteId: siteId.toLowerCase() }))
  .superRefine(({ service, address, siteId }, context) => {
    const fault = findAddressFault(address);
    if (fault !== null) context.addIssue({ code: "custom", path: ["address"], message: ADDRESS_FAULTS[fault] });
    if (!isSiteId(service, siteId)) context.addIssue({ code: "custom", path: ["siteId"], message: SITE_ID_FAULTS[service] });
  });

/** A code, or the whole tag that it came in. */
const code = line(LIMITS.verification)
  .transform((typed) => /\bcontent=["']([^"']*)["']/.exec(typed)?.[1] ?? typed)
  .pipe(z.string().regex(/^[\w.=+/-]{0,120}$/, "Please paste the code, or the whole <meta> tag."));

const sentences = z
  .array(
    z.strictObject({
      symbol: z
        .string()
        .transform(toLine)
        .refine((symbol) => symbol !== "" && findEmoji(symbol) === symbol, "Please use one emoji."),
      sentence: filled(LIMITS.sentence),
    }),
  )
  .max(LIMITS.sentences, `Please use at most ${LIMITS.sentences} sentences.`);

/** All settings, as the editor sends them. Nothing else may stand in it. */
export const settingsSchema = z.strictObject({
  contactEmail: line(LIMITS.contactEmail).pipe(z.email("Please enter an email address.")),
  affiliateDisclosure: filled(LIMITS.affiliateDisclosure),
  country: z.string().refine(isCountry, "Please choose a country."),
  timeZone: z.string().refine(isTimeZone, "Please choose a time zone."),
  weekStart: z.enum(WEEK_STARTS),
  examples: z.strictObject({ home: filled(LIMITS.placeholder), finder: filled(LIMITS.placeholder), sentences }),
  verification: z.strictObject({ google: code, bing: code, pinterest: code, yandex: code, facebook: code }),
  analytics: analytics.nullable(),
});

/**
 * Returns stored settings. What they do not name, as a later release has added it, and what this release does not read, is as built; `unread`
 * names the latter.
 */
export function readStoredSettings(stored: unknown): { settings: SiteSettings; unread: string[] } {
  const known = z.record(z.string(), z.unknown()).safeParse(stored);
  const given = known.success ? known.data : {};
  const { shape } = settingsSchema;
  const read: Record<string, unknown> = {};
  const unread: string[] = known.success ? [] : ["all"];
  for (const [name, field] of Object.entries(shape)) {
    if (given[name] === undefined) continue;
    const parsed = field.safeParse(given[name]);
    if (parsed.success) read[name] = parsed.data;
    else unread.push(name);
  }
  return { settings: { ...DEFAULT_SETTINGS, ...(read as Partial<SiteSettings>) }, unread };
}
