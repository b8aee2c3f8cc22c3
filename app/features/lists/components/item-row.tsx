import type { ReactNode } from "react";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { isPictureAddress, pictureAddress } from "#app/features/media/picture-address.ts";
import { type Arrival, arrivalOf } from "../arrival.ts";
import { formatMoney } from "#app/platform/money.ts";
import type { ListItem } from "../list-types.ts";

export interface ArrivalNote {
  text: string;
  /** A class of lists.css. */
  look?: string;
}

interface ItemRow {
  item: ListItem;
  /** The note on the arrival; null without an occasion ahead. */
  arrival: ArrivalNote | null;
  /** Content before the picture: the handle for moving the row. */
  handle?: ReactNode;
  /** Content under the text: the claims of visitors. */
  claims?: ReactNode;
  /** The row's own controls. */
  actions?: ReactNode;
  /** Content below everything, as wide as the row: a form that is open. */
  panel?: ReactNode;
  isDragged?: boolean;
}

/** The prefix of a row's id, before the id of its item. */
const ITEM_ID = "item-";

/** Returns the id of the item whose row contains an element, or null. */
export function itemIdOf(element: Element): string | null {
  return element.closest(`[id^="${ITEM_ID}"]`)?.id.slice(ITEM_ID.length) ?? null;
}

/** Returns the shop's host without "www.", by which readers recognize a link. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "another shop";
}

function noteOn(arrival: Arrival | null, today: string, inOwnForm: (day: string) => string): ArrivalNote | null {
  if (arrival === null) return null;
  if (arrival.kind === "unknown") return { text: "Delivery time unknown" };
  if (arrival.kind === "too-late") return { text: "Won’t arrive in time", look: "wish-late" };
  return { text: arrival.orderBy === today ? "Order today" : `Order by ${inOwnForm(arrival.orderBy)}`, look: "wish-soon" };
}

/**
 * Returns a function that describes the arrival of a gift. It is computed once for each number of shipping days, of which a long list has
 * few.
 */
export function arrivalNotes(
  occasionDate: string | null,
  today: string,
  inOwnForm: (day: string) => string,
): (item: ListItem) => ArrivalNote | null {
  const known = new Map<number | null, ArrivalNote | null>();
  return ({ shippingDays }) => {
    const note = known.has(shippingDays) ? known.get(shippingDays) : noteOn(arrivalOf(occasionDate, shippingDays, today), today, inOwnForm);
    known.set(shippingDays, note ?? null);
    return note ?? null;
  };
}

/**
 * Renders a gift on a list as an `<li>` of an `<ol class="wishes">`. A list may have 500 of them, so this is a function instead of a
 * component, and its parts have no classes: lists.css selects them by position. The buttons name their action in `data-do`.
 */
export function renderItemRow({ item, arrival, handle, claims, actions, panel, isDragged = false }: ItemRow) {
  const { id, giftId, title, url, image, priceCents, quantity, note, splitGoalCents, currency } = item;
  return (
    <li key={id} id={ITEM_ID + id} className={isDragged ? "wish-dragged" : undefined}>
      {handle}
      {/* Lists are long and each picture is small, so one source without alternatives is enough. */}
      {image === null || !isPictureAddress(image) ? <i /> : <img {...pictureAddress(image, 320)} alt="" loading="lazy" />}
      <div>
        {giftId !== null ? (
          <a href={giftPath(giftId)}>{title}</a>
        ) : url !== null ? (
          <a href={url} target="_blank" rel="noopener nofollow ugc">
            {title}
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        <p>
          {priceCents === null ? null : <b>{formatMoney(priceCents, currency)}</b>}
          {quantity > 1 ? <span>{`${quantity} wanted`}</span> : null}
          {url === null ? null : <span>{`from ${hostOf(url)}`}</span>}
          {giftId === null && url === null ? <span>No longer in our catalog</span> : null}
          {item.inStock ? null : <span className="wish-late">Out of Stock</span>}
          {splitGoalCents === null ? null : <span>{`Shared gift, ${formatMoney(splitGoalCents, currency)} in all`}</span>}
          {arrival === null ? null : <span className={arrival.look}>{arrival.text}</span>}
        </p>
        {note === "" ? null : <p className="wish-note">{note}</p>}
        {claims}
      </div>
      {actions}
      {panel ? <div className="wish-panel">{panel}</div> : null}
    </li>
  );
}
