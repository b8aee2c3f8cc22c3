import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { requireRole } from "#app/features/accounts/policy.server.ts";
import type { SignedInUser } from "#app/features/accounts/types.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";

interface Asked<Schema extends z.ZodType> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schema: Schema;
  maxBytes: number;
}

/**
 * What a screen of the admin area sends as JSON, by its schema, and who sends it. Throws a page error for anybody but an admin (401, 403),
 * for pages of other sites (403, A9), and for what is too long (413) or not in the schema (400).
 */
export async function readAdminJson<Schema extends z.ZodType>({
  request,
  context,
  schema,
  maxBytes,
}: Asked<Schema>): Promise<{ actor: SignedInUser; input: z.output<Schema> }> {
  const actor = await requireRole("admin", request, context);
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may send this." });
  const body = await readJson(request, maxBytes);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const parsed = schema.safeParse(body.value);
  if (!parsed.success) throwPageError(400, { detail: "This is not what the screen sends." });
  return { actor, input: parsed.data };
}
