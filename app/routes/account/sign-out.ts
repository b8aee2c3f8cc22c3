import { redirect } from "react-router";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { readSessionToken, sessionCookie } from "#app/features/accounts/session-cookie.server.ts";
import { endSessionOfToken } from "#app/features/accounts/sessions.commands.server.ts";
import { emptyForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/sign-out";

/** POST /auth/sign-out: ends the session. A form is redirected to the home page, a script gets 204. */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request, emptyForm);
  const { answer } = context.get(requestInfoContext);
  const token = readSessionToken(request);
  if (token !== null) await endSessionOfToken(token);
  answer.cookies.push(sessionCookie("", 0), noticeCookie("signed-out"));
  if (request.headers.get("accept")?.startsWith("application/json")) return new Response(null, { status: 204 });
  return redirect("/", 303);
}
