import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { UnavailableError } from "./errors.ts";

export interface KeptRendering {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the bytes, quoted as headers want it. */
  etag: string;
}

export interface KeptRenderingsOptions {
  maxBytes: number;
  /** Renderings under way at the same time; others wait. */
  maxAtOnce: number;
  maxWaiting: number;
}

/** Files that are costly to make, in memory, least recently used first out. A burst for one key makes it once. */
export class KeptRenderings {
  readonly #options: KeptRenderingsOptions;
  readonly #kept: LRUCache<string, KeptRendering>;
  readonly #underWay = new Map<string, Promise<KeptRendering>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: KeptRenderingsOptions) {
    this.#options = options;
    this.#kept = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ bytes }, key) => bytes.byteLength + key.length * 2 + 200 });
  }

  /** The file for `key`, which names all that it shows. Rejects as `render` does, and with UnavailableError when too many wait already. */
  async findOrRender(key: string, render: () => Promise<Uint8Array<ArrayBuffer>>): Promise<KeptRendering> {
    const kept = this.#kept.get(key) ?? this.#underWay.get(key);
    if (kept !== undefined) return kept;
    const promise = this.#renderInTurn(render)
      .then((bytes) => {
        const rendering = { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
        this.#kept.set(key, rendering);
        return rendering;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, promise);
    return promise;
  }

  async #renderInTurn(render: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#running >= this.#options.maxAtOnce) {
      if (this.#waiting.length >= this.#options.maxWaiting) throw new UnavailableError("Too many pictures are being drawn");
      // Whoever finishes hands its place over, so the count of those running stays as it is.
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
