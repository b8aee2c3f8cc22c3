import { config } from "#app/platform/config.server.ts";
import type { Executor } from "#app/platform/db/database.server.ts";
import type { SiteInfo } from "#app/platform/seo/page-meta.ts";
import { findCurrentLook, readCurrentLook, shownNames } from "./current-look.queries.server.ts";

/** What the site is called, and how to reach it, as pages, mails and programs are told. */
export interface SiteNames {
  siteName: string;
  siteTagline: string;
  siteUrl: string;
  contactEmail: string;
  affiliateDisclosure: string;
}

/** `transaction` is the one that the caller is in. */
export async function findSiteNames(transaction?: Executor): Promise<SiteNames> {
  const { siteUrl, contactEmail, affiliateDisclosure } = config();
  const { look } = await (transaction === undefined ? findCurrentLook() : readCurrentLook(transaction));
  return { ...shownNames(look), siteUrl, contactEmail, affiliateDisclosure };
}

/** Returns the same as every page carries it. */
export async function findSiteInfo(): Promise<SiteInfo> {
  const { siteName: name, siteTagline: tagline, siteUrl: url, contactEmail, affiliateDisclosure } = await findSiteNames();
  return { name, url, tagline, contactEmail, affiliateDisclosure };
}
