import type { PictureRefusal } from "./answers.ts";

const REFUSED: Record<PictureRefusal, string> = {
  "too-large": "This file is larger than a megabyte.",
  empty: "This file is empty.",
  "cut-off": "The file did not arrive whole. Please try again.",
  "too-slow": "The file took too long to arrive. Please try again.",
  "not-an-image": "This is no picture that can be used. Please choose an SVG or a PNG.",
  "too-many-pixels": "This picture has too many pixels for a logo.",
  "too-heavy": "This picture is too heavy for a logo. Please choose a simpler one.",
  "unsafe-svg": "This SVG has more than shapes in it.",
};

export const APPEARANCE_TEXTS = {
  saved: "Your look is on every page now.",
  restored: "The earlier look is back.",
  notSaved: "Not saved",
  faulty: "Please look at the marked fields.",
  gone: "This version is not there any more.",
  stale: "Somebody else has changed the look meanwhile. Nothing was brought back; the page shows the new state.",
  imported: "The file is in the editor. Look at the preview, and save it if you like it.",
  denied: { title: "Permission denied", description: "You need admin privileges to change the look." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
  refusedPicture: (reason: PictureRefusal, element: string | null) =>
    element === null
      ? REFUSED[reason]
      : `${REFUSED[reason]} Please export it without <${element}>: as plain shapes, with texts as outlines.`,
} as const;
