/** U2: a picture with more pixels than this is refused. */
export const MAX_PIXELS = 40_000_000;

/** The specification's limit of the media screen, in MB as people count them there. */
export const MAX_UPLOAD_MB = 10;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

export const MAX_ALT_LENGTH = 300;

/** How long a removed file can be brought back; then its bytes go. */
export const REMOVED_KEPT_MINUTES = 60;
