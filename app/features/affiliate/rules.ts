import { type AffiliateTags, DEFAULT_MARKETPLACE, type Marketplace, MARKETPLACES } from "./constants.ts";

/** True for the suffix of one of the store's hosts: `com`, `co.uk`, … */
export function isMarketplace(text: unknown): text is Marketplace {
  return MARKETPLACES.some(({ suffix }) => suffix === text);
}

/** The marketplace for shoppers of a country (two letters, any case); the default one where the country has none or is not known. */
export function marketplaceOfCountry(code: string | null): Marketplace {
  return MARKETPLACES.find(({ country }) => country === code?.toUpperCase())?.suffix ?? DEFAULT_MARKETPLACE;
}

/** What a shopper chooses from: the country's name and the end of the host that it leads to. */
export function labelMarketplace({ name, suffix }: (typeof MARKETPLACES)[number]): string {
  return `${name} (.${suffix})`;
}

const STORE_URL = /^(?<before>https?:\/\/(?:[^/?#@]*@)?)www\.amazon\.(?<suffix>[a-z.]+)(?<path>\/[^?#]*)(?<query>\?[^#]*)?(?<hash>#.*)?$/i;
const PRODUCT_PATH = /\/(?:dp|gp\/product)\/[A-Za-z0-9]{10}(?:\/|$)/;
/** Browsers drop or turn these around while reading a URL, so that what they open is not what the text says. */
const MISLEADING = /[\p{Cc} \\]/u;

function isTagParameter(parameter: string): boolean {
  const name = parameter.split("=", 1)[0] ?? "";
  try {
    return decodeURIComponent(name) === "tag";
  } catch {
    return false;
  }
}

function setTag(query: string, tag: string): string {
  const parameter = `tag=${encodeURIComponent(tag)}`;
  const parameters = query.slice(1).split("&");
  if (parameters.some(isTagParameter)) return `?${parameters.map((each) => (isTagParameter(each) ? parameter : each)).join("&")}`;
  return query.length <= 1 ? `?${parameter}` : `${query}&${parameter}`;
}

/**
 * A product link of one of the store's marketplaces, led to the shopper's one: its host, and its `tag` where that marketplace has
 * a tag of ours. Every other part stays byte for byte, and so does any URL that is no such link. Never throws.
 */
export function rewriteToMarketplace(url: string, marketplace: Marketplace, tags: AffiliateTags): string {
  const parts = MISLEADING.test(url) ? undefined : STORE_URL.exec(url)?.groups;
  if (parts === undefined || !isMarketplace(parts.suffix?.toLowerCase()) || !PRODUCT_PATH.test(parts.path ?? "")) return url;
  const { before = "", path = "", query = "", hash = "" } = parts;
  const tag = Object.hasOwn(tags, marketplace) ? tags[marketplace] : undefined;
  return `${before}www.amazon.${marketplace}${path}${tag ? setTag(query, tag) : query}${hash}`;
}
