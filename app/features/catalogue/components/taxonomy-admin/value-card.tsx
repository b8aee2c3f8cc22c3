import { GripVertical, Merge, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Emoji } from "#app/ui/emoji.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { findCategoryIcon } from "../../category-looks.ts";
import { cleanCategoryName } from "../../gift-tags.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";

interface ValueCardProps {
  value: TaxonomyValue;
  hintId: string;
  canMove: boolean;
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

/** A fact with its name before it; small ones stand side by side. */
function Fact({ name, isSmall = false, children }: { name: string; isSmall?: boolean; children: ReactNode }) {
  return (
    <div className={joinClasses("flex min-w-0 gap-1.5", isSmall ? null : "basis-full")}>
      <dt className="text-soft-ink">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </div>
  );
}

/** Shows a value of a taxonomy with its actions, in little room; its handle moves it by dragging or by keys. */
export function ValueCard({ value, hintId, canMove, isDragged, onEdit, onMerge, onDelete }: ValueCardProps) {
  const { id, slug, description, color, sortOrder, isFeatured, isSeasonal, giftCount } = value;
  const name = cleanCategoryName(value.name);
  const prices = priceRange(value);
  const mayEdit = useRight("catalogue.edit");
  return (
    <li
      data-order-id={id}
      className={joinClasses(
        "flex flex-col gap-1 rounded-card border bg-card px-3.5 py-2.5",
        isDragged ? "border-evergreen opacity-70 shadow-card" : "border-line",
      )}
    >
      <div className="flex items-center gap-2.5">
        <Emoji symbol={findCategoryIcon(value)} className="size-7 shrink-0" />
        <h3 className="min-w-0 flex-1 font-semibold break-words">{name}</h3>
        {mayEdit && canMove ? (
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
      {description === "" ? null : <p className="line-clamp-2 text-sm text-soft-ink">{description}</p>}
      <dl className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
        <Fact name="Slug">{slug}</Fact>
        <Fact name="Sort order" isSmall>
          {sortOrder}
        </Fact>
        <Fact name="Gifts" isSmall>
          {giftCount}
        </Fact>
        {prices === null ? null : <Fact name="Price range">{prices}</Fact>}
        {color === null ? null : (
          <Fact name="Color">
            <Swatch color={color} />
          </Fact>
        )}
      </dl>
      <div className="mt-auto flex items-center justify-between gap-2">
        <p className="flex flex-wrap gap-1.5">
          {isFeatured ? <Badge tone="positive">Featured</Badge> : null}
          {isSeasonal ? <Badge tone="neutral">Seasonal</Badge> : null}
        </p>
        {mayEdit ? (
          <div className="-mr-2.5 -mb-1.5 flex">
            <IconButton label={`Edit ${name}`} title="Edit" icon={<Pencil aria-hidden />} onClick={onEdit} />
            <IconButton label={`Merge ${name}`} title="Merge" icon={<Merge aria-hidden />} onClick={onMerge} />
            <IconButton
              label={`Delete ${name}`}
              title="Delete"
              icon={<Trash2 aria-hidden />}
              onClick={onDelete}
              className="text-ribbon hover:bg-blush hover:text-ribbon-deep"
            />
          </div>
        ) : null}
      </div>
    </li>
  );
}
