import { config } from "./config.server.ts";
import { throwPageError } from "./errors.ts";
import { isSameOrigin } from "./same-origin.ts";
import { readText } from "./read-body.server.ts";

const MAX_FORM_BYTES = 16_000;

/**
 * Returns the fields of a form that a page of this site sent (A9), as typed; of two fields with one name the last counts. Throws a page
 * error for forms of other sites (403), long ones (413) and bodies that are no text (400).
 */
export async function readOwnForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<Record<string, string>> {
  if (!isSameOrigin(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may send this form." });
  const body = await readText(request, maxBytes);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  return Object.fromEntries(new URLSearchParams(body.value));
}
