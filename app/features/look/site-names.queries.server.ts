import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import type { Executor } from "#app/platform/db/database.server.ts";
import type { SiteInfo } from "#app/platform/seo/page-meta.ts";
import { findCurrentLook, readCurrentLook, shownNames } from "./current-look.queries.server.ts";

/** What the site is called, how to reach it, and whose days it has, as pages, mails and programs are told. */
export interface SiteNames {
  siteName: string;
  siteTagline: string;
  siteUrl: string;
  contactEmail: string;
  affiliateDisclosure: string;
  timeZone: string;
}

/** `transaction` is the one that the caller is in. */
export async function findSiteNames(transaction?: Executor): Promise<SiteNames> {
  const { look } = await (transaction === undefined ? findCurrentLook() : readCurrentLook(transaction));
  const { contactEmail, affiliateDisclosure, timeZone } = await findSettings(transaction);
  return { ...shownNames(look), siteUrl: config().siteUrl, contactEmail, affiliateDisclosure, timeZone };
}

/** Returns the same as every page carries it. */
export async function findSiteInfo(): Promise<SiteInfo> {
  const { siteName: name, siteTagline: tagline, siteUrl: url, contactEmail, affiliateDisclosure } = await findSiteNames();
  return { name, url, tagline, contactEmail, affiliateDisclosure };
}
