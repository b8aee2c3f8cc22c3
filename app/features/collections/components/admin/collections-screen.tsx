import { FolderPlus } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { adminCollectionsPath, type CollectionFilters } from "../../collection-filters.ts";
import type { FileFault } from "../../collections-file.ts";
import { ADMIN_COLLECTION_TEXTS as TEXTS } from "../../texts.ts";
import type { ListedCollection } from "../../types.ts";
import { collectionColumns } from "./collection-columns.tsx";
import { CollectionFilterForm } from "./collection-filter-form.tsx";
import { CollectionsFileButtons } from "./collections-file-buttons.tsx";

interface CollectionsScreenProps {
  filters: CollectionFilters;
  collections: readonly ListedCollection[];
  total: number;
  pageCount: number;
  /** What was just done, and the id with which it can be undone. */
  done: { text: string; undoId: string | null } | null;
}

/** The admin area's list of collections. */
export function CollectionsScreen({ filters, collections, total, pageCount, done }: CollectionsScreenProps) {
  const mayEdit = useRight("catalogue.edit");
  const [faults, setFaults] = useState<readonly FileFault[]>([]);
  const isNarrowed = filters.q !== "" || filters.standing !== null;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={TEXTS.title}
        subtitle={TEXTS.subtitle}
        actions={
          <>
            <CollectionsFileButtons onFaults={setFaults} />
            {mayEdit ? (
              <ButtonLink to="/admin/collections/new">
                <FolderPlus aria-hidden className="size-4.5" />
                New collection
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {done === null ? null : (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-sky px-4 py-3">
          <span>{done.text}</span>
          {done.undoId === null ? null : <UndoButton id={done.undoId} />}
        </div>
      )}
      <FileFaults faults={faults} />
      <CollectionFilterForm filters={filters} />
      <p role="status" className="text-[0.9375rem] text-soft-ink">
        {`${formatCount(total)} ${total === 1 ? "collection" : "collections"}`}
      </p>
      {collections.length === 0 ? (
        <EmptyState
          title={isNarrowed ? "No collections match" : "No collections yet"}
          text={isNarrowed ? "Try another word or another state." : "Start with one that answers a question shoppers really ask."}
          className="py-10"
        />
      ) : (
        <DataTable caption="Collections" columns={collectionColumns(mayEdit)} rows={collections} />
      )}
      <Pagination page={filters.page} pageCount={pageCount} hrefFor={(page) => adminCollectionsPath({ ...filters, page })} />
    </div>
  );
}

function UndoButton({ id }: { id: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" size="sm" variant="secondary">
        Undo
      </Button>
    </Form>
  );
}

function FileFaults({ faults }: { faults: readonly FileFault[] }) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="rounded-control bg-blush px-4 py-3">
      <p className="font-semibold text-ribbon-deep">Nothing was imported. Please correct the file and try again.</p>
      <ul className="mt-1 list-disc pl-5">
        {faults.map(({ line, column, reason }) => (
          <li key={`${line} ${column} ${reason}`} className="wrap-anywhere">
            {`Line ${line}${column === "" ? "" : `, ${column}`}: ${reason}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
