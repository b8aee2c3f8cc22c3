import { MAX_LOOK_PICTURE_BYTES } from "#app/features/look/constants.ts";
import { type PictureRefusal, TOO_MUCH } from "./answers.ts";

const REFUSED: Record<PictureRefusal, string> = {
  "too-large": `This file is larger than ${MAX_LOOK_PICTURE_BYTES / 1_000_000} MB. Please choose a smaller one.`,
  empty: "This file is empty.",
  "cut-off": "The file didn’t arrive complete. Please try again.",
  "too-slow": "The file took too long to arrive. Please try again.",
  "not-an-image": "We can’t use this file as a picture. Please choose an SVG or a PNG.",
  "too-many-pixels": "This picture has too many pixels. Please choose a smaller one.",
  "too-heavy": "This picture is too detailed to store. Please choose a simpler one.",
  "unsafe-svg": "This SVG contains more than shapes.",
};

export const APPEARANCE_TEXTS = {
  saved: "Your new look is on every page now.",
  restored: "The earlier look is back.",
  notSaved: "Not saved",
  faulty: "Please check the marked fields.",
  gone: "This version no longer exists.",
  stale: "Someone else changed the look in the meantime. Nothing was restored; you now see their version.",
  imported: "The look is in the editor. Check the preview, and save it if you like it.",
  denied: { title: "Permission denied", description: "You need admin privileges to change the look." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
  refusedPicture(reason: PictureRefusal, element: string | null): string {
    if (element === null) return REFUSED[reason];
    if (element === TOO_MUCH) return "This SVG has too many parts. Please choose a simpler one.";
    return `${REFUSED[reason]} Please export it without <${element}>, as plain shapes with text as outlines.`;
  },
} as const;
