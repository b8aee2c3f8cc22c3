import { originOf, requireUser } from "#app/features/accounts/require-user.server.ts";
import { passkeyAddAnswer } from "#app/features/accounts/passkey-answers.ts";
import { addPasskey } from "#app/features/accounts/passkeys.commands.server.ts";
import { passkeyAddSchema } from "#app/features/accounts/passkeys.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/new-passkey";

/** POST /profile/passkeys/add: stores a passkey that has signed the server's challenge. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const form = await readJson(request, passkeyAddSchema);
  const { country } = context.get(requestInfoContext);
  if (!(await addPasskey(user, form, originOf(request, country()))))
    throwPageError(422, { detail: "We couldn’t add the passkey. Please try again." });
  return answerJson(passkeyAddAnswer, {});
}
