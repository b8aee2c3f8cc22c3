import { MAX_UPLOAD_MB } from "./constants.ts";
import type { UploadFailure } from "./types.ts";

/** Texts of the media screen, word for word from the specification. */
export const MEDIA_TEXTS = {
  title: "Media Uploads",
  subtitle: "Upload and manage images and other media files",
  empty: "No files uploaded yet",
} as const;

const UPLOAD_FAILED = "Upload failed";
const TRY_AGAIN = "Failed to upload file. Please try again.";

export const MEDIA_TOASTS = {
  nothingChosen: { title: "No file selected", description: "Please select a file to upload.", type: "destructive" },
  tooLarge: {
    title: "File too large",
    description: `File size exceeds the maximum limit of ${MAX_UPLOAD_MB}MB.`,
    type: "destructive",
  },
  uploaded: { title: "Upload successful", description: "Your file has been uploaded successfully.", type: "success" },
  notUploaded: { title: UPLOAD_FAILED, description: TRY_AGAIN, type: "destructive" },
  notFetched: { title: "Error fetching files", type: "destructive" },
  notDeleted: { title: "Error deleting file", type: "destructive" },
  deleted: { title: "File deleted" },
} as const;

/** Messages to the uploader, by the reason why a file was not stored. */
export const UPLOAD_FAILURES: Record<UploadFailure, string> = {
  "too-large": MEDIA_TOASTS.tooLarge.description,
  empty: "The file is empty.",
  "cut-off": TRY_AGAIN,
  "too-slow": "The connection is too slow. Please try again.",
  "wrong-type": "Only images (JPEG, PNG, WebP, AVIF, GIF), video (MP4, MOV, WebM), and PDF files can be uploaded.",
  "not-an-image": "The picture can’t be read. It may be damaged.",
  "too-many-pixels": "The picture has more than 40 megapixels. Please make it smaller first.",
  "too-heavy": "This picture takes too much memory to read. Please save it as a plain JPEG or PNG first.",
};

/** Messages about a file that got no answer. */
export const UPLOAD_TROUBLES = {
  unreachable: { title: UPLOAD_FAILED, description: `${TRY_AGAIN} We can't reach the site right now; the file is still here.` },
  signedOut: { title: UPLOAD_FAILED, description: "You've been signed out. Please sign in in a new tab; the file is still here." },
  denied: { title: UPLOAD_FAILED, description: "You need admin privileges for this. The file is still here." },
  failed: { title: UPLOAD_FAILED, description: TRY_AGAIN },
} as const;

const UNREACHABLE = "Please check your connection and try again.";
const SIGNED_OUT = "You’ve been signed out. Please sign in again in another tab.";
const DENIED = "You need admin privileges for this.";
const UNAVAILABLE = "The library isn’t available right now. Please try again in a moment.";

/** Messages about a library that was not shown or changed; `title` names what could not be done. */
export const libraryTroubles = (title: string) => ({
  unreachable: { title, description: UNREACHABLE },
  signedOut: { title, description: SIGNED_OUT },
  denied: { title, description: DENIED },
  failed: { title, description: UNAVAILABLE },
});

/** Messages about an alt text that was not saved. */
export const ALT_TEXT_TROUBLES = {
  denied: { title: "Permission denied", description: DENIED },
  failed: { title: "Not saved", description: UNAVAILABLE },
} as const;
