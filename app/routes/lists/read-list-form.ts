import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readText } from "#app/platform/read-body.server.ts";

const MAX_FORM_BYTES = 20_000;

/** The fields of a form that a page of ours sent (A9, I2). Throws 403, 413 or 400. */
export async function readListForm(request: Request): Promise<Record<string, string>> {
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may send this form." });
  const body = await readText(request, MAX_FORM_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  return Object.fromEntries(new URLSearchParams(body.value));
}
