import type { Marketplace } from "../constants.ts";
import { isMarketplace } from "../affiliate-links.ts";

/** The classification of an address by its text alone, before any request. */
export type ProductAddress =
  | { kind: "store"; asin: string; marketplace: Marketplace; url: string }
  | { kind: "store-without-product" }
  /** The host belongs to the store, but to a marketplace that this program does not support. */
  | { kind: "unknown-marketplace" }
  | { kind: "shortened"; url: string }
  | { kind: "shop"; url: string }
  | { kind: "none" };

const SHORT_HOSTS = new Set(["amzn.to", "a.co", "amzn.eu", "amzn.asia", "amzn.com", "amzn.in", "bit.ly", "tinyurl.com", "t.co"]);
const STORE_HOST = /^(?:www\.|smile\.|m\.)?amazon\.([a-z.]+)$/;
const PRODUCT_PATHS = [
  /\/(?:dp|gp\/product|gp\/aw\/d|exec\/obidos\/asin|product)\/([A-Z0-9]{10})(?:[/?]|$)/i,
  /\/(?:dp|gp\/product)\/[^/]+\/([A-Z0-9]{10})(?:[/?]|$)/i,
];

function findAsin({ pathname, searchParams }: URL): string | null {
  const inPath = PRODUCT_PATHS.map((pattern) => pattern.exec(`${pathname}`)?.[1]).find((code) => code !== undefined);
  const asin = inPath ?? searchParams.get("asin") ?? searchParams.get("ASIN");
  return asin !== null && /^[A-Z0-9]{10}$/i.test(asin) ? asin.toUpperCase() : null;
}

/** Returns true for a host whose addresses only redirect to others. */
export function isShortHost(hostname: string): boolean {
  return SHORT_HOSTS.has(hostname.toLowerCase());
}

/** Reads an address that an editor typed or pasted, with or without `https://` in front. */
export function readProductAddress(typed: string): ProductAddress {
  const text = typed.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return { kind: "none" };
  const url = new URL(withScheme);
  if ((url.protocol !== "http:" && url.protocol !== "https:") || !url.hostname.includes(".")) return { kind: "none" };
  if (isShortHost(url.hostname)) return { kind: "shortened", url: url.href };
  const suffix = STORE_HOST.exec(url.hostname)?.[1];
  if (suffix === undefined) return { kind: "shop", url: url.href };
  if (!isMarketplace(suffix)) return { kind: "unknown-marketplace" };
  const asin = findAsin(url);
  return asin === null ? { kind: "store-without-product" } : { kind: "store", asin, marketplace: suffix, url: url.href };
}

/** Returns the plain link to a product, with the operator's tag where the marketplace has one. */
export function productLink(asin: string, marketplace: Marketplace, tag: string | undefined): string {
  return `https://www.amazon.${marketplace}/dp/${asin}${tag ? `?tag=${encodeURIComponent(tag)}` : ""}`;
}
