import { Merge, Pencil, Trash2 } from "lucide-react";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { titleCategory } from "../../import-categories.ts";
import { cleanCategoryName } from "../../gift-tags.ts";
import { METADATA_TABS, METADATA_TEXTS as TEXTS } from "../../taxonomy-admin.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";
import { TaxonomyScreen, type TaxonomyScreenProps } from "./taxonomy-screen.tsx";
import type { ValueDialogs } from "./use-value-dialogs.ts";

function columnsFor(dialogs: ValueDialogs): Column<TaxonomyValue>[] {
  const nameOf = ({ name }: TaxonomyValue) => cleanCategoryName(titleCategory(name));
  return [
    { id: "name", head: "Name", onCard: "title", cell: (value) => <span className="font-semibold break-words">{nameOf(value)}</span> },
    {
      id: "description",
      head: "Description",
      onCard: "plain",
      cell: ({ description }) => <span className="min-w-0 text-pretty text-soft-ink @4xl:line-clamp-2">{description}</span>,
    },
    { id: "slug", head: "Slug", cell: ({ slug }) => <span className="min-w-0 break-words">{slug}</span> },
    {
      id: "actions",
      head: "Actions",
      onCard: "top",
      align: "right",
      className: "whitespace-nowrap",
      cell: (value) => (
        <>
          <IconButton label={`Edit ${nameOf(value)}`} icon={<Pencil aria-hidden />} onClick={() => dialogs.edit(value)} />
          <IconButton label={`Merge ${nameOf(value)}`} icon={<Merge aria-hidden />} onClick={() => dialogs.merge(value)} />
          <IconButton
            label={`Delete ${nameOf(value)}`}
            icon={<Trash2 aria-hidden />}
            onClick={() => dialogs.remove(value)}
            className="text-ribbon hover:bg-blush hover:text-ribbon-deep"
          />
        </>
      ),
    },
  ];
}

/** The screen /admin/metadata shows nine taxonomies as tables. */
export function MetadataScreen(props: TaxonomyScreenProps) {
  return (
    <TaxonomyScreen {...props} screen="metadata" tabs={METADATA_TABS} texts={TEXTS}>
      {({ values, title, dialogs }) =>
        values.length === 0 ? (
          <EmptyState title={`No ${title} found.`} />
        ) : (
          <DataTable caption={title} columns={columnsFor(dialogs)} rows={values} />
        )
      }
    </TaxonomyScreen>
  );
}
