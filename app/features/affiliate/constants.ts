/** The store's marketplaces, told apart by what follows `www.amazon.` in their host. The first one is the default. */
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
] as const;

export type Marketplace = (typeof MARKETPLACES)[number]["suffix"];

export const DEFAULT_MARKETPLACE: Marketplace = "com";

/** Operators' tracking ids by marketplace; a marketplace without one earns with whatever tag the link carries. */
export type AffiliateTags = Readonly<Record<string, string>>;

/** The cookie that keeps a shopper's chosen marketplace. Nothing depends on it but where store links go. */
export const MARKETPLACE_COOKIE = "marketplace";
