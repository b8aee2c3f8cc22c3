import { CENTER, type FocalPoint, focusSuffix, withoutFocalPoint } from "#app/platform/storage/focal-point.ts";
import { unservedKey } from "#app/platform/storage/storage.ts";
import type { MediaKind } from "./types.ts";

/** Widths in pixels at which every picture is stored; smaller originals are not enlarged. */
export const MEDIA_WIDTHS = [320, 640, 1200] as const;
/** Formats of each width, preferred first. */
export const MEDIA_FORMATS = ["avif", "webp"] as const;

export type MediaWidth = (typeof MEDIA_WIDTHS)[number];
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** Sources of a `<picture>`: a `srcset` per format, and a single URL for browsers that ignore both. */
export interface MediaSources {
  avif: string;
  webp: string;
  fallback: string;
}

const MEDIA_PREFIX = "/media/";
const MEDIA_PATH = /^\/media\/[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/;

/** Returns the path of a stored picture, as `image` columns of gifts and posts contain it; it names the focal point of those that have one. */
export function mediaPath(key: string, focus: FocalPoint = CENTER): string {
  return MEDIA_PREFIX + key + focusSuffix(focus);
}

/** Returns the storage key of a stored picture's path. */
export function mediaKey(path: string): string {
  return withoutFocalPoint(path.slice(MEDIA_PREFIX.length));
}

/** Returns a regular expression of PostgreSQL that matches the paths of stored pictures in a text, whatever focal point they name. */
export function mediaPathPattern(paths: readonly string[]): string {
  const keys = [...new Set(paths.map(mediaKey))].map((key) => key.replaceAll(".", "[.]"));
  return `${MEDIA_PREFIX}(?:${keys.join("|")})(?:[.]at-[0-9]+-[0-9]+)?(?![A-Za-z0-9_-])`;
}

/** True for the path of a picture that this site stores. */
export function isMediaPath(image: string): boolean {
  return MEDIA_PATH.test(image);
}

/** Returns the storage key of one size of a stored picture. */
export function mediaSizeKey(key: string, width: MediaWidth, format: MediaFormat): string {
  return `${key}/${width}.${format}`;
}

/** Returns every storage key that a file may occupy, including the original of a picture that waits for its sizes. */
export function storedKeys(kind: MediaKind, key: string): string[] {
  if (kind !== "image") return [key];
  return [unservedKey(key), ...MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => mediaSizeKey(key, width, format)))];
}

/** Returns the sizes of a stored picture (`/media/<key>`) as `srcset`s; null for an external image, which has only one. */
export function mediaSources(image: string): MediaSources | null {
  if (!isMediaPath(image)) return null;
  const srcset = (format: MediaFormat) => MEDIA_WIDTHS.map((width) => `${image}/${width}.${format} ${width}w`).join(", ");
  return { avif: srcset("avif"), webp: srcset("webp"), fallback: `${image}/640.webp` };
}
