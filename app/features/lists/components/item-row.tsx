import type { ReactNode } from "react";
import { formatPrice } from "#app/features/catalogue/rules.ts";
import { giftPath } from "#app/features/catalogue/addresses.rules.ts";
import { type Arrival, arrivalOf, formatShortDay } from "../arrival.rules.ts";
import type { ListItem } from "../list.types.ts";

export interface ArrivalNote {
  text: string;
  /** A class of lists.css. */
  look?: string;
}

interface ItemRowProps {
  item: ListItem;
  /** Whether it can still be there in time; null where there is no occasion ahead. */
  arrival: ArrivalNote | null;
  /** Before the picture: the handle that it is moved by. */
  handle?: ReactNode;
  /** Under the text: what visitors have taken on, or may. */
  claims?: ReactNode;
  /** Under everything: what the row is edited by on the page itself. */
  panel?: ReactNode;
  /** The row's own controls. */
  actions?: ReactNode;
  isDragged?: boolean;
}

/** What stands before an item's id in its row's. */
const ITEM_ID = "item-";

/** The item of the row that an element lies in, or null. */
export function itemIdOf(element: Element): string | null {
  return element.closest(".wish")?.id.slice(ITEM_ID.length) ?? null;
}

/** The shop's host without its www, as a link is recognised by. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "another shop";
}

/** Lists are long and each picture is small, so one source without alternatives is enough. */
function pictureSource(image: string): string {
  return image.startsWith("/media/") ? `${image}/320.webp` : image;
}

function noteOn(arrival: Arrival | null, today: string): ArrivalNote | null {
  if (arrival === null) return null;
  if (arrival.kind === "unknown") return { text: "Delivery time unknown" };
  if (arrival.kind === "too-late") return { text: "Too late to arrive in time", look: "wish-late" };
  return { text: arrival.orderBy === today ? "Order today" : `Order by ${formatShortDay(arrival.orderBy)}`, look: "wish-soon" };
}

/** What there is to say about the arrival of a gift; worked out once for each number of shipping days, of which a long list has few. */
export function arrivalNotes(occasionDate: string | null, today: string): (item: ListItem) => ArrivalNote | null {
  const known = new Map<number | null, ArrivalNote | null>();
  return ({ shippingDays }) => {
    const note = known.has(shippingDays) ? known.get(shippingDays) : noteOn(arrivalOf(occasionDate, shippingDays, today), today);
    known.set(shippingDays, note ?? null);
    return note ?? null;
  };
}

/** A gift on a list. Plain elements and classes of lists.css only: a list may have 500 of them. Its buttons say what they do in `data-do`. */
export function ItemRow({ item, arrival, handle, claims, panel, actions, isDragged }: ItemRowProps) {
  const { id, giftId, title, url, image, priceCents, quantity, note, splitGoalCents } = item;
  return (
    <li id={ITEM_ID + id} className={isDragged ? "wish wish-dragged" : "wish"}>
      {handle}
      {image === null ? (
        <span className="wish-picture wish-blank" />
      ) : (
        <img className="wish-picture" src={pictureSource(image)} alt="" loading="lazy" />
      )}
      <div className="wish-body">
        {giftId !== null ? (
          <a href={giftPath(giftId)} className="wish-name">
            {title}
          </a>
        ) : url !== null ? (
          <a href={url} target="_blank" rel="noopener nofollow ugc" className="wish-name">
            {title}
          </a>
        ) : (
          <span className="wish-name">{title}</span>
        )}
        <p className="wish-facts">
          {priceCents === null ? null : <b>{formatPrice(priceCents)}</b>}
          {quantity > 1 ? <span>{`${quantity} wanted`}</span> : null}
          {url === null ? null : <span>{`from ${hostOf(url)}`}</span>}
          {giftId === null && url === null ? <span>No longer in our catalog</span> : null}
          {item.inStock ? null : <span className="wish-late">Out of Stock</span>}
          {splitGoalCents === null ? null : <span>{`Shared gift, ${formatPrice(splitGoalCents)} in all`}</span>}
          {arrival === null ? null : <span className={arrival.look}>{arrival.text}</span>}
        </p>
        {note === "" ? null : <p className="wish-note">{note}</p>}
        {claims}
        {panel}
      </div>
      {actions}
    </li>
  );
}
