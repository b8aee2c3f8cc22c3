export const WEEK_STARTS = ["reader", "sunday", "monday", "saturday"] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

export const ANALYTICS_SERVICES = ["plausible", "umami", "matomo"] as const;
export type AnalyticsService = (typeof ANALYTICS_SERVICES)[number];

/** Who is asked to show that the site is its owner's. */
export const VERIFIERS = ["google", "bing", "pinterest", "yandex", "facebook"] as const;
export type Verifier = (typeof VERIFIERS)[number];

/** A server of the owner's own that counts page views. */
export interface AnalyticsSettings {
  service: AnalyticsService;
  /** Its https address, without a slash at the end. */
  address: string;
  /** What the service calls this site. */
  siteId: string;
}

/** What the gift finder suggests to somebody who does not know what to write. */
export interface FinderExamples {
  /** Stands in the empty box of the home page, and of the finder. */
  home: string;
  finder: string;
  /** Sentences that can be clicked, each with its emoji. */
  sentences: { symbol: string; sentence: string }[];
}

/** What an owner says of the site that is no matter of its looks. */
export interface SiteSettings {
  contactEmail: string;
  affiliateDisclosure: string;
  /** The country of shoppers of whom none is known, as two capital letters. */
  country: string;
  /** The name of the time zone whose days the site has. */
  timeZone: string;
  weekStart: WeekStart;
  examples: FinderExamples;
  /** Codes by who gave them; empty where there is none. */
  verification: Record<Verifier, string>;
  /** Null where nobody counts page views. */
  analytics: AnalyticsSettings | null;
}
