import { readFocalPoint } from "#app/platform/storage/focal-point.ts";
import type { MediaWidth } from "./media-paths.ts";

interface PictureAddress {
  src: string;
  referrerPolicy?: "no-referrer";
  /** platform/picture-states.ts may set attributes on the picture before React hydrates it. */
  suppressHydrationWarning: true;
  /** What stays in sight where the picture is cropped (ui/focal-point.css). */
  "data-focus-x"?: number;
  "data-focus-y"?: number;
}

/** True for valid `image` values: an http(s) URL or a stored picture's `/media/<key>`. */
export function isPictureAddress(image: string): boolean {
  return /^(?:https?:\/\/.|\/media\/.)/i.test(image);
}

/** True for a picture that the browser fetches from another host. */
export function isExternalPicture(image: string): boolean {
  return !image.startsWith("/media/");
}

/** Returns the attributes of an `<img>`: a stored picture in one size, or an external one without a referrer. */
export function pictureAddress(image: string, width: MediaWidth): PictureAddress {
  if (isExternalPicture(image)) return { src: image, referrerPolicy: "no-referrer", suppressHydrationWarning: true };
  const focus = readFocalPoint(image);
  return {
    src: `${image}/${width}.webp`,
    ...(focus && { "data-focus-x": focus.x, "data-focus-y": focus.y }),
    suppressHydrationWarning: true,
  };
}
