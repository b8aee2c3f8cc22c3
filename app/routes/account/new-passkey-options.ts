import { offerNewPasskey } from "#app/features/accounts/passkeys.commands.server.ts";
import { passkeyOptionsSchema } from "#app/features/accounts/passkeys.schema.ts";
import { checkPassword } from "#app/features/accounts/passwords.commands.server.ts";
import { requireUser } from "#app/features/accounts/policy.server.ts";
import { describeWait } from "#app/features/accounts/texts.constants.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isFromOwnPage } from "#app/platform/own-address.ts";
import { readJson } from "#app/platform/read-body.server.ts";
import type { Route } from "./+types/new-passkey-options";

const MAX_BYTES = 1000;

/** POST /profile/passkeys/options: what the browser has to be asked for a new passkey, for somebody who knows his password. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  if (!isFromOwnPage(request, config().siteUrl)) throwPageError(403);
  const body = await readJson(request, MAX_BYTES);
  if (!body.ok) throwPageError(body.reason === "too-large" ? 413 : 400);
  const form = passkeyOptionsSchema.safeParse(body.value);
  if (!form.success) throwPageError(400);
  const check = await checkPassword(user.id, form.data.password);
  if (!check.ok) {
    if (check.reason === "wrong-password") throwPageError(422, { detail: "That is not your password." });
    throwPageError(429, { detail: describeWait(check.retryAfterSeconds) }, { "retry-after": String(check.retryAfterSeconds) });
  }
  const offer = await offerNewPasskey(user);
  if (offer === null) throwPageError(422, { detail: "You have as many passkeys as fit, or this site can have none." });
  return Response.json(offer);
}
