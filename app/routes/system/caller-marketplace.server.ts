import { MARKETPLACE_COOKIE, type Marketplace } from "#app/features/affiliate/constants.ts";
import { isMarketplace, marketplaceOfCountry } from "#app/features/affiliate/affiliate-links.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { readPreference } from "#app/platform/cookies.ts";

/** Returns the marketplace of the country that a request comes from; of the site's own where that is unknown. */
export async function marketplaceIn(country: string | null): Promise<Marketplace> {
  return marketplaceOfCountry(country ?? (await findSettings()).country, config().affiliateProgram.tags);
}

/** Returns the marketplace that a shopper has chosen; the one of their country where they have chosen none. */
export async function marketplaceOfShopper(request: Request, country: string | null): Promise<Marketplace> {
  const chosen = readPreference(request, MARKETPLACE_COOKIE, config().siteUrl);
  return isMarketplace(chosen) ? chosen : marketplaceIn(country);
}
