import { fetchJson, type Sent, sendJson } from "#app/ui/client/send-json.ts";
import { type FileChangeAnswer, fileChangeAnswer, type FilePage, filePage } from "../answers.ts";
import type { FileChange } from "../schema.ts";
import type { MediaKind } from "../types.ts";

/** Reads a page of the library. Never rejects. */
export function fetchFiles(query: { q?: string; kind?: MediaKind; page?: number; ids?: readonly string[] }): Promise<Sent<FilePage>> {
  const { q = "", kind, page = 1, ids } = query;
  const parameters = new URLSearchParams({ q, page: String(page), ...(kind && { kind }), ...(ids && { ids: ids.join() }) });
  return fetchJson(`/admin/uploads/files?${parameters}`, filePage);
}

/** Sends a change of a file. Never rejects. */
export function requestFileChange(change: FileChange): Promise<Sent<FileChangeAnswer>> {
  return sendJson("/admin/uploads/changes", change, fileChangeAnswer);
}
