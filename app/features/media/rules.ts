import { privateKey } from "#app/platform/storage/storage.ts";
import type { MediaKind } from "./types.ts";

/** The widths in pixels that every stored picture is kept in; a smaller original is not enlarged. */
export const MEDIA_WIDTHS = [320, 640, 1200] as const;
/** The formats of each width, best first. */
export const MEDIA_FORMATS = ["avif", "webp"] as const;

export type MediaWidth = (typeof MEDIA_WIDTHS)[number];
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** What a `<picture>` needs: a `srcset` for each format and one address for readers without either. */
export interface MediaSources {
  avif: string;
  webp: string;
  fallback: string;
}

const MEDIA_PREFIX = "/media/";
const MEDIA_PATH = /^\/media\/[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** The address of a stored picture, as gifts and posts keep it in `image`. */
export function mediaPath(key: string): string {
  return MEDIA_PREFIX + key;
}

/** The storage key behind the address of a stored picture. */
export function mediaKey(path: string): string {
  return path.slice(MEDIA_PREFIX.length);
}

/** True for an `image` that is one of our own stored pictures. */
export function isMediaPath(image: string): boolean {
  return MEDIA_PATH.test(image);
}

/** The storage key of one size of a stored picture. */
export function mediaSizeKey(key: string, width: MediaWidth, format: MediaFormat): string {
  return `${key}/${width}.${format}`;
}

/** Every storage key that a file may take, those of a picture that still waits for its sizes included. */
export function storedKeys(kind: MediaKind, key: string): string[] {
  if (kind !== "image") return [key];
  return [privateKey(key), ...MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => mediaSizeKey(key, width, format)))];
}

/** The sizes of a stored picture (`/media/<key>`) as `srcset`s; null for an image that lies elsewhere and has only itself. */
export function mediaSources(image: string): MediaSources | null {
  if (!isMediaPath(image)) return null;
  const srcset = (format: MediaFormat) => MEDIA_WIDTHS.map((width) => `${image}/${width}.${format} ${width}w`).join(", ");
  return { avif: srcset("avif"), webp: srcset("webp"), fallback: `${image}/640.webp` };
}
