import { LRUCache } from "lru-cache";
import { chooseEncoding, type Encoding } from "#app/platform/content-encoding.ts";
import { type CachedPage, makeCachedPage, matchesEtag } from "#app/platform/page-cache/cached-page.ts";
import { countPageLookup } from "#app/platform/metrics/instruments.server.ts";
import type { EncodedBody } from "#app/platform/page-cache/page-body.ts";
import type { PageCache } from "#app/platform/page-cache/page-cache.ts";
import type { PageAddress } from "./page-addresses.ts";

const MAX_KNOWN_ADDRESSES = 10_000;
const SHARED_MAX_AGE_SECONDS = 60;

/** Browsers ask again after an hour, in case the path gets a page of its own. */
const MOVED = { "cache-control": "public, max-age=3600" };
const LOOKUPS = { fresh: "hit", stale: "stale", expired: "miss" } as const;

/** The result of a renderer. */
export interface RenderedPage {
  /** The answer; its empty body is to be filled with `html` where there is one. */
  response: Response;
  html: Buffer | null;
  /** Tags of what the page shows. */
  tags: ReadonlySet<string>;
  /** Time when the page changes automatically, or null. */
  expiresAt: Date | null;
}

/** An answer that is ready to be written to the connection. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
}

export interface PageRequest {
  method: string;
  /** Path and query as received. */
  target: string;
  acceptEncoding: string | undefined | null;
  ifNoneMatch: string | undefined | null;
  /** Returns the country that the request comes from, or null; asked only for a page that follows it. */
  country: () => string | null;
}

export interface PageServerOptions {
  cache: PageCache;
  addressOf: (pathname: string, search: string) => PageAddress | null;
  /** Returns one country for all in which pages are the same, or null for a reader of no known country. */
  groupCountry: (country: string | null) => string | null;
  /** Renders the page at a normalized path and query without any reader's request; a country is given to a page that follows it. */
  render: (key: string, country: string | null) => Promise<RenderedPage>;
}

/** A page's place in the cache, and what it is rendered from. */
interface Copy {
  key: string;
  country: string | null;
  /** Where the page is kept: a space stands in no address. */
  slot: string;
  byCountry: boolean;
}

/** What keeps a page out of the caches between us and the readers; a browser asks each time whether its copy still holds. */
const FOR_ITS_READERS = "private, max-age=0";

/** Returns the header for shared caches: they may store a page no longer than until it changes automatically. */
function sharedCacheControl(renderedAt: number, expiresAt: Date | null): string {
  const seconds = expiresAt === null ? SHARED_MAX_AGE_SECONDS : Math.floor((expiresAt.getTime() - renderedAt) / 1000);
  if (seconds >= SHARED_MAX_AGE_SECONDS)
    return `public, max-age=0, s-maxage=${SHARED_MAX_AGE_SECONDS}, stale-while-revalidate=${SHARED_MAX_AGE_SECONDS}`;
  return `public, max-age=0, s-maxage=${Math.max(0, seconds)}`;
}

function answerWith(page: CachedPage, { body, headers, etag }: EncodedBody, request: PageRequest): PageAnswer {
  if (page.status === 200 && matchesEtag(request.ifNoneMatch, etag)) {
    const { "content-length": _length, "content-encoding": _encoding, "content-type": _type, ...rest } = headers;
    return { status: 304, headers: rest, body: null };
  }
  return { status: page.status, headers, body: request.method === "HEAD" ? null : body };
}

/** Serves public pages from the cache, rendering those it does not have. */
export class PageServer {
  readonly #options: PageServerOptions;
  /** Page addresses of targets seen before, so that a hit costs two map look-ups. */
  readonly #known = new LRUCache<string, PageAddress>({ max: MAX_KNOWN_ADDRESSES });

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  /** Returns the answer to a request for a page that is cached and fresh; undefined for everything else. Does nothing but look-ups. */
  answerFromMemory(request: PageRequest): PageAnswer | undefined {
    const address = this.#known.get(request.target);
    if (address === undefined) return undefined;
    const page = this.#options.cache.find(this.#copyFor(address, request).slot);
    if (page === undefined || this.#options.cache.freshness(page) !== "fresh") return undefined;
    const encoded = page.body.find(chooseEncoding(request.acceptEncoding));
    return encoded === undefined ? undefined : answerWith(page, encoded, request);
  }

  /** Returns the answer to any GET or HEAD of a public page; undefined when the path is no public page. */
  async answer(request: PageRequest): Promise<PageAnswer | undefined> {
    const address = this.#known.get(request.target) ?? this.#addressOf(request.target);
    if (address === null) return undefined;
    const copy = this.#copyFor(address, request);
    const encoding = chooseEncoding(request.acceptEncoding);
    const page = await this.#findOrRender(copy, encoding);
    if (page.status === 200 && address.movedTo !== null)
      return { status: 301, headers: { ...MOVED, location: address.movedTo }, body: null };
    // Only existing pages are remembered, so that requests for others cannot fill the map.
    if (page.status === 200) this.#known.set(request.target, address);
    return answerWith(page, page.body.find(encoding) ?? (await this.#encodeAnother(page, encoding, copy)), request);
  }

  async #encodeAnother({ body }: CachedPage, encoding: Encoding, { slot }: Copy): Promise<EncodedBody> {
    const encoded = await body.encodedAs(encoding);
    this.#options.cache.recount(slot);
    return encoded;
  }

  #addressOf(target: string): PageAddress | null {
    const question = target.indexOf("?");
    return question === -1
      ? this.#options.addressOf(target, "")
      : this.#options.addressOf(target.slice(0, question), target.slice(question));
  }

  #copyFor({ key, byCountry }: PageAddress, request: PageRequest): Copy {
    if (!byCountry) return { key, byCountry, country: null, slot: key };
    const country = this.#options.groupCountry(request.country());
    return { key, byCountry, country, slot: country === null ? key : `${key} ${country}` };
  }

  async #findOrRender(copy: Copy, encoding: Encoding): Promise<CachedPage> {
    const { cache } = this.#options;
    const cached = cache.find(copy.slot);
    const freshness = cached === undefined ? "expired" : cache.freshness(cached);
    countPageLookup(LOOKUPS[freshness]);
    if (cached === undefined || freshness === "expired") return this.#render(copy, encoding, cached);
    if (freshness === "stale") void this.#render(copy, encoding, cached).catch(() => undefined);
    return cached;
  }

  async #render({ key, country, slot, byCountry }: Copy, encoding: Encoding, last?: CachedPage): Promise<CachedPage> {
    return this.#options.cache.render(slot, async () => {
      const renderedAt = Date.now();
      const { response, html, tags, expiresAt } = await this.#options.render(key, country);
      // G1: while the database is away, the last copy is served instead of an error page.
      if (response.status >= 500 && last !== undefined) return { page: last, tags, keep: true };
      const keep = response.status === 200 && !response.headers.has("set-cookie");
      const headers = Object.fromEntries(response.headers);
      const kept = byCountry ? FOR_ITS_READERS : sharedCacheControl(renderedAt, expiresAt);
      headers["cache-control"] = keep ? kept : (headers["cache-control"] ?? "no-store");
      const body = html ?? Buffer.from(await response.arrayBuffer());
      const page = makeCachedPage(response.status, headers, body, renderedAt, expiresAt);
      // Encoded before it takes its predecessor's place, so that readers who ask alike are answered from memory all along.
      await page.body.encodedAs(encoding);
      return { page, tags, keep };
    });
  }
}
