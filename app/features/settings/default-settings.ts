import { DEFAULT_NAMES } from "#app/platform/default-names.ts";
import type { SiteSettings } from "./types.ts";

/** The settings of a site whose owner has changed none: the specification's texts, and what the site did before there were any. */
export const DEFAULT_SETTINGS: SiteSettings = {
  contactEmail: DEFAULT_NAMES.contactEmail,
  affiliateDisclosure: "As an Amazon Associate I earn from qualifying purchases.",
  country: "US",
  timeZone: "UTC",
  weekStart: "reader",
  examples: {
    home: "My sister just moved into her first apartment. She loves coffee and houseplants. Around $50.",
    finder:
      "My sister just moved into her first apartment. She drinks far too much coffee and loves plants. Around $50, no candles please.",
    sentences: [
      { symbol: "🍳", sentence: "A wedding gift for two cooks who already own every pan, $80 to $150." },
      { symbol: "🎣", sentence: "Dad turns 70. He fishes every Sunday and already has every gadget. Up to $45." },
      { symbol: "🍎", sentence: "A thank-you for our kids’ teacher, something nice for her desk, under $20." },
      { symbol: "🎅", sentence: "Secret Santa for a coworker I barely know. $25 at most, nothing with alcohol." },
      { symbol: "🔭", sentence: "My 10-year-old niece is mad about stars and planets, birthday next Friday." },
    ],
  },
  verification: { google: "", bing: "", pinterest: "", yandex: "", facebook: "" },
  analytics: null,
};
