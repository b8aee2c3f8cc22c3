import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { requireRole } from "#app/features/accounts/policy.server.ts";
import type { SignedInUser } from "#app/features/accounts/types.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import { readOwnJson } from "#app/platform/own-json.server.ts";

interface Asked<Schema extends z.ZodType> {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schema: Schema;
  maxBytes: number;
}

/**
 * Reads what a screen of the admin area sends as JSON, by its schema, and returns it with the sender. Throws a page error for anyone but an
 * admin (401, 403), for pages of other sites (403, A9), for a body that is too long (413) or does not fit the schema (400).
 */
export async function readAdminJson<Schema extends z.ZodType>({
  request,
  context,
  schema,
  maxBytes,
}: Asked<Schema>): Promise<{ actor: SignedInUser; input: z.output<Schema> }> {
  const actor = await requireRole("admin", request, context);
  if (!isSameOrigin(request, config().siteUrl)) throwPageError(403, { detail: "Only pages of this site may send this." });
  return { actor, input: await readOwnJson(request, schema, maxBytes) };
}
