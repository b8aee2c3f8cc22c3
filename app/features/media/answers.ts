import { flag, list, nullable, number, object, oneOf, type Shape, text, union, type ValueOf } from "#app/platform/answers/shapes.ts";
import { UPLOAD_REFUSALS } from "./constants.ts";
import type { CountedLabel, MediaFile, MediaUse } from "./types.ts";

const label = object({ id: text, name: text });
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
  labels: list(label),
  focus: object({ x: number, y: number }),
  nextState: nullable(oneOf("waiting", "ready", "failed")),
  hasPrevious: flag,
  createdAt: text,
  uploadedBy: nullable(text),
});
const use: Shape<MediaUse> = object({ path: text, place: text, name: text, to: text });
const countedLabel: Shape<CountedLabel> = object({ id: text, name: text, files: number });

/** A page of the library. `total` is the number of all matching files; `labels` are all that there are. */
export const filePage = object({ files: list(file), total: number, uses: list(use), labels: list(countedLabel) });
export type FilePage = ValueOf<typeof filePage>;

export const uploadAnswer = union(object({ ok: oneOf(true), file }), object({ ok: oneOf(false), reason: oneOf(...UPLOAD_REFUSALS) }));
export type UploadAnswer = ValueOf<typeof uploadAnswer>;

/** The answer to a picture that is to replace another one; it does so once its sizes are made. */
export const replacementAnswer = union(
  object({ ok: oneOf(true) }),
  object({ ok: oneOf(false), reason: oneOf(...UPLOAD_REFUSALS) }),
  object({ ok: oneOf(false), reason: oneOf("not-found") }),
);
export type ReplacementAnswer = ValueOf<typeof replacementAnswer>;

/** The answer to a change. `in-use` means that it has to be confirmed; `stale` that another user has changed the file first. */
export const fileChangeAnswer = union(
  object({ ok: oneOf(true) }),
  object({ ok: oneOf(false), reason: oneOf("not-found") }),
  object({ ok: oneOf(false), reason: oneOf("stale"), file }),
  object({ ok: oneOf(false), reason: oneOf("in-use"), uses: list(use) }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), message: text }),
);
export type FileChangeAnswer = ValueOf<typeof fileChangeAnswer>;

const fileLeft = object({ id: text, name: text, uses: list(use) });

/**
 * The answer to a change of many files: how many it has changed, under which number deleted ones come back, and which were left since they are
 * in use (`left` names the first of `leftCount`). Or nothing is changed: `count` is how many files are found now.
 */
export const bulkAnswer = union(
  object({ ok: oneOf(true), changed: number, batch: nullable(text), left: list(fileLeft), leftCount: number }),
  object({ ok: oneOf(false), reason: oneOf("count"), count: number }),
);
export type MediaBulkAnswer = ValueOf<typeof bulkAnswer>;

export const labelAnswer = union(object({ ok: oneOf(true) }), object({ ok: oneOf(false), message: text }));
export type LabelAnswer = ValueOf<typeof labelAnswer>;
