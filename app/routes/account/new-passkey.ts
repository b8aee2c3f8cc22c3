import { addPasskey } from "#app/features/accounts/passkeys.commands.server.ts";
import { MAX_PASSKEY_BYTES, passkeyAddSchema } from "#app/features/accounts/passkeys.schema.ts";
import { requireUser } from "#app/features/accounts/policy.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import type { Route } from "./+types/new-passkey";

/** POST /profile/passkeys/add: keeps a passkey that answers our challenge. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403);
  const body = await readJson(request, MAX_PASSKEY_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const form = passkeyAddSchema.safeParse(body.value);
  if (!form.success) throwPageError(400);
  if (!(await addPasskey(user, form.data))) throwPageError(422, { detail: "The passkey could not be added. Please try again." });
  return Response.json({});
}
