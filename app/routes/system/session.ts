import { readNotice } from "#app/features/accounts/notices.server.ts";
import { optionalUser } from "#app/features/accounts/require-user.server.ts";
import { findMarketplacePreference } from "#app/features/accounts/emails.queries.server.ts";
import { sessionAnswer } from "#app/features/accounts/session-answer.ts";
import { isMarketplace } from "#app/features/affiliate/affiliate-links.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/session";
import { marketplaceOfShopper } from "./caller-marketplace.server.ts";

/** GET /session: what a page has to know about its user, fetched once after it has loaded. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { country, answer } = context.get(requestInfoContext);
  const user = await optionalUser(request, context);
  const preferred = user === null ? null : await findMarketplacePreference(user.id);
  const left = readNotice(request);
  if (left !== null) answer.cookies.push(left.forget);
  return answerJson(sessionAnswer, {
    user: user === null ? null : { id: user.id, email: user.email, name: user.name, role: user.role },
    marketplace: isMarketplace(preferred) ? preferred : await marketplaceOfShopper(request, country()),
    notice: left?.notice ?? null,
  });
}
