import { Link } from "react-router";
import { formatMoney } from "#app/platform/money.ts";
import { CalendarDay, useDayForm } from "#app/ui/local-time.tsx";
import { type ClaimState, claimStateOf, isRevealed, nameClaimants, describeDisclosure } from "../claims.ts";
import { listPath, sharedListPath } from "../links.ts";
import type { ItemClaim, ListItem, ListReader, SharedList } from "../list-types.ts";
import { ClaimForm } from "./claim-form.tsx";
import { ClaimDone, type ClaimResult } from "./claim-done.tsx";
import { GuestQuestion } from "./guest-question.tsx";
import { arrivalNotes, renderItemRow } from "./item-row.tsx";
import { ListTotals, OccasionBand } from "./list-facts.tsx";
import { useOwnClaims } from "./own-claims.ts";
import { useRowLinks } from "./use-row-links.ts";

export interface SharedListScreenProps {
  list: Omit<SharedList, "ownerId">;
  shareToken: string;
  reader: ListReader;
  /** Null for every visitor who is not known to be a guest, since the owner must not see the claims. */
  claims: readonly ItemClaim[] | null;
  /** The item whose form is open. */
  openItemId: string | null;
  /** The result of the claim that was just sent. */
  result: ClaimResult | null;
  /** Today as an ISO day. */
  today: string;
  siteUrl: string;
}

/** Renders a list for visitors with its secret link: the gifts, and what is claimed of them already. */
export function SharedListScreen(props: SharedListScreenProps) {
  const { list, shareToken, reader, today } = props;
  const inOwnForm = useDayForm("long");
  return (
    <div className="mx-auto w-full max-w-[56rem] px-4 pt-8 pb-16 md:px-6 md:pt-12">
      <header className="flex flex-col gap-2">
        <p className="font-semibold text-ribbon">A gift list by {list.ownerName}</p>
        <h1 className="text-title wrap-break-word">{list.name}</h1>
        {list.description === "" ? null : <p className="max-w-measure whitespace-pre-line">{list.description}</p>}
        <ListTotals items={list.items} />
      </header>
      <div className="mt-6 flex flex-col gap-5">
        {reader === "owner" ? (
          <p className="rounded-card bg-sky px-5 py-4">
            This is your list as others see it. <OwnersView {...list} today={today} />
          </p>
        ) : (
          <p className="rounded-card bg-sage px-5 py-4">
            Getting something? Claim it here so no one else buys it too. {inOwnForm(describeDisclosure(list, today))}
          </p>
        )}
        {reader === "unasked" ? <GuestQuestion shareToken={shareToken} /> : null}
        <OccasionBand
          occasionDate={list.occasionDate}
          items={list.items}
          today={today}
          calendarPath={`${sharedListPath(shareToken)}/occasion.ics`}
        />
        {list.items.length === 0 ? (
          <p className="py-10 text-center text-soft-ink">There’s nothing on this list yet. Check back soon.</p>
        ) : (
          <SharedItems {...props} />
        )}
      </div>
    </div>
  );
}

/** Tells the owner about the claims that this page does not show them. */
function OwnersView({ id, claimsRevealedOn, today }: Pick<SharedList, "id" | "claimsRevealedOn"> & { today: string }) {
  if (claimsRevealedOn === null) return <>They also see what’s been claimed; you don’t, so it stays a surprise.</>;
  if (!isRevealed(claimsRevealedOn, today))
    return (
      <>
        They also see what’s been claimed; you don’t, so it stays a surprise until <CalendarDay day={claimsRevealedOn} form="long" />.
      </>
    );
  return (
    <>
      See what’s been claimed on{" "}
      <Link to={listPath(id)} className="font-semibold text-evergreen underline underline-offset-4">
        your own page for this list
      </Link>
      .
    </>
  );
}

function SharedItems(props: SharedListScreenProps) {
  const { list, reader, claims, today } = props;
  const ownClaims = useOwnClaims();
  const noteArrival = arrivalNotes(list.occasionDate, today, useDayForm("short"));
  const inOwnForm = useDayForm("long");
  const followLink = useRowLinks();
  const claimsOf = new Map<string, ItemClaim[]>();
  for (const claim of claims ?? []) claimsOf.set(claim.itemId, [...(claimsOf.get(claim.itemId) ?? []), claim]);
  return (
    // The listener is for the links inside, which handle keys themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ol className="wishes" onClick={followLink}>
      {list.items.map((item) =>
        renderItemRow({
          item,
          arrival: noteArrival(item),
          ...(reader === "owner"
            ? null
            : offerItem(item, {
                ...props,
                claims: claims === null ? null : (claimsOf.get(item.id) ?? NONE),
                undoPath: claims === null ? null : (ownClaims[item.id] ?? null),
                whatOwnerSees: inOwnForm(describeDisclosure(list, today)),
              })),
        }),
      )}
    </ol>
  );
}

const NONE: readonly ItemClaim[] = [];

interface Offer extends Pick<SharedListScreenProps, "shareToken" | "openItemId" | "result" | "siteUrl"> {
  /** The claims of the item; null where the visitor may be the owner. */
  claims: readonly ItemClaim[] | null;
  /** The path that undoes this browser's own claim. */
  undoPath: string | null;
  whatOwnerSees: string;
}

/**
 * Returns the claims of a row and the visitor's way to claim: a link, the open form, or its result. It is a function for the same reason as
 * renderItemRow.
 */
function offerItem(item: ListItem, { claims, undoPath, shareToken, openItemId, result, siteUrl, whatOwnerSees }: Offer) {
  const own = result?.itemId === item.id ? result : null;
  if (own?.ok) return { panel: <ClaimDone isNew undoPath={own.undoPath} siteUrl={siteUrl} whatOwnerSees={whatOwnerSees} /> };
  const state = claimStateOf(item, claims ?? NONE);
  const isOpen = openItemId === item.id && !state.isTaken;
  const offer = item.splitGoalCents === null ? "I’m getting this" : "I’ll chip in";
  const said = claims === null || claims.length === 0 ? null : <p className="wish-claim">{sayClaims(item, claims, state)}</p>;
  return {
    claims: undoPath === null ? said : [said, <ClaimDone key="own" undoPath={undoPath} siteUrl={siteUrl} whatOwnerSees={whatOwnerSees} />],
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
          {isOpen ? (
            <ClaimForm
              item={item}
              left={claims === null ? null : state}
              whatOwnerSees={whatOwnerSees}
              shareToken={shareToken}
              refusal={own}
            />
          ) : null}
        </>
      ),
  };
}

/** Returns a text such as "Grandma is getting this", "Bob is getting 1 of 2" or "$40.00 pledged by Eve, $80.00 left". */
function sayClaims(item: ListItem, claims: readonly ItemClaim[], state: ClaimState): string {
  const names = nameClaimants(claims);
  if (item.splitGoalCents !== null && !state.isTaken)
    return `${formatMoney(state.pledgedCents, state.currency)} pledged by ${names}, ${formatMoney(state.leftCents, state.currency)} left`;
  const what = state.isTaken ? "this" : `${item.quantity - state.leftPieces} of ${item.quantity}`;
  return `${names} ${claims.length === 1 ? "is" : "are"} getting ${what}`;
}
