import { compress, decompress, type Encoding } from "../content-encoding.ts";

export interface EncodedBody {
  body: Buffer;
  /** Ready-made response headers, content-encoding, length and ETag included. */
  headers: Readonly<Record<string, string>>;
  etag: string;
}

/**
 * Returns the bytes in a buffer of their own. The output of zlib, and every small buffer, is a slice of a 64 kB slab that stays in memory
 * as long as one of its slices: compressed pages stored that way would take ten times their length.
 */
function withoutSlab(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(copy);
  return copy;
}

/**
 * A page's body in the encodings that were asked for. The bare page is dropped once the first of them is there; later ones are made by
 * unpacking it.
 */
export class PageBody {
  readonly #digest: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #made = new Map<Encoding, EncodedBody>();
  readonly #underWay = new Map<Encoding, Promise<EncodedBody>>();
  #bare: Buffer | null;

  /** `headers` are those of every encoding, with lower-case names; `digest` tells the page from all others. */
  constructor(bare: Buffer, digest: string, headers: Readonly<Record<string, string>>) {
    this.#bare = bare;
    this.#digest = digest;
    this.#headers = headers;
  }

  /** Number of bytes that all of its encodings take now. */
  get bytes(): number {
    let bytes = this.#bare?.length ?? 0;
    for (const { body } of this.#made.values()) bytes += body.length;
    return bytes;
  }

  /** Returns the body in an encoding that was asked for before, or undefined. */
  find(encoding: Encoding): EncodedBody | undefined {
    return this.#made.get(encoding);
  }

  /** Returns the body in an encoding, which is made at the first request for it, once for all who ask meanwhile. */
  encodedAs(encoding: Encoding): Promise<EncodedBody> {
    const made = this.#made.get(encoding);
    if (made !== undefined) return Promise.resolve(made);
    const underWay = this.#underWay.get(encoding);
    if (underWay !== undefined) return underWay;
    const started = this.#make(encoding).finally(() => this.#underWay.delete(encoding));
    this.#underWay.set(encoding, started);
    return started;
  }

  async #make(encoding: Encoding): Promise<EncodedBody> {
    const bare = this.#bare ?? (await this.#unpack());
    const made = this.#describe(encoding, encoding === "identity" ? bare : await compress(bare, encoding));
    this.#made.set(encoding, made);
    this.#bare = null;
    return made;
  }

  async #unpack(): Promise<Buffer> {
    for (const [encoding, { body }] of this.#made) return encoding === "identity" ? body : decompress(body, encoding);
    throw new Error("A page has lost its body");
  }

  #describe(encoding: Encoding, body: Buffer): EncodedBody {
    const etag = `"${this.#digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const contentEncoding: Record<string, string> = encoding === "identity" ? {} : { "content-encoding": encoding };
    return {
      body: withoutSlab(body),
      etag,
      headers: { ...this.#headers, ...contentEncoding, "content-length": String(body.length), etag },
    };
  }
}
