import { cutText, toVisibleLine } from "#app/platform/text.ts";
import type { MediaKind } from "./types.ts";

/**
 * Allowed uploads by the MIME type that their bytes show, with the extension under which they are stored. The sizes of pictures have
 * extensions of their own.
 */
const UPLOAD_TYPES = new Map<string, { kind: MediaKind; ending: string }>(
  Object.entries({
    "image/jpeg": { kind: "image", ending: "jpg" },
    "image/png": { kind: "image", ending: "png" },
    "image/apng": { kind: "image", ending: "png" },
    "image/webp": { kind: "image", ending: "webp" },
    "image/avif": { kind: "image", ending: "avif" },
    "image/gif": { kind: "image", ending: "gif" },
    "video/mp4": { kind: "video", ending: "mp4" },
    "video/x-m4v": { kind: "video", ending: "m4v" },
    "video/quicktime": { kind: "video", ending: "mov" },
    "video/webm": { kind: "video", ending: "webm" },
    "application/pdf": { kind: "document", ending: "pdf" },
  }),
);

/** Returns the kind and extension of a MIME type, or null for a type that is not allowed (U1). */
export function uploadTypeOf(mimeType: string | undefined): { kind: MediaKind; ending: string } | null {
  return UPLOAD_TYPES.get(mimeType?.split(";")[0] ?? "") ?? null;
}

const MAX_NAME_LENGTH = 200;

/** Returns a file's name as editors see it: without folders, control characters and runs of spaces; "file" where nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const clean = cutText(toVisibleLine(last), MAX_NAME_LENGTH).trim();
  return clean === "" ? "file" : clean;
}

const UNITS = ["B", "kB", "MB"] as const;

/** Formats a size in bytes for display: 1_234_567 → "1.2 MB". */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2;
  const amount = bytes / 1000 ** power;
  return `${power === 0 || amount >= 99.95 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power]}`;
}
