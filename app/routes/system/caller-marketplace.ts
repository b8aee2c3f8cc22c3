import { MARKETPLACE_COOKIE, type Marketplace } from "#app/features/affiliate/constants.ts";
import { isMarketplace, marketplaceOfCountry } from "#app/features/affiliate/affiliate-links.ts";
import { config } from "#app/platform/config.server.ts";
import { readPreference } from "#app/platform/cookies.ts";
import { findCountry } from "#app/platform/country/find-country.server.ts";

/** Returns the marketplace of the country that a request comes from. */
export function marketplaceOfCaller(request: Request, clientAddress: string | null): Marketplace {
  const { countryHeader, affiliateProgram } = config();
  return marketplaceOfCountry(findCountry({ headers: request.headers, clientAddress, countryHeader }), affiliateProgram.tags);
}

/** Returns the marketplace that a shopper has chosen; the one of their country where they have chosen none. */
export function marketplaceOfShopper(request: Request, clientAddress: string | null): Marketplace {
  const chosen = readPreference(request, MARKETPLACE_COOKIE, config().siteUrl);
  return isMarketplace(chosen) ? chosen : marketplaceOfCaller(request, clientAddress);
}
