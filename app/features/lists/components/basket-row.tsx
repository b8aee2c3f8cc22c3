import { Minus, Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { MAX_QUANTITY } from "../constants.ts";
import type { BasketItem } from "../basket-types.ts";
import { basketCommands } from "./basket-store.ts";

interface BasketRowProps {
  item: BasketItem;
  onRemove: (item: BasketItem) => void;
}

/** Shows one gift of the basket. The gift's page has the link to the store. */
export function BasketRow({ item, onRemove }: BasketRowProps) {
  const { id, name, priceCents, currency, image, quantity } = item;
  const address = `/gifts/${id}`;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-4 first:pt-1">
      <Link to={address} tabIndex={-1} aria-hidden onClick={basketCommands.close} className="overflow-hidden rounded-control">
        <GiftPicture image={image} alt="" sizes="72px" />
      </Link>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={address}
            onClick={basketCommands.close}
            className="line-clamp-2 text-[0.9375rem] leading-snug font-semibold hover:text-evergreen hover:underline"
          >
            {name}
          </Link>
          <p className="shrink-0 font-display leading-snug font-heading tabular-nums">
            {priceCents === null ? (
              <span className="font-text text-sm font-normal text-soft-ink">No price</span>
            ) : (
              formatMoney(priceCents * quantity, currency)
            )}
          </p>
        </div>
        <div className="-mb-2 -ml-3 flex items-center">
          <IconButton
            label={`One fewer: ${name}`}
            icon={<Minus aria-hidden />}
            disabled={quantity <= 1}
            onClick={() => basketCommands.changeQuantity(id, quantity - 1)}
          />
          <p aria-live="polite" className="min-w-6 text-center text-[0.9375rem] tabular-nums">
            <span className="sr-only">Quantity </span>
            {quantity}
          </p>
          <IconButton
            label={`One more: ${name}`}
            icon={<Plus aria-hidden />}
            disabled={quantity >= MAX_QUANTITY}
            onClick={() => basketCommands.changeQuantity(id, quantity + 1)}
          />
          <IconButton
            label={`Remove: ${name}`}
            icon={<Trash2 aria-hidden />}
            className="-mr-3 ml-auto text-soft-ink hover:text-ribbon"
            onClick={() => onRemove(item)}
          />
        </div>
        <Link
          to={address}
          onClick={basketCommands.close}
          className="inline-flex min-h-touch items-center text-sm font-semibold text-evergreen underline underline-offset-4 hover:decoration-2"
        >
          See gift and store link<span className="sr-only">: {name}</span>
        </Link>
      </div>
    </li>
  );
}
