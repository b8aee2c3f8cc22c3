import type { ReactNode } from "react";
import { formatPrice } from "#app/features/catalogue/rules.ts";
import { giftPath } from "#app/features/catalogue/addresses.rules.ts";
import { arrivalOf, formatShortDay } from "../arrival.rules.ts";
import type { ListItem } from "../list.types.ts";

interface ItemRowProps {
  item: ListItem;
  occasionDate: string | null;
  /** ISO day. */
  today: string;
  /** Before the picture: the handle that it is moved by. */
  handle?: ReactNode;
  /** Under the text: what visitors have taken on, or may. */
  claims?: ReactNode;
  /** The row's own controls. */
  actions?: ReactNode;
  isDragged?: boolean;
}

/** The shop's host without its www, as a link is recognised by. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "another shop";
}

/** Lists are long and each picture is small, so one source without alternatives is enough. */
function pictureSource(image: string): string {
  return image.startsWith("/media/") ? `${image}/320.webp` : image;
}

function arrivalText({ occasionDate, item, today }: ItemRowProps): { text: string; isLate: boolean } | null {
  const arrival = arrivalOf(occasionDate, item.shippingDays, today);
  if (arrival === null) return null;
  if (arrival.kind === "unknown") return { text: "Delivery time unknown", isLate: false };
  if (arrival.kind === "too-late") return { text: "Too late to arrive in time", isLate: true };
  return { text: arrival.orderBy === today ? "Order today" : `Order by ${formatShortDay(arrival.orderBy)}`, isLate: false };
}

/** A gift on a list. Plain elements and classes of lists.css only: a list may have 500 of them. Its buttons say what they do in `data-do`. */
export function ItemRow(props: ItemRowProps) {
  const { item, handle, claims, actions, isDragged } = props;
  const { id, giftId, title, url, image, priceCents, quantity, note, splitGoalCents } = item;
  const arrival = arrivalText(props);
  return (
    <li id={`item-${id}`} data-item={id} className={isDragged ? "wish wish-dragged" : "wish"}>
      {handle}
      {image === null ? (
        <span className="wish-picture wish-blank" />
      ) : (
        <img className="wish-picture" src={pictureSource(image)} alt="" width="160" height="160" loading="lazy" />
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
          {arrival === null ? null : <span className={arrival.isLate ? "wish-late" : "wish-soon"}>{arrival.text}</span>}
        </p>
        {note === "" ? null : <p className="wish-note">{note}</p>}
        {claims}
      </div>
      {actions}
    </li>
  );
}
