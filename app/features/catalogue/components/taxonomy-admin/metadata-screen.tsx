import { Pencil, Plus, Trash2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ScrollingTabs } from "#app/ui/scrolling-tabs.tsx";
import { titleCategory } from "../../import-categories.rules.ts";
import { cleanCategoryName } from "../../rules.ts";
import { taxonomy } from "../../taxonomies.ts";
import { METADATA_TABS, METADATA_TEXTS as TEXTS } from "../../taxonomy-admin.constants.ts";
import type { TaxonomyValue } from "../../taxonomy-values.types.ts";
import type { TaxonomyScreenProps } from "./categories-screen.tsx";
import { DeleteValueDialog } from "./delete-value-dialog.tsx";
import { useTaxonomyChanges } from "./use-taxonomy-changes.ts";
import { useValueDialogs } from "./use-value-dialogs.ts";
import { ValueDialog } from "./value-dialog.tsx";
import { ValuesNotLoaded } from "./values-not-loaded.tsx";

function columnsFor(onEdit: (value: TaxonomyValue) => void, onDelete: (value: TaxonomyValue) => void): Column<TaxonomyValue>[] {
  const nameOf = ({ name }: TaxonomyValue) => cleanCategoryName(titleCategory(name));
  return [
    { id: "name", head: "Name", onCard: "title", cell: (value) => <span className="font-semibold break-words">{nameOf(value)}</span> },
    {
      id: "description",
      head: "Description",
      cell: ({ description }) => <span className="line-clamp-2 min-w-0 text-soft-ink">{description}</span>,
    },
    { id: "slug", head: "Slug", cell: ({ slug }) => <span className="min-w-0 break-all">{slug}</span> },
    {
      id: "actions",
      head: "Actions",
      onCard: "top",
      align: "right",
      className: "whitespace-nowrap",
      cell: (value) => (
        <>
          <IconButton label={`Edit ${nameOf(value)}`} icon={<Pencil aria-hidden />} onClick={() => onEdit(value)} />
          <IconButton
            label={`Delete ${nameOf(value)}`}
            icon={<Trash2 aria-hidden />}
            onClick={() => onDelete(value)}
            className="text-ribbon hover:bg-blush hover:text-ribbon-deep"
          />
        </>
      ),
    },
  ];
}

/** /admin/metadata: nine taxonomies as tables. */
export function MetadataScreen({ taxonomyKey, values }: TaxonomyScreenProps) {
  const dialogs = useValueDialogs();
  const title = METADATA_TABS.find(({ key }) => key === taxonomyKey)?.title ?? "";
  const changes = useTaxonomyChanges(taxonomyKey, "metadata", title);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={TEXTS.title}
        subtitle={TEXTS.subtitle}
        actions={
          <Button onClick={dialogs.add}>
            <Plus aria-hidden className="size-4.5" />
            {`Add ${title}`}
          </Button>
        }
      />
      <ScrollingTabs
        label="Taxonomies"
        tabs={METADATA_TABS.map(({ key, title }) => ({ to: `?tab=${taxonomy(key).table}`, label: title, isCurrent: key === taxonomyKey }))}
      />
      {values === null ? (
        <ValuesNotLoaded title={TEXTS.notLoaded} text={`The values of ${taxonomy(taxonomyKey).table} could not be read.`} />
      ) : values.length === 0 ? (
        <EmptyState title={`No ${title} found.`} />
      ) : (
        <DataTable caption={title} columns={columnsFor(dialogs.edit, dialogs.remove)} rows={values} />
      )}
      <ValueDialog
        isOpen={dialogs.isEditing}
        onClose={dialogs.close}
        title={`${dialogs.edited === null ? "Add" : "Edit"} ${title}`}
        taxonomy={taxonomyKey}
        screen="metadata"
        value={dialogs.edited}
        onSave={changes.save}
      />
      <DeleteValueDialog value={dialogs.deleted} onClose={dialogs.close} onDelete={changes.remove} />
    </div>
  );
}
