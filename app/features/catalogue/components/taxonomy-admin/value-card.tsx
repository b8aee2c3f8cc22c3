import { GripVertical, Merge, Pencil, Trash2 } from "lucide-react";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Emoji } from "#app/ui/emoji.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { findCategoryIcon } from "../../category-looks.ts";
import { cleanCategoryName } from "../../gift-tags.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";

interface ValueCardProps {
  value: TaxonomyValue;
  hintId: string;
  isDragged: boolean;
  onEdit: () => void;
  onMerge: () => void;
  onDelete: () => void;
}

function priceRange({ minPriceCents: min, maxPriceCents: max, currency }: TaxonomyValue): string | null {
  if (min === null) return max === null ? null : `Up to ${formatMoney(max, currency)}`;
  return max === null ? `From ${formatMoney(min, currency)}` : `${formatMoney(min, currency)} - ${formatMoney(max, currency)}`;
}

/** Shows the color as an SVG, because the CSP forbids style attributes. */
function Swatch({ color }: { color: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <svg aria-hidden viewBox="0 0 16 16" className="size-4 rounded-tag border border-edge">
        <rect width="16" height="16" fill={color} />
      </svg>
      {color}
    </span>
  );
}

/** Shows a value of a taxonomy with its actions; its handle moves it by dragging or by keys. */
export function ValueCard({ value, hintId, isDragged, onEdit, onMerge, onDelete }: ValueCardProps) {
  const { id, slug, description, color, sortOrder, isFeatured, isSeasonal, giftCount } = value;
  const name = cleanCategoryName(value.name);
  const prices = priceRange(value);
  const mayEdit = useRight("catalogue.edit");
  return (
    <li
      data-order-id={id}
      className={joinClasses(
        "flex flex-col gap-2 rounded-card border bg-card p-4",
        isDragged ? "border-evergreen opacity-70 shadow-card" : "border-line",
      )}
    >
      <div className="flex items-center gap-3">
        <Emoji symbol={findCategoryIcon(value)} className="size-8 shrink-0" />
        <h3 className="min-w-0 flex-1 font-semibold break-words">{name}</h3>
        {mayEdit ? (
          <button
            type="button"
            data-grip
            aria-label={`Move ${name}`}
            aria-describedby={hintId}
            className="-my-1 -mr-2 flex size-touch shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-soft-ink hover:bg-linen active:cursor-grabbing"
          >
            <GripVertical aria-hidden className="size-5" />
          </button>
        ) : null}
      </div>
      {description === "" ? null : <p className="line-clamp-2 text-[0.9375rem] text-soft-ink">{description}</p>}
      {isFeatured || isSeasonal ? (
        <p className="flex flex-wrap gap-1.5">
          {isFeatured ? <Badge tone="positive">Featured</Badge> : null}
          {isSeasonal ? <Badge tone="neutral">Seasonal</Badge> : null}
        </p>
      ) : null}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm [&_dt]:text-soft-ink">
        <dt>Slug</dt>
        <dd className="min-w-0 break-words">{slug}</dd>
        <dt>Sort order</dt>
        <dd className="tabular-nums">{sortOrder}</dd>
        <dt>Gifts</dt>
        <dd className="tabular-nums">{giftCount}</dd>
        {prices === null ? null : (
          <>
            <dt>Price range</dt>
            <dd className="tabular-nums">{prices}</dd>
          </>
        )}
        {color === null ? null : (
          <>
            <dt>Color</dt>
            <dd>
              <Swatch color={color} />
            </dd>
          </>
        )}
      </dl>
      {mayEdit ? <ValueActions {...{ name, onEdit, onMerge, onDelete }} /> : null}
    </li>
  );
}

function ValueActions({ name, onEdit, onMerge, onDelete }: { name: string } & Pick<ValueCardProps, "onEdit" | "onMerge" | "onDelete">) {
  return (
    <div className="-mx-2 mt-auto -mb-2 flex flex-wrap gap-1 pt-1">
      <Button variant="quiet" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
        <Pencil aria-hidden className="size-4" />
        Edit
      </Button>
      <Button variant="quiet" size="sm" onClick={onMerge} aria-label={`Merge ${name}`}>
        <Merge aria-hidden className="size-4" />
        Merge
      </Button>
      <Button
        variant="quiet"
        size="sm"
        onClick={onDelete}
        aria-label={`Delete ${name}`}
        className="ml-auto text-ribbon hover:bg-blush hover:text-ribbon-deep"
      >
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
    </div>
  );
}
