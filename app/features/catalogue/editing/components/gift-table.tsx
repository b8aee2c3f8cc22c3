import { ExternalLink, Eye, Pencil, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { formatMoney } from "#app/platform/money.ts";
import { giftPath } from "../../addresses.ts";
import { GiftPicture } from "../../components/gift-picture.tsx";
import { type GiftTableFilters, giftTableQuery } from "../gift-table-filters.ts";
import { type GiftTableRow, UNSHOWN } from "../gift-table-rows.ts";

interface GiftTableProps {
  rows: readonly GiftTableRow[];
  filters: GiftTableFilters;
  isStale: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDelete: (gift: GiftTableRow) => void;
}

const ACTION =
  "inline-flex size-touch items-center justify-center rounded-control text-soft-ink hover:bg-linen hover:text-ink [&_svg]:size-4.5";
const MAX_CATEGORIES = 3;

/** Renders a gift's name; `editTo` is null for somebody who may not edit it. */
function nameCell({ name, isFeatured, isTrending, linkState }: GiftTableRow, editTo: string | null) {
  return (
    <div className="min-w-0">
      {editTo === null ? (
        <span className="line-clamp-2 font-semibold break-words">{name}</span>
      ) : (
        <Link to={editTo} preventScrollReset className="line-clamp-2 font-semibold break-words hover:text-evergreen hover:underline">
          {name}
        </Link>
      )}
      {isFeatured || isTrending || linkState === "dead" ? (
        <span className="mt-0.5 flex flex-wrap gap-1">
          {isFeatured ? <Badge tone="featured">Featured</Badge> : null}
          {isTrending ? <Badge>Trending</Badge> : null}
          {linkState === "dead" ? <Badge tone="out-of-stock">Dead link</Badge> : null}
        </span>
      ) : null}
    </div>
  );
}

function priceCell({ priceCents, currency, isPriceStale }: GiftTableRow) {
  return priceCents === null ? (
    <span className="text-soft-ink">No price</span>
  ) : (
    <span className={isPriceStale ? "text-soft-ink" : undefined}>
      {formatMoney(priceCents, currency)}
      {isPriceStale ? <span className="block text-xs">stale</span> : null}
    </span>
  );
}

function categoriesCell({ categories }: GiftTableRow) {
  const rest = categories.length - MAX_CATEGORIES;
  return categories.length === 0 ? (
    <span className="text-soft-ink">None</span>
  ) : (
    <span className="flex flex-wrap gap-1 max-md:justify-end">
      {categories.slice(0, MAX_CATEGORIES).map((name) => (
        <Badge key={name} tone="outline">
          {name}
        </Badge>
      ))}
      {rest > 0 ? <span className="text-sm text-soft-ink">+{rest}</span> : null}
    </span>
  );
}

function statusCell({ inStock, shippingDays, unshown }: GiftTableRow) {
  return (
    <span className="inline-flex flex-col items-start gap-0.5 max-md:items-end">
      {unshown === null ? null : <Badge>{UNSHOWN[unshown]}</Badge>}
      <Badge tone={inStock ? "positive" : "out-of-stock"}>{inStock ? "In Stock" : "Out of Stock"}</Badge>
      {shippingDays === null ? null : <span className="text-xs text-soft-ink">Ships in {shippingDays} days</span>}
    </span>
  );
}

function actionsCell({ id, name, affiliateUrl, unshown }: GiftTableRow, editTo: string | null, onDelete: () => void) {
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
        <button
          type="button"
          onClick={onDelete}
          aria-label={`Delete ${name}`}
          title="Delete"
          className={joinClasses(ACTION, "hover:text-ribbon")}
        >
          <Trash2 aria-hidden />
        </button>
      )}
    </span>
  );
}

function columnsFor(query: string, mayEdit: boolean, onDelete: (gift: GiftTableRow) => void): Column<GiftTableRow>[] {
  const editPath = ({ id }: GiftTableRow) => (mayEdit ? `/admin/gifts/${id}${query}` : null);
  return [
    {
      id: "image",
      head: "Image",
      hidesHead: true,
      onCard: "top",
      className: "md:w-16",
      cell: ({ image }) => (
        <GiftPicture image={image} alt="" sizes="44px" className="block size-11 shrink-0 rounded-control bg-linen object-cover" />
      ),
    },
    { id: "name", head: "Name", sortKey: "name", onCard: "title", cell: (gift) => nameCell(gift, editPath(gift)) },
    { id: "price", head: "Price", sortKey: "price", align: "right", cell: priceCell },
    { id: "categories", head: "Categories", cell: categoriesCell },
    { id: "status", head: "Status", cell: statusCell },
    {
      id: "actions",
      head: "Actions",
      onCard: "plain",
      align: "right",
      cell: (gift) => actionsCell(gift, editPath(gift), () => onDelete(gift)),
    },
  ];
}

export function GiftTable({ rows, filters, isStale, selected, onSelect, onDelete }: GiftTableProps) {
  const query = giftTableQuery(filters);
  const mayEdit = useRight("catalogue.edit");
  const columns = useMemo(() => columnsFor(query, mayEdit, onDelete), [query, mayEdit, onDelete]);
  const sort = {
    key: filters.sort,
    direction: filters.descending ? "descending" : "ascending",
    hrefFor: (key: string, direction: string) =>
      `/admin/gifts${giftTableQuery({ ...filters, sort: key as GiftTableFilters["sort"], descending: direction === "descending", page: 1 })}`,
  } as const;
  return (
    <DataTable
      caption="Gifts in the catalog"
      columns={columns}
      rows={rows}
      sort={sort}
      isStale={isStale}
      selection={mayEdit ? { selected, onChange: onSelect, labelOf: ({ name }) => name } : undefined}
    />
  );
}
