import { formatPrice } from "#app/features/catalogue/rules.ts";
import { type ClaimState, claimStateOf, nameClaimants } from "../claims.rules.ts";
import { sharedListPath } from "../links.rules.ts";
import type { ItemClaim, ListItem, SharedList } from "../list.types.ts";
import { ClaimForm } from "./claim-form.tsx";
import { ClaimDone, type ClaimResult } from "./claim-done.tsx";
import { arrivalNotes, renderItemRow } from "./item-row.tsx";
import { ListTotals, OccasionBand } from "./list-facts.tsx";
import { useOwnClaims } from "./own-claims.ts";
import { useRowLinks } from "./use-row-links.ts";

export interface SharedListScreenProps {
  list: Omit<SharedList, "ownerId">;
  shareToken: string;
  /** Null for the owner himself, who must not know. */
  claims: readonly ItemClaim[] | null;
  /** The item whose form is open. */
  openItemId: string | null;
  /** How the claim that was just sent went. */
  result: ClaimResult | null;
  /** ISO day. */
  today: string;
  siteUrl: string;
}

/** A list as whoever has its secret link sees it: what is wished for, and what somebody is getting already. */
export function SharedListScreen(props: SharedListScreenProps) {
  const { list, shareToken, claims, today } = props;
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 pt-8 pb-16 md:px-6 md:pt-12">
      <header className="flex flex-col gap-2">
        <p className="font-semibold text-ribbon">A gift list by {list.ownerName}</p>
        <h1 className="text-title wrap-break-word">{list.name}</h1>
        {list.description === "" ? null : <p className="max-w-measure whitespace-pre-line">{list.description}</p>}
        <ListTotals items={list.items} />
      </header>
      <div className="mt-6 flex flex-col gap-5">
        {claims === null ? (
          <p className="rounded-card bg-sky px-5 py-4">
            This is your list as others see it. Only you don’t see what has been claimed, so that it stays a surprise.
          </p>
        ) : (
          <p className="rounded-card bg-sage px-5 py-4">
            Getting something? Claim it here, so that nobody else buys it too. {list.ownerName} doesn’t see who claims what.
          </p>
        )}
        <OccasionBand
          occasionDate={list.occasionDate}
          items={list.items}
          today={today}
          calendarPath={`${sharedListPath(shareToken)}/occasion.ics`}
        />
        {list.items.length === 0 ? (
          <p className="py-10 text-center text-soft-ink">There is nothing on this list yet. Come back soon.</p>
        ) : (
          <SharedItems {...props} />
        )}
      </div>
    </div>
  );
}

function SharedItems(props: SharedListScreenProps) {
  const { list, claims, today } = props;
  const ownClaims = useOwnClaims();
  const noteArrival = arrivalNotes(list.occasionDate, today);
  const followLink = useRowLinks();
  const claimsOf = new Map<string, ItemClaim[]>();
  for (const claim of claims ?? []) claimsOf.set(claim.itemId, [...(claimsOf.get(claim.itemId) ?? []), claim]);
  return (
    // The listener is for the links inside, which take keys themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ol className="wishes" onClick={followLink}>
      {list.items.map((item) =>
        renderItemRow({
          item,
          arrival: noteArrival(item),
          ...(claims === null
            ? null
            : offerItem(item, { ...props, claims: claimsOf.get(item.id) ?? NONE, undoPath: ownClaims[item.id] ?? null })),
        }),
      )}
    </ol>
  );
}

const NONE: readonly ItemClaim[] = [];

interface Offer extends Pick<SharedListScreenProps, "shareToken" | "openItemId" | "result" | "siteUrl"> {
  /** What is claimed of the item. */
  claims: readonly ItemClaim[];
  /** What takes this browser's own claim back. */
  undoPath: string | null;
}

/** What a row says of claims, and how the reader can make his: a link, the open form, or what came of it. A function as the row is. */
function offerItem(item: ListItem, { claims, undoPath, shareToken, openItemId, result, siteUrl }: Offer) {
  const own = result?.itemId === item.id ? result : null;
  if (own?.ok) return { panel: <ClaimDone isNew undoPath={own.undoPath} siteUrl={siteUrl} /> };
  const state = claimStateOf(item, claims);
  const isOpen = openItemId === item.id && !state.isTaken;
  const offer = item.splitGoalCents === null ? "I’m getting this" : "I’ll chip in";
  const said = claims.length === 0 ? null : <p className="wish-claim">{sayClaims(item, claims, state)}</p>;
  return {
    claims: undoPath === null ? said : [said, <ClaimDone key="own" undoPath={undoPath} siteUrl={siteUrl} />],
    actions:
      state.isTaken || isOpen ? null : (
        <a href={`?claim=${item.id}#item-${item.id}`} className="wish-offer" aria-label={`${offer}: ${item.title}`}>
          {offer}
        </a>
      ),
    panel:
      own === null && !isOpen ? null : (
        <>
          {own === null ? null : (
            <p role="alert" className="mt-1 rounded-control bg-blush px-3.5 py-2.5 font-medium text-ribbon-deep">
              {own.problem}
            </p>
          )}
          {isOpen ? <ClaimForm item={item} left={state} shareToken={shareToken} refusal={own} /> : null}
        </>
      ),
  };
}

/** "Grandma is getting this", "Bob is getting 1 of 2", "$40.00 pledged by Eve, $80.00 left" */
function sayClaims(item: ListItem, claims: readonly ItemClaim[], state: ClaimState): string {
  const names = nameClaimants(claims);
  if (item.splitGoalCents !== null && !state.isTaken)
    return `${formatPrice(state.pledgedCents)} pledged by ${names}, ${formatPrice(state.leftCents)} left`;
  const what = state.isTaken ? "this" : `${item.quantity - state.leftPieces} of ${item.quantity}`;
  return `${names} ${claims.length === 1 ? "is" : "are"} getting ${what}`;
}
