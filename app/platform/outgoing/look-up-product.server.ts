import { log } from "../log.server.ts";
import { runApart } from "../work/run-apart.server.ts";
import { fetchExternal, type ExternalFetchFailure, type ExternalFetchOptions } from "./fetch-external.server.ts";
import { READ_PRODUCT_PAGE_PROGRAM } from "./read-product-page.process.ts";
import type { ProductFacts } from "./read-product-page.ts";

export type ProductLookUp = { ok: true; facts: ProductFacts } | { ok: false; reason: ExternalFetchFailure | "nothing-found" };

/** Limit for fetching and reading together; S2 promises the user 5 s, also where a busy machine ends the process late. */
const TOTAL_MS = 4300;
/** A page that has been fetched gets at least this long to be read. */
const MIN_READING_MS = 1300;

export interface LookUpOptions {
  reach?: ExternalFetchOptions["reach"];
  /** The program that reads a page, and the milliseconds for everything. */
  program?: string;
  totalMs?: number;
}

/**
 * Reads title, picture link and price from the shop's page at an address that a user typed. Guarded by fetchExternal, and read in a
 * process of its own; the caller checks who may ask, and how often (S3). `nothing-found`: the page holds no product data.
 */
export async function lookUpProduct(
  address: string,
  { reach, program = READ_PRODUCT_PAGE_PROGRAM, totalMs = TOTAL_MS }: LookUpOptions = {},
): Promise<ProductLookUp> {
  const startedAt = performance.now();
  const page = await fetchExternal(address, {
    accepts: /^(text\/html|application\/xhtml\+xml)\b/,
    accept: "text/html,application/xhtml+xml;q=0.9",
    takesBeginning: true,
    withinMs: totalMs - MIN_READING_MS,
    ...(reach === undefined ? {} : { reach }),
  });
  if (!page.ok) return page;
  const { bytes, contentType, url } = page;
  const withinMs = totalMs - (performance.now() - startedAt);
  const reading = await runApart(program, { bytes, contentType, url }, { withinMs, kind: "shop-page" });
  if (!reading.ok) {
    log.warn({ reason: reading.reason }, "a shop's page could not be read");
    return { ok: false, reason: reading.reason === "too-slow" ? "too-slow" : "nothing-found" };
  }
  const facts = reading.answer as ProductFacts;
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
