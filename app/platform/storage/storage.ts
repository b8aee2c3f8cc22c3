/** Stores uploaded files and their image sizes. Keys are paths such as `ab12cd/640.avif`: letters, digits, `-`, `_`, `.`, `/`. */
export interface Storage {
  /** Stores a file under a key that is not taken yet; the same key again overwrites nothing and is no error. A Blob is read in chunks. */
  write(key: string, content: Uint8Array | Blob): Promise<void>;
  /** Returns the file, or null where there is none or the key is not well formed. */
  read(key: string): Promise<StoredFile | null>;
  /** Returns what is known of the file without its bytes, or null where `read` does. */
  find(key: string): Promise<FoundFile | null>;
  /** Removes the file; no error when it is gone already. */
  remove(key: string): Promise<void>;
  /**
   * Yields the keys of all whole files that begin with `prefix`, in no order; files added or removed meanwhile may be among them or not.
   */
  list(prefix: string): AsyncIterable<string>;
}

export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

/** A file whose bytes are read as somebody takes them. */
export interface FoundFile {
  size: number;
  contentType: string;
  /** A strong validator, without quotes. */
  etag: string;
  /** Reads the bytes from `start` to `end`, both included. */
  stream(start: number, end: number): ReadableStream<Uint8Array>;
}

const CONTENT_TYPES: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  png: "image/png",
  mp4: "video/mp4",
  m4v: "video/x-m4v",
  mov: "video/quicktime",
  webm: "video/webm",
  pdf: "application/pdf",
};

/** Returns the type by the file's ending, which this code has chosen, never by an uploader's claim. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/** True for keys that cannot leave the folder and that this code could have made. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key);
}

/** Files below this folder are for our own programs: unprocessed uploads with all their metadata. */
const PRIVATE_FOLDER = "incoming/";

/** Returns the key of a file that is never served. */
export function unservedKey(key: string): string {
  return PRIVATE_FOLDER + key;
}

/** False for keys that may never be served. */
export function isPublicKey(key: string): boolean {
  return !key.startsWith(PRIVATE_FOLDER);
}
