/** U2: a picture with more pixels than this is refused. */
export const MAX_PIXELS = 40_000_000;

/** The specification's limit of the media screen, in MB as people count them there. */
export const MAX_UPLOAD_MB = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

export const MAX_ALT_LENGTH = 300;

/** How long a removed file can be brought back; then its bytes go. */
export const REMOVED_KEPT_MINUTES = 60;

/** The folder of the data folder in which uploads lie while they arrive. */
export const UPLOADS_FOLDER = "arriving";

/** The longest silence of a sender that is borne, and the longest that a whole upload may take. */
export const UPLOAD_STALL_MS = 20_000;
export const UPLOAD_TOTAL_MS = 5 * 60_000;

export const FILES_PER_PAGE = 24;

/** So long a worker has a picture to itself. Longer than the slowest takes, so that only a dead one's is taken over. */
export const CLAIM_SECONDS = 120;
