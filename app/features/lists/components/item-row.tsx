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

interface ItemRow {
  item: ListItem;
  /** Whether it can still be there in time; null where there is no occasion ahead. */
  arrival: ArrivalNote | null;
  /** Before the picture: the handle that it is moved by. */
  handle?: ReactNode;
  /** Under the text: what visitors have taken on. */
  claims?: ReactNode;
  /** The row's own controls. */
  actions?: ReactNode;
  /** Under everything, as wide as the row: a form that is open. */
  panel?: ReactNode;
  isDragged?: boolean;
}

/** What stands before an item's id in its row's. */
const ITEM_ID = "item-";

/** The item of the row that an element lies in, or null. */
export function itemIdOf(element: Element): string | null {
  return element.closest(`[id^="${ITEM_ID}"]`)?.id.slice(ITEM_ID.length) ?? null;
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

/**
 * A gift on a list, as an `<li>` of an `<ol class="wishes">`. A list may have 500 of them: so it is no component but a function, and its
 * parts have no classes; lists.css tells them by their place. Its buttons say what they do in `data-do`.
 */
export function renderItemRow({ item, arrival, handle, claims, actions, panel, isDragged = false }: ItemRow) {
  const { id, giftId, title, url, image, priceCents, quantity, note, splitGoalCents } = item;
  return (
    <li key={id} id={ITEM_ID + id} className={isDragged ? "wish-dragged" : undefined}>
      {handle}
      {image === null ? <i /> : <img src={pictureSource(image)} alt="" loading="lazy" />}
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
      </div>
      {actions}
      {panel ? <div className="wish-panel">{panel}</div> : null}
    </li>
  );
}
