import { useEffect } from "react";
import { ClaimToUndo } from "#app/features/lists/components/claim-to-undo.tsx";
import { removeStoredClaim } from "#app/features/lists/components/own-claims.ts";
import { undoClaim } from "#app/features/lists/claims.commands.server.ts";
import { findClaimToUndo } from "#app/features/lists/items.queries.server.ts";
import { undoClaimPath } from "#app/features/lists/links.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { emptyForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/undo-claim";

export async function loader({ params, context }: Route.LoaderArgs) {
  context.get(requestInfoContext).answer.isPersonal = true;
  return { claim: await findClaimToUndo(params.secret), today: await findToday() };
}

export async function action({ request, params }: Route.ActionArgs) {
  await readForm(request, emptyForm);
  // The page shows the claim beside the confirmation; a second click on the same button changes nothing.
  const claim = await findClaimToUndo(params.secret);
  await undoClaim(params.secret);
  return { undone: claim };
}

export function headers() {
  return { "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Your claim",
    description: "Undo what you claimed on a gift list.",
    path: "/claims",
    noindex: true,
  });
}

export default function UndoClaimPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const path = undoClaimPath(params.secret);
  const isGone = loaderData.claim === null;

  useEffect(() => {
    if (isGone) removeStoredClaim(path);
  }, [isGone, path]);

  return <ClaimToUndo path={path} claim={loaderData.claim} today={loaderData.today} undone={actionData?.undone ?? null} />;
}
