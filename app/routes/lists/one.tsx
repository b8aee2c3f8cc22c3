import { requireUser } from "#app/features/accounts/policy.server.ts";
import { toDay } from "#app/features/lists/arrival.rules.ts";
import { OwnListScreen } from "#app/features/lists/components/own-list-screen.tsx";
import { listPath } from "#app/features/lists/links.rules.ts";
import { findOwnList, findRevealedClaims, listNames } from "#app/features/lists/lists.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/one";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const [list, names] = await Promise.all([findOwnList(user.id, params.list), listNames(user.id)]);
  if (list === null) throwPageError(404);
  const today = toDay(new Date());
  const claims = await findRevealedClaims(list, today);
  return { list, otherLists: names.filter(({ id }) => id !== list.id), claims, today, siteUrl: config().siteUrl };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.list.name ?? "Gift list";
  return describePage(siteOf(matches), { title, description: title, path: listPath(loaderData?.list.id ?? ""), noindex: true });
}

export default function OwnListPage({ loaderData }: Route.ComponentProps) {
  return <OwnListScreen key={loaderData.list.id} {...loaderData} />;
}
