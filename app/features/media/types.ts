export type MediaKind = "image" | "video" | "document";

/** An uploaded file as the admin area shows it. */
export interface MediaFile {
  id: string;
  /** As it was called where it came from. */
  name: string;
  /** Its address on this site, `/media/<key>`: of a picture the folder of its sizes, of any other file the file itself. */
  path: string;
  kind: MediaKind;
  /** `waiting` until a picture's sizes are made, `failed` where they cannot be. */
  state: "waiting" | "ready" | "failed";
  /** Of the picture, in pixels; null for other files. */
  width: number | null;
  height: number | null;
  /** What it takes, in bytes. */
  byteSize: number;
  /** What the picture shows, for those who don't see it. */
  alt: string;
  /** Raised with every change of an editor. */
  version: number;
  /** ISO 8601. */
  createdAt: string;
  /** Who brought it; null where the account is gone. */
  uploadedBy: string | null;
}

/** A place where a stored file is shown. */
export interface MediaUse {
  /** The file's address, `/media/<key>`. */
  path: string;
  /** What kind of place it is: "Gift", "Occasion", "Blog post". */
  place: string;
  /** What the place is called. */
  name: string;
  /** Where to look at it. */
  to: string;
}

/** Finds where files are used, by their addresses. Each feature that keeps addresses of files gives one (app/routes/admin/media-uses.ts). */
export type FindMediaUses = (paths: readonly string[]) => Promise<MediaUse[]>;

/** Why an upload was not kept. */
export type UploadFailure =
  | "too-large"
  | "empty"
  | "cut-off"
  | "too-slow"
  | "wrong-type"
  | "not-an-image"
  | "too-many-pixels"
  | "too-heavy";

export type UploadAnswer = { ok: true; file: MediaFile } | { ok: false; reason: UploadFailure };

/** A page of the library. */
export interface FilePage {
  files: MediaFile[];
  /** How many match in all. */
  total: number;
  uses: MediaUse[];
}

/** What came of a change. `in-use`: it has to be confirmed; `stale`: somebody else was quicker. */
export type FileChangeAnswer =
  | { ok: true }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; file: MediaFile }
  | { ok: false; reason: "in-use"; uses: MediaUse[] }
  | { ok: false; reason: "invalid"; message: string };
