import type { AffiliateTags, Marketplace } from "./constants.ts";
import { isMarketplace, MISLEADING, rewriteToMarketplace, setTag, tagFor } from "./affiliate-links.ts";
import type { AffiliateProgram } from "./types.ts";

/** The pattern matches any page of one of the store's shops, not only a product's. */
const SHOP_URL =
  /^(?<before>https?:\/\/(?:[^/?#@]*@)?(?:www\.|smile\.|m\.)?amazon\.(?<suffix>[a-z.]+)(?:\/[^?#]*)?)(?<query>\?[^#]*)?(?<hash>#.*)?$/i;
/** The store's own shortened addresses do not reveal where they lead or whom they pay. */
const SHORTENED_URL = /^https?:\/\/(?:www\.)?(?:amzn\.(?:to|eu|asia|com|in)|a\.co)(?=[/:?#]|$)/i;

interface ShopUrl {
  marketplace: Marketplace;
  /** The part holds the scheme, host and path. */
  before: string;
  query: string;
  hash: string;
}

function readShopUrl(url: string): ShopUrl | null {
  const parts = MISLEADING.test(url) ? undefined : SHOP_URL.exec(url)?.groups;
  const suffix = parts?.suffix?.toLowerCase();
  if (parts === undefined || !isMarketplace(suffix)) return null;
  return { marketplace: suffix, before: parts.before ?? "", query: parts.query ?? "", hash: parts.hash ?? "" };
}

/** Returns the URL as browsers parse it, if only that shows that it is an address of the store; else the text itself. */
function normalizeLikeBrowser(url: string): string {
  if (readShopUrl(url) !== null || !/amazon/i.test(url)) return url;
  const read = URL.canParse(url, "https://here.invalid") ? new URL(url, "https://here.invalid").href : url;
  return readShopUrl(read) === null ? url : read;
}

/** Returns the marketplace that a link leads to, or null where it leads elsewhere. */
export function marketplaceOfUrl(url: string): Marketplace | null {
  return readShopUrl(normalizeLikeBrowser(url))?.marketplace ?? null;
}

/** Returns true for the store's own shortened addresses, which hide where they lead. */
export function isShortenedStoreUrl(url: string): boolean {
  return SHORTENED_URL.test(url.trim());
}

function withOwnTag(url: string, tags: AffiliateTags): string {
  const shop = readShopUrl(url);
  const tag = shop === null ? undefined : tagFor(shop.marketplace, tags);
  return shop === null || tag === undefined ? url : shop.before + setTag(shop.query, tag) + shop.hash;
}

/** The reader that a link is made for. A null `marketplace` stands for no particular shopper. */
export interface LinkReader extends AffiliateProgram {
  marketplace: Marketplace | null;
}

/**
 * Returns where a store link leads: to the shopper's marketplace as far as `mode` allows, else to its own, with our tag in either case
 * where we have one. Server, browser, API and articles share this function. Never throws.
 */
export function storeHref(url: string, { marketplace, mode, tags }: LinkReader): string {
  const read = normalizeLikeBrowser(url);
  if (readShopUrl(read) === null) return url;
  const isLed = marketplace !== null && (mode === "always" || (mode === "own-tags" && tagFor(marketplace, tags) !== undefined));
  return withOwnTag(isLed ? rewriteToMarketplace(read, marketplace, tags) : read, tags);
}

const tagsIn = ({ query }: ShopUrl): string[] => new URLSearchParams(query).getAll("tag").filter((tag) => tag !== "");

/**
 * Returns the tag in an address that is not ours, although we have one for its marketplace, together with ours; null for any other address.
 */
export function findForeignTag(url: string, tags: AffiliateTags): { foreign: string; own: string } | null {
  const shop = readShopUrl(normalizeLikeBrowser(url.trim()));
  const own = shop === null ? undefined : tagFor(shop.marketplace, tags);
  if (shop === null || own === undefined) return null;
  const foreign = tagsIn(shop).find((tag) => tag !== own);
  return foreign === undefined ? null : { foreign, own };
}

/**
 * Returns an address with our tag in place of a foreign one, and the foreign tag so that the editor can be told; null where there is none
 * to replace.
 */
export function replaceForeignTag(url: string, tags: AffiliateTags): { url: string; foreignTag: string } | null {
  const found = findForeignTag(url, tags);
  return found === null ? null : { url: withOwnTag(normalizeLikeBrowser(url.trim()), tags), foreignTag: found.foreign };
}

/**
 * The networks in this pattern carry their partner in the link's path. Sources: the link formats in the affiliate rules (Awin, Rakuten,
 * Bookshop) and the networks' public link documentation (CJ, Impact, Partnerize), read in 2026.
 */
const NETWORK_LINK =
  /^https?:\/\/(?:(?:[a-z0-9-]+\.)*(?:awin1\.com|linksynergy\.com|prf\.hn|shareasale\.com|avantlink\.com|pxf\.io|sjv\.io|anrdoezrs\.net|dpbolvw\.net|jdoqocy\.com|kqzyfj\.com|tkqlhce\.com|tradedoubler\.com|ebay\.us|rstyle\.me|shopmy\.us|howl\.me|etsy\.me)(?=[/:?#])|bookshop\.org\/a\/|[^/?#]+\/c\/\d+\/\d+\/\d+)/i;

/**
 * Returns true when a store link, as we publish it, earns money: at the store with a tag that counts in its marketplace, elsewhere with
 * anything in the address that could identify us. A link that does not reveal whom it pays counts as paid.
 */
export function isPaidLink(href: string, tags: AffiliateTags): boolean {
  const shop = readShopUrl(normalizeLikeBrowser(href));
  if (shop === null) return isShortenedStoreUrl(href) || NETWORK_LINK.test(href) || /^[^#]*\?[^#]/.test(href);
  const own = tagFor(shop.marketplace, tags);
  // Our tag for another marketplace earns nothing in this one.
  return tagsIn(shop).some((tag) => tag === own || !Object.values(tags).includes(tag));
}

/** The store's other hosts do not sell by tagged link, but a link to them advertises the store all the same. */
const STORE_HOST = /^https?:\/\/(?:[a-z0-9-]+\.)*amazon\.[a-z.]{2,6}(?=[/:?#]|$)/i;

/** Returns true for a link in running text that leads to the store or through a network that pays for it (F1). */
export function isStoreLink(url: string): boolean {
  return marketplaceOfUrl(url) !== null || isShortenedStoreUrl(url) || STORE_HOST.test(url) || NETWORK_LINK.test(url);
}

/** Returns the name that a reader would give the link's store: its host without `www.`. */
export function storeName(href: string): string {
  return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : "the store";
}
