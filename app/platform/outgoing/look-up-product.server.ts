import { fetchExternal, type ExternalFetchFailure, type ExternalFetchOptions } from "./fetch-external.server.ts";
import { type ProductFacts, readProductPage } from "./read-product-page.ts";

export type ProductLookUp = { ok: true; facts: ProductFacts } | { ok: false; reason: ExternalFetchFailure | "nothing-found" };

/** Decodes the page in the charset that it names, or in UTF-8 where it names none that we know. */
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
 * Reads title, picture link and price from the shop's page at an address that a user typed. Guarded by fetchExternal; the caller checks who
 * may ask, and how often (S3). `nothing-found`: the page holds no product data.
 */
export async function lookUpProduct(address: string, reach?: ExternalFetchOptions["reach"]): Promise<ProductLookUp> {
  const page = await fetchExternal(address, {
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

/** Returns a picture's bytes from an address that a page or a user gave, under the same guard. Does not check that they are a picture. */
export async function fetchExternalPicture(address: string, reach?: ExternalFetchOptions["reach"]): Promise<Uint8Array | null> {
  const picture = await fetchExternal(address, {
    accepts: /^image\/(?!svg)/,
    accept: "image/avif,image/webp,image/png,image/jpeg",
    takesBeginning: false,
    ...(reach === undefined ? {} : { reach }),
  });
  return picture.ok ? picture.bytes : null;
}
