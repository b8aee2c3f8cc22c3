import type { UPLOAD_REFUSALS } from "./constants.ts";

export type MediaKind = "image" | "video" | "document";

/** A word that editors put on files to find them by. */
export interface MediaLabel {
  id: string;
  name: string;
}

/** A label, with the number of files in the library that have it. */
export interface CountedLabel extends MediaLabel {
  files: number;
}

/** What a file may lack: an alt text, or a place where it is shown. */
export type FileLack = "text" | "use";

/** An uploaded file as the admin area shows it. */
export interface MediaFile {
  id: string;
  /** Original name of the file. */
  name: string;
  /** Path on this site, `/media/<key>`: for a picture the folder of its sizes, for any other file the file itself. */
  path: string;
  kind: MediaKind;
  /** `waiting` until a picture's sizes are made; `failed` where that is impossible. */
  state: "waiting" | "ready" | "failed";
  /** Dimensions of a picture in pixels; null for other files. */
  width: number | null;
  height: number | null;
  /** Bytes in storage. */
  byteSize: number;
  /** Alternative text for those who cannot see the picture. */
  alt: string;
  /** Version number, raised with every change by an editor. */
  version: number;
  labels: readonly MediaLabel[];
  /** What of a picture stays in sight where it is cropped, in percent from its left and its upper edge. */
  focus: { x: number; y: number };
  /** State of a picture that is to take this one's place; null where none is. */
  nextState: "waiting" | "ready" | "failed" | null;
  /** True while the picture that it had before can be brought back. */
  hasPrevious: boolean;
  /** ISO 8601 date and time. */
  createdAt: string;
  /** Name of the user who uploaded it; null where the account was deleted. */
  uploadedBy: string | null;
}

/** A place where a stored file is shown. */
export interface MediaUse {
  /** Path of the file, `/media/<key>`. */
  path: string;
  /** Kind of place, such as "Gift", "Occasion" or "Blog post". */
  place: string;
  /** Name of the place, such as a post's title. */
  name: string;
  /** Path of the screen where the place can be viewed or edited. */
  to: string;
}

/** Finds where files are used, by their paths. Each feature that stores such paths provides one (app/routes/admin/media-uses.server.ts). */
export type FindMediaUses = (paths: readonly string[]) => Promise<MediaUse[]>;

/** Lists the paths of all files that are used anywhere, so that those that are not can be told apart. */
export type ListUsedMedia = () => Promise<string[]>;

/** Reason why an upload was not stored. */
export type UploadFailure = (typeof UPLOAD_REFUSALS)[number];
