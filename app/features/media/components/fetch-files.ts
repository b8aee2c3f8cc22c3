import type { FileChange } from "../schema.ts";
import type { FileChangeAnswer, FilePage, MediaKind } from "../types.ts";

/** What the library was asked for could not be had; the message is for people. */
export class FetchFilesError extends Error {
  override name = "FetchFilesError";
}

const SIGNED_OUT = "You have been signed out. Please sign in again in another tab.";
const FAILED = "Please check your connection and try again.";

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, headers: { accept: "application/json", ...init.headers } }).catch(() => null);
  if (response === null) throw new FetchFilesError(FAILED);
  if (response.status === 401) throw new FetchFilesError(SIGNED_OUT);
  if (response.status === 403) throw new FetchFilesError("You need admin privileges for this.");
  if (response.status >= 500) throw new FetchFilesError("The library is not available right now. Please try again in a moment.");
  return response;
}

/** A page of the library. Throws FetchFilesError. */
export async function fetchFiles(query: { q?: string; kind?: MediaKind; page?: number; ids?: readonly string[] }): Promise<FilePage> {
  const { q = "", kind, page = 1, ids } = query;
  const parameters = new URLSearchParams({ q, page: String(page), ...(kind && { kind }), ...(ids && { ids: ids.join() }) });
  const response = await ask(`/admin/uploads/files?${parameters}`);
  if (!response.ok) throw new FetchFilesError(FAILED);
  return (await response.json()) as FilePage;
}

/** Makes a change to a file. Throws FetchFilesError where no answer came of it. */
export async function requestFileChange(change: FileChange): Promise<FileChangeAnswer> {
  const response = await ask("/admin/uploads/changes", {
    method: "POST",
    body: JSON.stringify(change),
    headers: { "content-type": "application/json" },
  });
  if (response.headers.get("content-type")?.startsWith("application/json") !== true) throw new FetchFilesError(FAILED);
  return (await response.json()) as FileChangeAnswer;
}
