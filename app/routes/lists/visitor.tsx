import { useEffect, useMemo } from "react";
import { createContext, data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { optionalUser } from "#app/features/accounts/require-user.server.ts";
import { isUuid } from "#app/features/catalogue/gift-tags.ts";
import { type ClaimOutcome, claimItem, pledgeShare } from "#app/features/lists/claims.commands.server.ts";
import { isRevealed } from "#app/features/lists/claims.ts";
import type { ClaimResult } from "#app/features/lists/components/claim-done.tsx";
import { rememberClaim } from "#app/features/lists/components/own-claims.ts";
import { SharedListScreen } from "#app/features/lists/components/shared-list-screen.tsx";
import { guestCookie, isKnownGuest } from "#app/features/lists/guests.server.ts";
import { listClaimsForVisitors } from "#app/features/lists/items.queries.server.ts";
import { sharedListPath, undoClaimPath } from "#app/features/lists/links.ts";
import type { ListReader } from "#app/features/lists/list-types.ts";
import { findSharedList } from "#app/features/lists/lists.queries.server.ts";
import { serializeList, deserializeList } from "#app/features/lists/list-dto.ts";
import { visitorForms } from "#app/features/lists/schema.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { type FieldErrors, typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { consumeByAddress, createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { formatMoney } from "#app/platform/money.ts";
import { NO_ANSWER } from "#app/site/keep-page.ts";
import type { Route } from "./+types/visitor";

/** The limit is enough for a whole family behind one network address, and too low to claim other people's lists in bulk. */
const claimLimit = createRateLimit({ name: "list-claims", points: 60, durationSeconds: 3600 });

/** True where the request itself has proven that its sender is a guest, so that the answer shows the claims already. */
const actedAsGuest = createContext(false);

const MARKED = "Please check the marked field.";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [user, found] = await Promise.all([optionalUser(request, context), findSharedList(params.token)]);
  if (found === null) throwPageError(404);
  const { ownerId, ...list } = found;
  const today = await findToday();
  const isGuest =
    user !== null || isRevealed(list.claimsRevealedOn, today) || isKnownGuest(request, params.token) || context.get(actedAsGuest);
  const reader: ListReader = user?.id === ownerId ? "owner" : isGuest ? "guest" : "unasked";
  // Claims are not even queried where the visitor may be the owner, so that nothing about them can reach the owner, their number and the
  // response time included.
  const claims = reader === "guest" ? await listClaimsForVisitors(list.id) : null;
  const openItemId = new URL(request.url).searchParams.get("claim");
  return { list: serializeList(list), reader, shareToken: params.token, claims, openItemId, today, siteUrl: config().siteUrl };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request, typedForm(visitorForms, ["itemId"]));
  const { intent, ...typed } = form.typed;
  const { clientAddress, answer } = context.get(requestInfoContext);
  const user = await optionalUser(request, context);
  const itemId = typed.itemId ?? "";
  const refuse = (status: number, problem: string, errors?: FieldErrors) =>
    data<ClaimResult>({ ok: false, itemId, problem, typed, ...(errors === undefined ? {} : { errors }) }, { status });
  if (!form.ok) return refuse(422, MARKED, form.errors);
  const { value } = form;
  if (value.intent === "guest") {
    if ((await findSharedList(params.token)) === null) throwPageError(404);
    answer.cookies.push(guestCookie(request, params.token));
    return redirect(sharedListPath(params.token) + openForm(request), 303);
  }
  const allowed = await consumeByAddress(claimLimit, clientAddress);
  if (!allowed.ok) return refuse(429, "That’s a lot of claims in one hour. Please try again later.");
  const claimant = { name: value.name, userId: user?.id ?? null };
  const outcome: ClaimOutcome =
    value.intent === "claim"
      ? await claimItem(params.token, itemId, value.pieces, claimant)
      : await pledgeShare(params.token, itemId, value.amount, claimant);
  // A visitor who claims something, or tries to, is a guest and is not asked.
  if (user === null && (outcome.ok || outcome.reason !== "not-found")) {
    answer.cookies.push(guestCookie(request, params.token));
    context.set(actedAsGuest, true);
  }
  if (outcome.ok) return data<ClaimResult>({ ok: true, itemId, undoPath: undoClaimPath(outcome.undoToken) });
  if (outcome.reason === "not-found") return refuse(404, "This gift was just taken off the list.");
  if (outcome.reason === "taken" && outcome.left > 0) {
    const isPledge = intent === "pledge";
    return refuse(409, MARKED, {
      [isPledge ? "amount" : "pieces"]: `Only ${isPledge ? formatMoney(outcome.left, outcome.currency) : outcome.left} left.`,
    });
  }
  return refuse(409, explainRefusal(outcome));
}

/** Returns the end of a URL that opens the claim's form again which was open when the visitor stated that they are a guest. */
function openForm(request: Request): string {
  const itemId = new URL(request.url).searchParams.get("claim") ?? "";
  return isUuid(itemId) ? `?claim=${itemId}#item-${itemId}` : "";
}

function explainRefusal(outcome: Exclude<ClaimOutcome, { ok: true }>): string {
  if (outcome.reason === "own-list") return "This is your own list, so you can’t claim anything on it.";
  if (outcome.reason === "not-split" || outcome.reason === "is-split")
    return "The list has just changed. Please take another look, then claim again.";
  return "Someone else got there first: this one is already taken.";
}

/** After a refused claim the page loads again and shows what is left; by default a refusal would leave the page as it was. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== NO_ANSWER;
}

export function headers() {
  return { "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" };
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const name = loaderData?.list.name ?? "Gift list";
  return describePage(siteOf(matches), {
    title: name,
    description: loaderData ? `A gift list by ${loaderData.list.ownerName}. See what’s on it and claim what you’re getting.` : name,
    path: location.pathname,
    noindex: true,
  });
}

export default function SharedListPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData ?? null;
  const list = useMemo(() => deserializeList(loaderData.list), [loaderData.list]);

  useEffect(() => {
    if (result?.ok) rememberClaim(result.itemId, result.undoPath);
  }, [result]);

  return (
    <SharedListScreen
      {...loaderData}
      list={list}
      result={result}
      // After a refusal the visitor's form stays open with what they typed.
      openItemId={result === null ? loaderData.openItemId : result.itemId}
    />
  );
}
