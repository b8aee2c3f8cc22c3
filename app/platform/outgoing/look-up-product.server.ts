import { fetchOutside, type OutsideFailure, type OutsideFetchOptions } from "./fetch-outside.server.ts";
import { type ProductFacts, readProductPage } from "./read-product-page.ts";

export type ProductLookUp = { ok: true; facts: ProductFacts } | { ok: false; reason: OutsideFailure | "nothing-found" };

/** The page's text in the charset that it names, in UTF-8 where it names none that we know. */
function decodePage(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 2048));
  const named = /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(beginning)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Reads title, picture link and price from the shop's page at an address that somebody typed. Guarded by fetchOutside; who may ask, and how
 * often (S3), is the caller's business. `nothing-found`: the page says nothing of itself.
 */
export async function lookUpProduct(address: string, reach?: OutsideFetchOptions["reach"]): Promise<ProductLookUp> {
  const page = await fetchOutside(address, {
    accepts: /^(text\/html|application\/xhtml\+xml)\b/,
    accept: "text/html,application/xhtml+xml;q=0.9",
    takesBeginning: true,
    ...(reach === undefined ? {} : { reach }),
  });
  if (!page.ok) return page;
  const facts = readProductPage(decodePage(page.bytes, page.contentType), page.url);
  return facts.title === null && facts.imageUrl === null && facts.priceCents === null
    ? { ok: false, reason: "nothing-found" }
    : { ok: true, facts };
}

/** A picture's bytes from an address that a page or somebody gave, under the same guard. Whether it is one, its reader has to find out. */
export async function fetchOutsidePicture(address: string, reach?: OutsideFetchOptions["reach"]): Promise<Uint8Array | null> {
  const picture = await fetchOutside(address, {
    accepts: /^image\/(?!svg)/,
    accept: "image/avif,image/webp,image/png,image/jpeg",
    takesBeginning: false,
    ...(reach === undefined ? {} : { reach }),
  });
  return picture.ok ? picture.bytes : null;
}
