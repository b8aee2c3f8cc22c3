import type { SessionPayload } from "#app/features/accounts/types.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import type { Route } from "./+types/session";
import { marketplaceOfShopper } from "./caller-marketplace.ts";

/** GET /session: what a page has to know about its reader, asked once after it has loaded. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { clientAddress } = context.get(requestInfoContext);
  const payload: SessionPayload = { user: null, marketplace: marketplaceOfShopper(request, clientAddress) };
  return Response.json(payload, { headers: { "cache-control": "private, no-store" } });
}
