import { MAX_UPLOAD_MB } from "./constants.ts";
import type { UploadFailure } from "./types.ts";

/** The specification's words of the media screen. */
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

/** Why a file was not kept, for whoever sent it; `signed-out` and `failed` are what the browser finds out by itself. */
export const UPLOAD_FAILURES: Record<UploadFailure | "signed-out" | "failed", string> = {
  "too-large": MEDIA_TOASTS.tooLarge.description,
  empty: "The file is empty.",
  "cut-off": TRY_AGAIN,
  "too-slow": "The connection is too slow. Please try again.",
  "wrong-type": "Only images (JPEG, PNG, WebP, AVIF, GIF), video (MP4, MOV, WebM) and PDF files can be uploaded.",
  "not-an-image": "The picture cannot be read. It may be damaged.",
  "too-many-pixels": "The picture has more than 40 megapixels. Please make it smaller first.",
  "too-heavy": "This picture takes too much memory to read. Please save it as a plain JPEG or PNG first.",
  "signed-out": "You have been signed out. Please sign in again in another tab, then try again.",
  failed: TRY_AGAIN,
};
