import { postsHaveExternalPictures } from "#app/features/blog/external-pictures.queries.server.ts";
import { POSTS_TAG } from "#app/features/blog/constants.ts";
import { giftsHaveExternalPictures } from "#app/features/catalogue/external-pictures.queries.server.ts";
import { ALL_GIFTS_TAG } from "#app/features/catalogue/taxonomies.ts";
import { ANALYTICS_NAMES } from "#app/features/settings/constants.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { type Config, config } from "#app/platform/config.server.ts";
import { isPrivateHost } from "#app/platform/outgoing/public-address.ts";
import type { SiteFacts } from "#app/site/pages/site-facts.ts";

type Settings = Pick<Config, "languageModel" | "countryHeader" | "smtpUrl" | "s3" | "traces" | "backups" | "affiliateProgram">;

const PROVIDERS = { openai: "OpenAI", anthropic: "Anthropic", google: "Google", "openai-compatible": "another company" } as const;

function whoseModel(settings: Settings["languageModel"]): string | null {
  if (settings === null) return null;
  if (settings.baseUrl === null) return PROVIDERS[settings.provider];
  const { hostname } = new URL(settings.baseUrl);
  return isPrivateHost(hostname) ? "own" : hostname;
}

function backupDays({ backups }: Pick<Settings, "backups">): number | null {
  return backups === null ? null : Math.ceil((backups.everyHours * backups.keep) / 24);
}

function marketplacesOf({ affiliateProgram: { tags, mode } }: Pick<Settings, "affiliateProgram">): SiteFacts["marketplaces"] {
  if (mode === "always") return "all";
  return mode === "off" || Object.keys(tags).length === 0 ? "none" : "tagged";
}

/** Returns the facts for pages of text that depend on the environment alone. */
export function factsOfSettings(settings: Settings): Omit<SiteFacts, "hasOutsidePictures" | "analytics"> {
  return {
    languageModel: whoseModel(settings.languageModel),
    isBehindProxy: settings.countryHeader !== undefined,
    isMailSent: settings.smtpUrl !== undefined,
    usesObjectStorage: settings.s3 !== null && !isPrivateHost(new URL(settings.s3.bucketUrl).hostname),
    isMonitored: settings.traces !== null && !isPrivateHost(new URL(settings.traces.endpoint).hostname),
    backupDays: backupDays(settings),
    marketplaces: marketplacesOf(settings),
  };
}

/** Returns the current facts for pages of text, and adds to `cacheTags` what may change them. */
export async function readSiteFacts(cacheTags: Set<string>): Promise<SiteFacts> {
  for (const tag of [ALL_GIFTS_TAG, POSTS_TAG]) cacheTags.add(tag);
  const [inGifts, inPosts, { analytics }] = await Promise.all([giftsHaveExternalPictures(), postsHaveExternalPictures(), findSettings()]);
  return {
    ...factsOfSettings(config()),
    hasOutsidePictures: inGifts || inPosts,
    analytics: analytics && { name: ANALYTICS_NAMES[analytics.service], host: new URL(analytics.address).host },
  };
}
