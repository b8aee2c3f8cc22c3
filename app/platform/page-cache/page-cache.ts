import { bytesOf, type CachedPage } from "./cached-page.ts";

interface Slot {
  page: CachedPage;
  tags: ReadonlySet<string>;
  /** What was counted of it. */
  bytes: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  now?: () => number;
}

/** Until this age a page is served as it is. */
const FRESH_MS = 45_000;
/**
 * Until this age it is served once more while a new one is rendered; after it, the reader waits for the new one. No page is older, even if
 * messages were lost (G4).
 */
const STALE_MS = 60_000;

/** Returns the page as one that is served only where no other can be rendered. */
const expired = (page: CachedPage): CachedPage => ({ ...page, expiresAt: 0 });

export type Freshness = "fresh" | "stale" | "expired";

/** A renderer's result: a page and the tags it depends on; `keep: false` serves it without caching it. */
export interface Rendering {
  page: CachedPage;
  tags: ReadonlySet<string>;
  keep: boolean;
}

interface StartedRendering extends Rendering {
  /** Number of drops before it began. */
  startedAt: number;
}

/**
 * Rendered pages in memory, by address, dropped by tag, least recently used first when `maxBytes` is reached. A burst on one address
 * renders it once. A page whose tags are dropped while it is being rendered is served but not cached.
 */
export class PageCache {
  readonly #slots = new Map<string, Slot>();
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #rendering = new Map<string, Promise<StartedRendering>>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  #bytes = 0;
  /** Number of drops since the start; a rendering that began before the last drop of one of its tags must not be cached. */
  #dropCount = 0;
  readonly #lastDropOfTag = new Map<string, number>();
  #lastDropOfAll = 0;
  /** A rendering that began before may lack a change that was missed. */
  #lastGap = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Returns the cached page, or undefined. Counts as a use of it. */
  find(key: string): CachedPage | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot.page;
  }

  freshness(page: CachedPage): Freshness {
    const now = this.#now();
    if (page.expiresAt !== null && now >= page.expiresAt) return "expired";
    const ageMs = now - page.renderedAt;
    // The page was rendered in the future: the clock has been set back, so the page's real age is unknown.
    if (ageMs < 0) return "expired";
    if (ageMs < FRESH_MS) return "fresh";
    return ageMs < STALE_MS ? "stale" : "expired";
  }

  /**
   * Renders and caches a page, or waits for a rendering of the same address that is under way. Rejects when `render` does. Readers never
   * get a rendering that began before a change that was announced before they asked: they may have made that change themselves.
   */
  async render(key: string, render: () => Promise<Rendering>): Promise<CachedPage> {
    const askedAt = this.#dropCount;
    for (;;) {
      const underWay = this.#rendering.get(key);
      if (underWay === undefined) return (await this.#start(key, render)).page;
      const { page, tags, startedAt } = await underWay;
      if (startedAt >= askedAt || (startedAt >= this.#lastGap && !this.#droppedSince(startedAt, tags))) return page;
    }
  }

  #start(key: string, render: () => Promise<Rendering>): Promise<StartedRendering> {
    const startedAt = this.#dropCount;
    // Rendering starts only once its promise is registered, so that a drop during it finds it.
    const promise = Promise.resolve()
      .then(render)
      .then((rendering) => {
        if (!rendering.keep || this.#droppedSince(startedAt, rendering.tags)) this.#remove(key);
        else this.#keep(key, startedAt < this.#lastGap ? { ...rendering, page: expired(rendering.page) } : rendering);
        return { ...rendering, startedAt };
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, promise);
    return promise;
  }

  /** Drops every page that has one of these tags; `all` drops everything. */
  drop(tags: Iterable<string>): void {
    this.#dropCount += 1;
    for (const tag of tags) {
      if (tag === "all") return this.dropAll();
      this.#lastDropOfTag.set(tag, this.#dropCount);
      for (const key of this.#keysByTag.get(tag) ?? []) this.#remove(key);
    }
    // Drops matter later only to renderings under way.
    if (this.#rendering.size === 0) this.#lastDropOfTag.clear();
  }

  /**
   * Lets every page be rendered anew before it is served, as changes may have been missed. The pages stay as last copies, for a database
   * that is away.
   */
  expireAll(): void {
    this.#dropCount += 1;
    this.#lastGap = this.#dropCount;
    for (const slot of this.#slots.values()) slot.page = expired(slot.page);
  }

  dropAll(): void {
    this.#dropCount += 1;
    this.#lastDropOfAll = this.#dropCount;
    this.#slots.clear();
    this.#keysByTag.clear();
    this.#bytes = 0;
  }

  /** Counts a page anew that has been asked for in another encoding. */
  recount(key: string): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    const bytes = bytesOf(slot.page);
    this.#bytes += bytes - slot.bytes;
    slot.bytes = bytes;
    this.#shrink();
  }

  #droppedSince(startedAt: number, tags: ReadonlySet<string>): boolean {
    if (this.#lastDropOfAll > startedAt) return true;
    for (const tag of tags) if ((this.#lastDropOfTag.get(tag) ?? 0) > startedAt) return true;
    return false;
  }

  #keep(key: string, { page, tags }: Rendering): void {
    this.#remove(key);
    const bytes = bytesOf(page);
    this.#slots.set(key, { page, tags, bytes });
    this.#bytes += bytes;
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys === undefined) this.#keysByTag.set(tag, new Set([key]));
      else keys.add(key);
    }
    this.#shrink();
  }

  #shrink(): void {
    for (const oldest of this.#slots.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const slot = this.#slots.get(key);
    if (slot === undefined) return;
    this.#slots.delete(key);
    this.#bytes -= slot.bytes;
    for (const tag of slot.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
