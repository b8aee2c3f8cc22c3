import { list, nullable, number, object, oneOf, type Shape, text, union, type ValueOf } from "#app/platform/answers/shapes.ts";
import { UPLOAD_REFUSALS } from "./constants.ts";
import type { MediaFile, MediaUse } from "./types.ts";

const file: Shape<MediaFile> = object({
  id: text,
  name: text,
  path: text,
  kind: oneOf("image", "video", "document"),
  state: oneOf("waiting", "ready", "failed"),
  width: nullable(number),
  height: nullable(number),
  byteSize: number,
  alt: text,
  version: number,
  createdAt: text,
  uploadedBy: nullable(text),
});
const use: Shape<MediaUse> = object({ path: text, place: text, name: text, to: text });

/** A page of the library. `total` is the number of all matching files. */
export const filePage = object({ files: list(file), total: number, uses: list(use) });
export type FilePage = ValueOf<typeof filePage>;

export const uploadAnswer = union(object({ ok: oneOf(true), file }), object({ ok: oneOf(false), reason: oneOf(...UPLOAD_REFUSALS) }));
export type UploadAnswer = ValueOf<typeof uploadAnswer>;

/** The answer to a change. `in-use` means that it has to be confirmed; `stale` that another user has changed the file first. */
export const fileChangeAnswer = union(
  object({ ok: oneOf(true) }),
  object({ ok: oneOf(false), reason: oneOf("not-found") }),
  object({ ok: oneOf(false), reason: oneOf("stale"), file }),
  object({ ok: oneOf(false), reason: oneOf("in-use"), uses: list(use) }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), message: text }),
);
export type FileChangeAnswer = ValueOf<typeof fileChangeAnswer>;
