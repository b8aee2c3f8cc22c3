import { data, redirect } from "react-router";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { findGift } from "#app/features/catalogue/gifts.queries.server.ts";
import { type AddFromShopState, AddFromShopScreen, type ShopFields } from "#app/features/lists/components/add-from-shop-screen.tsx";
import { MAX_ITEMS, SAVE_TEXTS } from "#app/features/lists/constants.ts";
import { saveGiftToList } from "#app/features/lists/items.commands.server.ts";
import { listPath } from "#app/features/lists/links.ts";
import { findOwnListHead } from "#app/features/lists/lists.queries.server.ts";
import { addFromShop } from "#app/features/lists/external-items.server.ts";
import { lookUpForUser, type ShopPageLookUp } from "#app/features/lists/external-pictures.server.ts";
import { addFromShopForms, type ExternalItem } from "#app/features/lists/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { toTypedMoney } from "#app/platform/money.ts";
import { catchTrouble } from "../account/typed-values.ts";
import type { Route } from "./+types/add";

const START: AddFromShopState = { url: "", fields: null, notice: null, errors: {}, problem: null };
const NOTHING_TYPED: ShopFields = { url: "", title: "", price: "", note: "", quantity: "1", imageUrl: "" };

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const list = await findOwnListHead(user.id, params.list);
  if (list === null) throwPageError(404);
  return { list: { id: list.id, name: list.name } };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const list = await findOwnListHead(user.id, params.list);
  if (list === null) throwPageError(404);
  const form = await readForm(request, typedForm(addFromShopForms, ["imageUrl"]));
  const { typed } = form;
  if (typed.intent === "add" && !form.ok) return refuseItem(typed, 422, { errors: form.errors, problem: null });
  if (!form.ok) return data({ ...START, url: typed.url ?? "", errors: form.errors }, { status: 422 });
  if (form.value.intent === "add") return add(user.id, list.id, form.value, typed);
  const { intent, url } = form.value;
  // A user who types everything in enters the URL in the next step.
  if (url === null) return { ...START, fields: NOTHING_TYPED };
  const empty: ShopFields = { ...NOTHING_TYPED, url };
  if (intent === "type-in") return { ...START, url, fields: empty };
  const ownGiftId = await findOwnGiftId(url);
  if (ownGiftId !== null) {
    await saveGiftToList(user.id, { giftId: ownGiftId, listId: list.id });
    return redirect(listPath(list.id), 303);
  }
  const found = await lookUpForUser(user.id, url);
  if (!found.ok) return { ...START, url, fields: empty, notice: { text: explainLookUp(found), isGood: false } };
  const { title, imageUrl, priceCents, otherCurrency } = found.facts;
  const fields = { ...empty, title: title ?? "", price: toTypedMoney(priceCents), imageUrl: imageUrl ?? "" };
  const text =
    otherCurrency === null
      ? "Here’s what the page says. Change anything you like."
      : `Here’s what the page says. Its price is in ${otherCurrency}, so please enter it in dollars if you’d like to include it.`;
  return { ...START, url, fields, notice: { text, isGood: true } };
}

/** Returns the gift behind a URL of this site's own catalogue, which needs no look-up, or null. */
async function findOwnGiftId(address: string): Promise<string | null> {
  const url = new URL(address);
  if (url.host !== new URL(config().siteUrl).host) return null;
  const [, idOrSlug] = /^\/gifts\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  return idOrSlug === undefined ? null : ((await findGift(idOrSlug))?.id ?? null);
}

function explainLookUp(found: Exclude<ShopPageLookUp, { ok: true }>): string {
  if (found.reason === "too-often")
    return "You’ve looked up a lot of pages in the last minute. Please enter this one yourself, or try again in a minute.";
  if (found.reason === "refused-address") return "We can’t read pages at this address. Please enter the details yourself.";
  if (found.reason === "too-slow") return "The shop took too long to answer. Please enter the details yourself.";
  return "We couldn’t read that page; many shops block automatic readers. Please enter the details yourself.";
}

type Typed = Record<string, string>;

/** Refuses an item with everything that was typed. */
function refuseItem(typed: Typed, status: number, refusal: Pick<AddFromShopState, "errors" | "problem">) {
  const { url = "", title = "", price = "", note = "", quantity = "1", imageUrl = "" } = typed;
  return data({ ...START, ...refusal, url, fields: { url, title, price, note, quantity, imageUrl } }, { status });
}

async function add(userId: string, listId: string, { intent: _intent, ...item }: ExternalItem & { intent: "add" }, typed: Typed) {
  const added = await addFromShop(userId, listId, item);
  if (added.ok) return redirect(`${listPath(listId)}#item-${added.itemId}`, 303);
  if (added.reason === "not-found" || added.reason === "gift-not-found") throwPageError(404);
  const problem = added.reason === "already-in-list" ? SAVE_TEXTS.already.description : `This list is full: it holds ${MAX_ITEMS} gifts.`;
  return refuseItem(typed, 409, { errors: {}, problem });
}

/** What is typed outlives a form that could not be sent. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return catchTrouble(request, serverAction, (trouble, { intent, ...typed }): AddFromShopState => ({
    ...START,
    url: typed.url ?? "",
    fields: intent === "add" ? { ...NOTHING_TYPED, ...typed } : null,
    trouble,
  }));
}

export function meta({ matches }: Route.MetaArgs) {
  const title = "Add from any shop";
  return describePage(siteOf(matches), { title, description: title, path: "/gift-lists", noindex: true });
}

export default function AddFromShopPage({ loaderData, actionData }: Route.ComponentProps) {
  return <AddFromShopScreen list={loaderData.list} state={actionData ?? START} />;
}
