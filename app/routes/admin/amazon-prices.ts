import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { setAmazonPricePolicy } from "#app/features/catalogue/amazon-prices.commands.server.ts";
import { amazonPricesSchema } from "#app/features/catalogue/editing/gift-changes.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { outcomeOf } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import type { Route } from "./+types/amazon-prices";

/**
 * POST /admin/amazon-prices: stores the owner's decision on how Amazon's prices may be shown. A form is redirected to its page, a script
 * gets 204.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const form = await readForm(request, outcomeOf(amazonPricesSchema));
  if (!form.success) throwPageError(400, { detail: "The answer must be as-entered or api-only." });
  await setAmazonPricePolicy(actorId, form.data.answer);
  if (request.headers.get("accept")?.startsWith("application/json")) return new Response(null, { status: 204 });
  return new Response(null, { status: 303, headers: { location: form.data.next } });
}
