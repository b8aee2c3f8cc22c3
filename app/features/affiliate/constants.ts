/** The store's marketplaces, identified by what follows `www.amazon.` in their host. The first one is the default. */
export const MARKETPLACES = [
  { suffix: "com", country: "US", name: "United States" },
  { suffix: "ca", country: "CA", name: "Canada" },
  { suffix: "co.uk", country: "GB", name: "United Kingdom" },
  { suffix: "de", country: "DE", name: "Germany" },
  { suffix: "fr", country: "FR", name: "France" },
  { suffix: "it", country: "IT", name: "Italy" },
  { suffix: "es", country: "ES", name: "Spain" },
  { suffix: "co.jp", country: "JP", name: "Japan" },
  { suffix: "in", country: "IN", name: "India" },
  { suffix: "com.au", country: "AU", name: "Australia" },
  { suffix: "com.mx", country: "MX", name: "Mexico" },
  { suffix: "com.br", country: "BR", name: "Brazil" },
  { suffix: "nl", country: "NL", name: "Netherlands" },
  { suffix: "com.be", country: "BE", name: "Belgium" },
  { suffix: "pl", country: "PL", name: "Poland" },
  { suffix: "se", country: "SE", name: "Sweden" },
  { suffix: "ie", country: "IE", name: "Ireland" },
  { suffix: "sg", country: "SG", name: "Singapore" },
  { suffix: "sa", country: "SA", name: "Saudi Arabia" },
  { suffix: "com.tr", country: "TR", name: "Turkey" },
  { suffix: "ae", country: "AE", name: "United Arab Emirates" },
] as const;

export type Marketplace = (typeof MARKETPLACES)[number]["suffix"];

export const DEFAULT_MARKETPLACE: Marketplace = "com";

/**
 * Maps countries to the neighboring marketplace that they shop in. An entry counts only where we have a tag for that marketplace (affiliate
 * rules).
 */
export const NEIGHBORS: Readonly<Record<string, Marketplace>> = {
  AT: "de",
  CH: "de",
  LI: "de",
  LU: "de",
  IE: "co.uk",
  NZ: "com.au",
  PT: "es",
};

/** The operator's tracking ids by marketplace. In a marketplace without one, the tag that the link already carries stays. */
export type AffiliateTags = Readonly<Record<string, string>>;

/** The cookie stores the shopper's chosen marketplace, which affects only where store links lead. */
export const MARKETPLACE_COOKIE = "marketplace";
