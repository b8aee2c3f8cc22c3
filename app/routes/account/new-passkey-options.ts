import { newPasskeyOptions } from "#app/features/accounts/passkey-answers.ts";
import { createRegistrationOptions } from "#app/features/accounts/passkeys.commands.server.ts";
import { passkeyOptionsSchema } from "#app/features/accounts/passkeys.ts";
import { checkPassword } from "#app/features/accounts/passwords.commands.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { BUSY_TEXT, describeWait } from "#app/features/accounts/texts.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/new-passkey-options";

/** POST /profile/passkeys/options: the WebAuthn options for a new passkey, after a check of the user's password. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const form = await readJson(request, passkeyOptionsSchema);
  const check = await checkPassword(user.id, form.password);
  if (!check.ok) {
    if (check.reason === "wrong-password") throwPageError(422, { detail: "That isn’t your password." });
    const detail = check.reason === "busy" ? BUSY_TEXT : describeWait(check.retryAfterSeconds);
    throwPageError(check.reason === "busy" ? 503 : 429, { detail }, { "retry-after": String(check.retryAfterSeconds) });
  }
  const offer = await createRegistrationOptions(user);
  if (offer === null)
    throwPageError(422, {
      detail: "You can’t add another passkey: either your account has as many as it can hold, or this site can’t use passkeys.",
    });
  return answerJson(newPasskeyOptions, offer);
}
