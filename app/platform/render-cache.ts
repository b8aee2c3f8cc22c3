import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

export interface CachedRendering {
  bytes: Uint8Array<ArrayBuffer>;
  /** Hash of the bytes, quoted as headers require. */
  etag: string;
}

export interface RenderCacheOptions {
  maxBytes: number;
  /** Runs a rendering in its turn. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Caches files that are costly to make in memory, least recently used first out. A burst for one key renders it once. */
export class RenderCache {
  readonly #options: RenderCacheOptions;
  readonly #cached: LRUCache<string, CachedRendering>;
  readonly #underWay = new Map<string, Promise<CachedRendering>>();

  constructor(options: RenderCacheOptions) {
    this.#options = options;
    this.#cached = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length * 2 + 200,
    });
  }

  /** Returns the file for `key`, which identifies all that it shows. Rejects as `render` and `inTurn` do. */
  async findOrRender(key: string, render: () => Promise<Uint8Array<ArrayBuffer>>): Promise<CachedRendering> {
    const cached = this.#cached.get(key) ?? this.#underWay.get(key);
    if (cached !== undefined) return cached;
    const promise = this.#options
      .inTurn(render)
      .then((bytes) => {
        const rendering = { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
        this.#cached.set(key, rendering);
        return rendering;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, promise);
    return promise;
  }
}
