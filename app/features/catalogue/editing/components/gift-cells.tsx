import { ExternalLink, Eye, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { giftPath } from "../../addresses.ts";
import { type CarriedValue, type GiftTableRow, UNSHOWN } from "../gift-table-rows.ts";

const ACTION =
  "inline-flex size-touch items-center justify-center rounded-control text-soft-ink hover:bg-linen hover:text-ink [&_svg]:size-4.5";
const MAX_VALUES = 3;

/** A gift's name; `editTo` is null for somebody who may not edit it. */
export function GiftName({ name, editTo }: { name: string; editTo: string | null }) {
  if (editTo === null) return <span className="line-clamp-2 font-semibold break-words">{name}</span>;
  return (
    <Link to={editTo} preventScrollReset className="line-clamp-2 font-semibold break-words hover:text-evergreen hover:underline">
      {name}
    </Link>
  );
}

/** What an editor has to know of a gift at a glance, under its name. */
export function GiftMarks({ isFeatured, isTrending, linkState, unshown }: GiftTableRow) {
  if (!isFeatured && !isTrending && linkState !== "dead" && unshown === null) return null;
  return (
    <span className="mt-0.5 flex flex-wrap gap-1">
      {unshown === null ? null : <Badge>{UNSHOWN[unshown]}</Badge>}
      {isFeatured ? <Badge tone="featured">Featured</Badge> : null}
      {isTrending ? <Badge>Trending</Badge> : null}
      {linkState === "dead" ? <Badge tone="out-of-stock">Dead link</Badge> : null}
    </span>
  );
}

export function PriceInTable({ priceCents, currency, isPriceStale }: GiftTableRow) {
  return priceCents === null ? (
    <span className="text-soft-ink">No price</span>
  ) : (
    <span className={isPriceStale ? "text-soft-ink" : undefined}>
      {formatMoney(priceCents, currency)}
      {isPriceStale ? <span className="block text-xs">stale</span> : null}
    </span>
  );
}

/** The values of a taxonomy that a gift carries; those that are only guessed are in italics. */
export function CarriedValues({ values = [] }: { values: readonly CarriedValue[] | undefined }) {
  const rest = values.length - MAX_VALUES;
  return values.length === 0 ? (
    <span className="text-soft-ink">None</span>
  ) : (
    <span className="flex flex-wrap gap-1 @max-4xl:justify-end">
      {values.slice(0, MAX_VALUES).map(({ id, name, isStated }) => (
        <Badge key={id} tone="outline" className={isStated ? undefined : "italic"}>
          {name}
          {isStated ? null : <span className="sr-only"> (guessed)</span>}
        </Badge>
      ))}
      {rest > 0 ? <span className="text-sm text-soft-ink">+{rest}</span> : null}
    </span>
  );
}

export function StockBadge({ inStock }: GiftTableRow) {
  return <Badge tone={inStock ? "positive" : "out-of-stock"}>{inStock ? "In Stock" : "Out of Stock"}</Badge>;
}

/** Edit, look at the live page and at the store, delete. */
export function GiftRowActions({ gift, editTo, onDelete }: { gift: GiftTableRow; editTo: string | null; onDelete: () => void }) {
  const { id, name, affiliateUrl, unshown } = gift;
  return (
    <span className="flex justify-end">
      {editTo === null ? null : (
        <Link to={editTo} preventScrollReset aria-label={`Edit ${name}`} title="Edit" className={ACTION}>
          <Pencil aria-hidden />
        </Link>
      )}
      {unshown === null ? (
        <a
          href={giftPath(id)}
          target="_blank"
          rel="noopener"
          aria-label={`View live page of ${name}`}
          title="View live page"
          className={ACTION}
        >
          <Eye aria-hidden />
        </a>
      ) : null}
      {affiliateUrl === null ? null : (
        <a
          href={affiliateUrl}
          target="_blank"
          rel="sponsored noopener"
          aria-label={`View affiliate link of ${name}`}
          title="View affiliate link"
          className={ACTION}
        >
          <ExternalLink aria-hidden />
        </a>
      )}
      {editTo === null ? null : (
        <IconButton label={`Delete ${name}`} title="Delete" icon={<Trash2 aria-hidden />} onClick={onDelete} className="text-ribbon" />
      )}
    </span>
  );
}
