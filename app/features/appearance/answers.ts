import { nullable, number, object, oneOf, record, text, union, type ValueOf } from "#app/platform/answers/shapes.ts";
import { lookShape, pictureShape, seasonShape } from "#app/features/look/look-shape.ts";

/** The answer to saving a look, or bringing one back. */
export const lookAnswer = union(
  object({ ok: oneOf(true), version: number }),
  /** Messages by the places that they are about, such as `headerLinks.2.to`. */
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  /** Another user has saved first; `look` is what they saved, and `savedBy` is null where the log does not say who. */
  object({ ok: oneOf(false), reason: oneOf("stale"), version: number, look: lookShape, savedBy: nullable(text) }),
  object({ ok: oneOf(false), reason: oneOf("gone") }),
);
export type LookAnswer = ValueOf<typeof lookAnswer>;

/** The answer to saving the season. */
export const seasonAnswer = union(
  object({ ok: oneOf(true), version: number }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  /** Another user has saved another season first. */
  object({ ok: oneOf(false), reason: oneOf("stale"), version: number, season: seasonShape, savedBy: nullable(text) }),
);
export type SeasonAnswer = ValueOf<typeof seasonAnswer>;

const PICTURE_REFUSALS = [
  "too-large",
  "empty",
  "cut-off",
  "too-slow",
  "not-an-image",
  "too-many-pixels",
  "too-heavy",
  "unsafe-svg",
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

/** Stands for an element where an SVG is refused for the number of its parts. */
export const TOO_MUCH = "too much";

/** The answer to uploading a logo or an icon; `element` is what an SVG may not have. */
export const lookPictureAnswer = union(
  object({ ok: oneOf(true), picture: pictureShape }),
  object({ ok: oneOf(false), reason: oneOf(...PICTURE_REFUSALS), element: nullable(text) }),
);
export type LookPictureAnswer = ValueOf<typeof lookPictureAnswer>;

/** The answer to reading a file with a look: the look, with its pictures stored, for the editor to show. */
export const lookFileAnswer = union(object({ ok: oneOf(true), look: lookShape }), object({ ok: oneOf(false), message: text }));
export type LookFileAnswer = ValueOf<typeof lookFileAnswer>;
