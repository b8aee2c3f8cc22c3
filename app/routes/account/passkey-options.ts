import { passkeySignInOptions } from "#app/features/accounts/passkey-answers.schema.ts";
import { createAuthenticationOptions } from "#app/features/accounts/passkeys.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";

/** POST /auth/passkey/options: the WebAuthn options for signing in with any user's passkey. */
export async function action() {
  const offer = await createAuthenticationOptions();
  if (offer === null) throwPageError(404, { detail: "Passkeys need a site with a domain name." });
  return answerJson(passkeySignInOptions, offer, { headers: { "cache-control": "no-store" } });
}
