import { CURRENCY, type Currency, fromDollars } from "../money.ts";
import { toVisibleLine } from "../text.ts";
import { plainTextOf } from "./plain-text.ts";
import { readHtml } from "./read-html.ts";

/** A shop page's data on the one thing it sells. The price is null when the page has none in dollars. */
export interface ProductFacts {
  title: string | null;
  /** A whole https address. */
  imageUrl: string | null;
  priceCents: number | null;
  currency: Currency;
  /** The currency of a price that is not in dollars, such as `EUR`. */
  otherCurrency: string | null;
  description: string | null;
  brand: string | null;
  /** Null where the page does not say. */
  inStock: boolean | null;
}

const MAX_TITLE_LENGTH = 200;
/** Of a title or a description no more is looked at than this many characters, spaces and markup included. */
const MAX_TITLE_SOURCE = 2000;
const MAX_PRICE_CENTS = 100_000_000;
const MAX_DEPTH = 12;
const MAX_NODES = 5000;

interface PageParts {
  metas: Map<string, string>;
  title: string;
  jsonLd: string[];
}

/** Appends as much of a part as fits. */
const addWithin = (length: number, text: string, part: string) => text + part.slice(0, Math.max(0, length - text.length));

function readParts(html: string): PageParts {
  const parts: PageParts = { metas: new Map(), title: "", jsonLd: [] };
  let inTitle = false;
  let hasTitle = false;
  let script: string[] | null = null;
  readHtml(html, {
    onOpenTag(name, attributes) {
      if (name === "title" && !hasTitle) inTitle = true;
      if (name === "script" && /^application\/ld\+json\b/i.test(attributes.get("type")?.trim() ?? "")) script = [];
      const key = (attributes.get("property") ?? attributes.get("name") ?? attributes.get("itemprop"))?.trim().toLowerCase();
      const value = attributes.get("content")?.trim();
      if (name === "meta" && key && value && !parts.metas.has(key)) parts.metas.set(key, value);
    },
    onText(text) {
      if (inTitle) parts.title = addWithin(MAX_TITLE_SOURCE, parts.title, text);
      script?.push(text);
    },
    onCloseTag(name) {
      if (name === "title" && inTitle) {
        inTitle = false;
        hasTitle = parts.title.trim() !== "";
      }
      if (name === "script" && script !== null) {
        parts.jsonLd.push(script.join(""));
        script = null;
      }
    },
  });
  return parts;
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);

/** Returns the first schema.org Product in a JSON-LD document, at any nesting; variants of a ProductGroup count too. */
function findProduct(root: unknown): Node | null {
  const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let seen = 0; waiting.length > 0 && seen < MAX_NODES; seen++) {
    const { value, depth } = waiting.shift() as (typeof waiting)[number];
    if (isNode(value)) {
      if (listOf(value["@type"]).some((type) => typeof type === "string" && /(^|\/)(Product|ProductGroup|Book)$/i.test(type))) return value;
      if (depth < MAX_DEPTH)
        for (const key of ["@graph", "mainEntity", "itemListElement", "item"]) waiting.push({ value: value[key], depth: depth + 1 });
    } else if (depth < MAX_DEPTH) for (const entry of listOf(value)) waiting.push({ value: entry, depth: depth + 1 });
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

function imageOf(value: unknown): string | null {
  for (const entry of listOf(value)) {
    const address = isNode(entry) ? (textOf(entry.url) ?? textOf(entry.contentUrl)) : textOf(entry);
    if (address !== null) return address;
  }
  return null;
}

interface Price {
  amount: unknown;
  currency: unknown;
}

function priceOf(product: Node, depth = 0): Price | null {
  if (depth === MAX_DEPTH) return null;
  for (const offer of [
    ...listOf(product.offers),
    ...listOf(product.hasVariant).flatMap((variant) => (isNode(variant) ? listOf(variant.offers) : [])),
  ]) {
    if (!isNode(offer)) continue;
    const specification = listOf(offer.priceSpecification).find(isNode) ?? {};
    const amount = offer.price ?? offer.lowPrice ?? specification.price;
    if (amount !== undefined && amount !== "") return { amount, currency: offer.priceCurrency ?? specification.priceCurrency };
    const nested = isNode(offer.offers) || Array.isArray(offer.offers) ? priceOf(offer, depth + 1) : null;
    if (nested !== null) return nested;
  }
  return null;
}

/** Parses an amount as pages write it ("1,299.00", "$24", "19,95", 24.5) to cents; returns null for anything else. */
export function parseAmountCents(amount: unknown): number | null {
  const text = String(typeof amount === "number" || typeof amount === "string" ? amount : "").replace(/[^\d.,]/g, "");
  if (!/\d/.test(text) || text.length > 20) return null;
  const lastMark = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  // The last mark is the decimal one when one or two digits follow; with three, it groups thousands.
  const decimals = lastMark === -1 ? "" : text.slice(lastMark + 1);
  const isDecimal =
    lastMark !== -1 && (decimals.length !== 3 || (text.indexOf(text.charAt(lastMark)) === lastMark && text.startsWith("0")));
  const whole = (isDecimal ? text.slice(0, lastMark) : text).replace(/\D/g, "");
  const cents = fromDollars(Number(`${whole || "0"}.${isDecimal ? decimals || "0" : "0"}`));
  return cents > 0 && cents <= MAX_PRICE_CENTS ? cents : null;
}

/** Returns one line without control characters; the parser has already decoded HTML entities. */
function toTitle(text: string | null | undefined): string | null {
  const line = toVisibleLine((text ?? "").slice(0, MAX_TITLE_SOURCE));
  return line === "" ? null : [...line].slice(0, MAX_TITLE_LENGTH).join("").trim();
}

/** Decodes the page in the charset that it names, or in UTF-8 where it names none that we know. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 2048));
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(beginning)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Reads the title, picture and price that a page offers to machines: schema.org JSON-LD, then Open Graph and product metas, then its
 * `<title>`. `pageUrl` is the page's address after redirects. For any input, this neither throws nor returns markup.
 */
export function readProductPage(html: string, pageUrl: string): ProductFacts {
  const { metas, title, jsonLd } = readParts(html);
  const product = jsonLd.map((text) => findProduct(parseJson(text))).find((found) => found !== null) ?? null;
  const meta = (...names: string[]) => names.map((name) => metas.get(name)).find((value) => value !== undefined) ?? null;
  const price = (product === null ? null : priceOf(product)) ?? {
    amount: meta("product:price:amount", "og:price:amount", "price", "twitter:data1"),
    currency: meta("product:price:currency", "og:price:currency", "pricecurrency"),
  };
  const currency = textOf(price.currency)?.trim().toUpperCase() ?? null;
  const cents = parseAmountCents(price.amount);
  const isOther = cents !== null && currency !== null && currency !== CURRENCY && /^[A-Z]{3}$/.test(currency);
  const picture = (product === null ? null : imageOf(product.image)) ?? meta("og:image:secure_url", "og:image", "twitter:image");
  const imageUrl = picture !== null && URL.canParse(picture, pageUrl) ? new URL(picture, pageUrl) : null;
  return {
    title: toTitle(product === null ? null : textOf(product.name)) ?? toTitle(meta("og:title", "twitter:title")) ?? toTitle(title),
    imageUrl: imageUrl?.protocol === "https:" && imageUrl.href.length <= 2000 ? imageUrl.href : null,
    // An amount without a currency counts as dollars only if it contains a dollar sign.
    priceCents: cents !== null && (currency === CURRENCY || (currency === null && /\$/.test(String(price.amount)))) ? cents : null,
    currency: CURRENCY,
    otherCurrency: isOther ? currency : null,
    description: toDescription((product === null ? null : textOf(product.description)) ?? meta("og:description", "description")),
    brand: toTitle(brandOf(product?.brand) ?? meta("product:brand", "og:brand")),
    inStock: readAvailability(product === null ? null : availabilityOf(product), meta("product:availability", "og:availability")),
  };
}

const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_DESCRIPTION_SOURCE = 20_000;

/** Returns plain text, since a page may put markup into its data. */
function toDescription(text: string | null): string | null {
  const plain = text === null ? "" : plainTextOf(text, MAX_DESCRIPTION_SOURCE);
  return plain === "" ? null : [...plain].slice(0, MAX_DESCRIPTION_LENGTH).join("");
}

function brandOf(brand: unknown): string | null {
  const [first] = listOf(brand);
  return isNode(first) ? textOf(first.name) : textOf(first);
}

function availabilityOf(product: Node): string | null {
  const offers = [...listOf(product.offers), ...listOf(product.offers).flatMap((offer) => (isNode(offer) ? listOf(offer.offers) : []))];
  return offers.map((offer) => (isNode(offer) ? textOf(offer.availability) : null)).find((said) => said !== null) ?? null;
}

function readAvailability(...said: (string | null)[]): boolean | null {
  const word = (said.find((text) => text !== null) ?? "").toLowerCase().replaceAll(/[^a-z]/g, "");
  if (/(instock|available|limitedavailability|preorder|onlineonly)$/.test(word) && !/(un|not)available$/.test(word)) return true;
  return /(outofstock|soldout|discontinued|oos|notavailable|unavailable)$/.test(word) ? false : null;
}
