/** U2: pictures with more pixels are refused. */
export const MAX_PIXELS = 40_000_000;

/** The specification's limit of the media screen; its MB are 1024 × 1024 bytes. */
export const MAX_UPLOAD_MB = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

export const MAX_ALT_LENGTH = 300;

/** Minutes in which a deleted file can be restored; then its bytes are deleted. */
export const REMOVED_RETENTION_MINUTES = 60;

export const MAX_LABEL_LENGTH = 60;
/** So many labels a file may have. */
export const MAX_LABELS_PER_FILE = 20;
/** So many files a selection holds one by one; more are held as all that a search finds. */
export const MAX_SELECTED_FILES = 500;
/** So many found files are changed at once. */
export const MAX_FOUND_FILES = 10_000;

/** Name of the folder within the data folder in which uploads are written while they arrive. */
export const UPLOADS_FOLDER = "arriving";

/** Milliseconds without any bytes after which an upload is aborted. */
export const UPLOAD_STALL_MS = 20_000;

/** Reasons why an upload is not stored. */
export const UPLOAD_REFUSALS = [
  "too-large",
  "empty",
  "cut-off",
  "too-slow",
  "wrong-type",
  "not-an-image",
  "too-many-pixels",
  "too-heavy",
] as const;

export const FILES_PER_PAGE = 24;

/** Seconds for which a worker claims a picture. The slowest picture takes less, so that only the claims of crashed workers expire. */
export const CLAIM_SECONDS = 120;
