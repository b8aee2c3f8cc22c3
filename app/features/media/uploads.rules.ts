import type { MediaKind } from "./types.ts";

/** What an upload may be, by the type that its bytes say, with the ending that it is kept under. Pictures get endings of their own. */
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

/** What a file of this type is to us, or null for what is not taken (U1). */
export function uploadTypeOf(mimeType: string | undefined): { kind: MediaKind; ending: string } | null {
  return UPLOAD_TYPES.get(mimeType?.split(";")[0] ?? "") ?? null;
}

const MAX_NAME_LENGTH = 200;

/** The name that editors see: the file's own without folders, control characters and runs of spaces; "file" where nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const clean = last
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim();
  return clean === "" ? "file" : clean.toWellFormed();
}

const UNITS = ["B", "kB", "MB"] as const;

/** A size in bytes as people read it: 1_234_567 → "1.2 MB". */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2;
  const amount = bytes / 1000 ** power;
  return `${power === 0 || amount >= 99.95 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power]}`;
}
