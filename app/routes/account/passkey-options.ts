import { passkeySignInOptions } from "#app/features/accounts/passkey-answers.schema.ts";
import { createAuthenticationOptions } from "#app/features/accounts/passkeys.commands.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { isSameOrigin } from "#app/platform/same-origin.ts";
import type { Route } from "./+types/passkey-options";

/** POST /auth/passkey/options: the WebAuthn options for signing in with any user's passkey. */
export async function action({ request }: Route.ActionArgs) {
  if (!isSameOrigin(request, config().siteUrl)) throwPageError(403);
  const offer = await createAuthenticationOptions();
  if (offer === null) throwPageError(404, { detail: "Passkeys need a site with a domain name." });
  return answerJson(passkeySignInOptions, offer, { headers: { "cache-control": "no-store" } });
}
