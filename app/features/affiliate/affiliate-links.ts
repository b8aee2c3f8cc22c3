import { type AffiliateTags, DEFAULT_MARKETPLACE, type Marketplace, MARKETPLACES, NEIGHBORS } from "./constants.ts";

/** Returns true for the suffix of one of the store's hosts: `com`, `co.uk`, … */
export function isMarketplace(text: unknown): text is Marketplace {
  return MARKETPLACES.some(({ suffix }) => suffix === text);
}

/** The keys of `tags` that are no marketplace, such as a mistyped one; their tags would never earn. */
export function findUnknownMarketplaces(tags: AffiliateTags): string[] {
  return Object.keys(tags).filter((key) => !isMarketplace(key));
}

/** Returns our tag for a marketplace, or undefined. */
export function tagFor(marketplace: Marketplace, tags: AffiliateTags): string | undefined {
  return Object.hasOwn(tags, marketplace) ? tags[marketplace] : undefined;
}

/**
 * Returns the marketplace for shoppers of a country (two letters, any case): its own, or a neighbor's where we have a tag only for that
 * one. Without either, or for an unknown country, it is the default one.
 */
export function marketplaceOfCountry(code: string | null, tags: AffiliateTags): Marketplace {
  const country = code?.toUpperCase() ?? "";
  const own = MARKETPLACES.find((marketplace) => marketplace.country === country)?.suffix;
  if (own !== undefined && tagFor(own, tags) !== undefined) return own;
  const neighbor = Object.hasOwn(NEIGHBORS, country) ? NEIGHBORS[country] : undefined;
  if (neighbor !== undefined && tagFor(neighbor, tags) !== undefined) return neighbor;
  return own ?? DEFAULT_MARKETPLACE;
}

/** Returns the option's text: the country's name and the suffix of the host that it leads to. */
export function labelMarketplace({ name, suffix }: (typeof MARKETPLACES)[number]): string {
  return `${name} (.${suffix})`;
}

const STORE_URL = /^(?<before>https?:\/\/(?:[^/?#@]*@)?)www\.amazon\.(?<suffix>[a-z.]+)(?<path>\/[^?#]*)(?<query>\?[^#]*)?(?<hash>#.*)?$/i;
const PRODUCT_PATH = /\/(?:dp|gp\/product)\/[A-Za-z0-9]{10}(?:\/|$)/;
/** Browsers drop or convert these characters when they parse a URL, so that what they open is not what the text says. */
export const MISLEADING = /[\p{Cc} \\]/u;

function isTagParameter(parameter: string): boolean {
  const name = parameter.split("=", 1)[0] ?? "";
  try {
    return decodeURIComponent(name) === "tag";
  } catch {
    return false;
  }
}

/** Returns the query (`?…` or empty) with `tag` in place of every tag that it has, or appended at its end. */
export function setTag(query: string, tag: string): string {
  const parameter = `tag=${encodeURIComponent(tag)}`;
  const parameters = query.slice(1).split("&");
  if (parameters.some(isTagParameter)) return `?${parameters.map((each) => (isTagParameter(each) ? parameter : each)).join("&")}`;
  return query.length <= 1 ? `?${parameter}` : `${query}&${parameter}`;
}

/**
 * Rewrites a product link of one of the store's marketplaces to the shopper's: its host, and its `tag` where we have one for that
 * marketplace. Every other part stays byte for byte, and so does any URL that is no such link. Never throws.
 */
export function rewriteToMarketplace(url: string, marketplace: Marketplace, tags: AffiliateTags): string {
  const parts = MISLEADING.test(url) ? undefined : STORE_URL.exec(url)?.groups;
  if (parts === undefined || !isMarketplace(parts.suffix?.toLowerCase()) || !PRODUCT_PATH.test(parts.path ?? "")) return url;
  const { before = "", path = "", query = "", hash = "" } = parts;
  const tag = tagFor(marketplace, tags);
  return `${before}www.amazon.${marketplace}${path}${tag ? setTag(query, tag) : query}${hash}`;
}
