import { fetchJson, type Sent, sendJson } from "#app/ui/client/send-json.ts";
import {
  bulkAnswer,
  type FileChangeAnswer,
  fileChangeAnswer,
  type FilePage,
  filePage,
  type LabelAnswer,
  labelAnswer,
  type MediaBulkAnswer,
} from "../answers.ts";
import type { FileChange, LabelChange, MediaBulkRequest } from "../schema.ts";
import type { MediaKind } from "../types.ts";

/** Reads a page of the library. Never rejects. */
export function fetchFiles(query: {
  q?: string;
  kind?: MediaKind;
  label?: string;
  page?: number;
  ids?: readonly string[];
}): Promise<Sent<FilePage>> {
  const { q = "", kind, label, page = 1, ids } = query;
  const narrowing = { ...(kind && { kind }), ...(label && { label }), ...(ids && { ids: ids.join() }) };
  const parameters = new URLSearchParams({ q, page: String(page), ...narrowing });
  return fetchJson(`/admin/uploads/files?${parameters}`, filePage);
}

/** Sends a change of a file. Never rejects. */
export function requestFileChange(change: FileChange): Promise<Sent<FileChangeAnswer>> {
  return sendJson("/admin/uploads/changes", change, fileChangeAnswer);
}

/** Sends a change of many files. Never rejects. */
export function requestBulkChange(change: MediaBulkRequest): Promise<Sent<MediaBulkAnswer>> {
  return sendJson("/admin/uploads/bulk", change, bulkAnswer);
}

/** Sends a change of a label. Never rejects. */
export function requestLabelChange(change: LabelChange): Promise<Sent<LabelAnswer>> {
  return sendJson("/admin/uploads/labels", change, labelAnswer);
}
