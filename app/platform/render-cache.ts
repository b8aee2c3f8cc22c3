import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { UnavailableError } from "./errors.ts";

export interface CachedRendering {
  bytes: Uint8Array<ArrayBuffer>;
  /** Hash of the bytes, quoted as headers require. */
  etag: string;
}

export interface RenderCacheOptions {
  maxBytes: number;
  /** The most renderings that run at the same time; others wait. */
  maxAtOnce: number;
  maxWaiting: number;
}

/** Caches files that are costly to make in memory, least recently used first out. A burst for one key renders it once. */
export class RenderCache {
  readonly #options: RenderCacheOptions;
  readonly #cached: LRUCache<string, CachedRendering>;
  readonly #underWay = new Map<string, Promise<CachedRendering>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: RenderCacheOptions) {
    this.#options = options;
    this.#cached = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length * 2 + 200,
    });
  }

  /**
   * Returns the file for `key`, which identifies all that it shows. Rejects as `render` does, and with UnavailableError when too many wait
   * already.
   */
  async findOrRender(key: string, render: () => Promise<Uint8Array<ArrayBuffer>>): Promise<CachedRendering> {
    const cached = this.#cached.get(key) ?? this.#underWay.get(key);
    if (cached !== undefined) return cached;
    const promise = this.#renderInTurn(render)
      .then((bytes) => {
        const rendering = { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
        this.#cached.set(key, rendering);
        return rendering;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, promise);
    return promise;
  }

  async #renderInTurn(render: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#running >= this.#options.maxAtOnce) {
      if (this.#waiting.length >= this.#options.maxWaiting) throw new UnavailableError("Too many pictures are being drawn");
      // A rendering that finishes hands its place over, so the count of running ones stays as it is.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await render();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
