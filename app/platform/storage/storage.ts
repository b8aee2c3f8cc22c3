/** Where uploaded files and their image sizes live. Keys are paths such as `ab12cd/640.avif`: letters, digits, `-`, `_`, `.`, `/`. */
export interface Storage {
  /** Keeps a file under a key that is not taken yet; the same key again overwrites nothing and is no error. A Blob is read bit by bit. */
  write(key: string, content: Uint8Array | Blob): Promise<void>;
  /** The file, or null where there is none or the key is not well formed. */
  read(key: string): Promise<StoredFile | null>;
  /** Removes the file; no error when it is gone already. */
  remove(key: string): Promise<void>;
  /** The keys of all whole files that begin with `prefix`, in no order; what comes or goes meanwhile may be in it or not. */
  list(prefix: string): AsyncIterable<string>;
}

export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
  etag: string;
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

/** Decided by the ending that we gave the file, never by what an uploader said. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}

/** True for keys that cannot leave the folder and that we could have made. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && /^[\w-]+(\.[\w-]+)*(\/[\w-]+(\.[\w-]+)*)*$/.test(key);
}

/** What lies below is for our own programs: files as they came, with all that is in them. */
const PRIVATE_FOLDER = "incoming/";

/** The key of a file that nobody is served. */
export function privateKey(key: string): string {
  return PRIVATE_FOLDER + key;
}

/** False for keys that nobody may be served. */
export function isPublicKey(key: string): boolean {
  return !key.startsWith(PRIVATE_FOLDER);
}
