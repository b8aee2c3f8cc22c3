import { useEffect, useMemo } from "react";
import { data } from "react-router";
import { optionalUser } from "#app/features/accounts/policy.server.ts";
import { formatPrice } from "#app/features/catalogue/rules.ts";
import { toDay } from "#app/features/lists/arrival.rules.ts";
import { type ClaimOutcome, claimItem, pledgeShare } from "#app/features/lists/claims.commands.server.ts";
import type { ClaimResult } from "#app/features/lists/components/claim-done.tsx";
import { rememberClaim } from "#app/features/lists/components/own-claims.ts";
import { SharedListScreen } from "#app/features/lists/components/shared-list-screen.tsx";
import { listClaimsForVisitors } from "#app/features/lists/items.queries.server.ts";
import { undoClaimPath } from "#app/features/lists/links.rules.ts";
import { findSharedList } from "#app/features/lists/lists.queries.server.ts";
import { packList, unpackList } from "#app/features/lists/packed-items.rules.ts";
import { claimSchema, fieldErrors, pledgeSchema } from "#app/features/lists/schema.ts";
import { limitKeyOf } from "#app/platform/client-address.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { readOwnForm } from "#app/platform/read-form.server.ts";
import { createRateLimit } from "#app/platform/rate-limit/rate-limit.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/visitor";

/** Enough for a whole family behind one address, too little to spoil strangers' lists in earnest. */
const claimLimit = createRateLimit({ name: "list-claims", points: 60, durationSeconds: 3600 });

const MARKED = "Please look at the marked field.";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const [user, found] = await Promise.all([optionalUser(request, context), findSharedList(params.token)]);
  if (found === null) throwPageError(404);
  const { ownerId, ...list } = found;
  // Not even asked for when the owner looks: nothing about them can reach him, their number or the time it takes included.
  const claims = user?.id === ownerId ? null : await listClaimsForVisitors(list.id);
  const openItemId = new URL(request.url).searchParams.get("claim");
  return { list: packList(list), shareToken: params.token, claims, openItemId, today: toDay(new Date()), siteUrl: config().siteUrl };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { intent, ...typed } = await readOwnForm(request);
  const { clientAddress } = context.get(requestInfoContext);
  const user = await optionalUser(request, context);
  const itemId = typed.itemId ?? "";
  const refuse = (status: number, problem: string, errors?: Record<string, string>) =>
    data<ClaimResult>({ ok: false, itemId, problem, typed, ...(errors === undefined ? {} : { errors }) }, { status });
  if (intent !== "claim" && intent !== "pledge") throwPageError(400);
  const reading = intent === "claim" ? claimSchema.safeParse(typed) : pledgeSchema.safeParse(typed);
  if (!reading.success) {
    const errors = fieldErrors(reading.error);
    if (["name", "pieces", "amount"].some((field) => field in errors)) return refuse(422, MARKED, errors);
    throwPageError(400);
  }
  const allowed = await claimLimit.consume(limitKeyOf(clientAddress));
  if (!allowed.ok) return refuse(429, "That is a lot of claims in one hour. Please try again later.");
  const claimant = { name: reading.data.name, userId: user?.id ?? null };
  const outcome: ClaimOutcome =
    "pieces" in reading.data
      ? await claimItem(params.token, itemId, reading.data.pieces, claimant)
      : await pledgeShare(params.token, itemId, reading.data.amount, claimant);
  if (outcome.ok) return data<ClaimResult>({ ok: true, itemId, undoPath: undoClaimPath(outcome.undoToken) });
  if (outcome.reason === "not-found") return refuse(404, "This gift has just been taken off the list.");
  if (outcome.reason === "taken" && outcome.left > 0) {
    const isPledge = intent === "pledge";
    return refuse(409, MARKED, {
      [isPledge ? "amount" : "pieces"]: `Only ${isPledge ? formatPrice(outcome.left) : outcome.left} of it is left.`,
    });
  }
  return refuse(409, explainRefusal(outcome));
}

function explainRefusal(outcome: Exclude<ClaimOutcome, { ok: true }>): string {
  if (outcome.reason === "own-list") return "This is your own list, so there is nothing to claim for you.";
  if (outcome.reason === "not-split" || outcome.reason === "is-split")
    return "The list has just been changed. Please look again and claim it as it is now.";
  return "Somebody else was faster: this one is taken already.";
}

/** Whoever was told that somebody else was faster sees what is left now; by itself a refusal would leave the page as it was. */
export function shouldRevalidate() {
  return true;
}

export function headers() {
  return { "x-robots-tag": "noindex, nofollow", "referrer-policy": "same-origin" };
}

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const name = loaderData?.list.name ?? "Gift list";
  return describePage(siteOf(matches), {
    title: name,
    description: loaderData ? `A gift list by ${loaderData.list.ownerName}. See what is wished for and claim what you are getting.` : name,
    path: location.pathname,
    noindex: true,
  });
}

export default function SharedListPage({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData ?? null;
  const list = useMemo(() => unpackList(loaderData.list), [loaderData.list]);

  useEffect(() => {
    if (result?.ok) rememberClaim(result.itemId, result.undoPath);
  }, [result]);

  return (
    <SharedListScreen
      {...loaderData}
      list={list}
      result={result}
      // Whoever was refused goes on in the form that he filled in.
      openItemId={result === null ? loaderData.openItemId : result.itemId}
    />
  );
}
