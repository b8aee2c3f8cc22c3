import { Plus } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ScrollingTabs } from "#app/ui/scrolling-tabs.tsx";
import { taxonomy, type TaxonomyKey } from "../../taxonomies.ts";
import { CATEGORY_ADMIN_TEXTS as TEXTS, CATEGORY_TABS } from "../../taxonomy-admin.constants.ts";
import type { TaxonomyValue } from "../../taxonomy-values.types.ts";
import { DeleteValueDialog } from "./delete-value-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { useTaxonomyChanges } from "./use-taxonomy-changes.ts";
import { useValueDialogs } from "./use-value-dialogs.ts";
import { ValueDialog } from "./value-dialog.tsx";
import { ValueGrid } from "./value-grid.tsx";
import { ValuesNotLoaded } from "./values-not-loaded.tsx";

export interface TaxonomyScreenProps {
  /** The open tab. */
  taxonomyKey: TaxonomyKey;
  /** Null where they could not be read. */
  values: TaxonomyValue[] | null;
}

/** /admin/categories: the eleven taxonomies as cards. */
export function CategoriesScreen({ taxonomyKey, values }: TaxonomyScreenProps) {
  const dialogs = useValueDialogs();
  const title = CATEGORY_TABS.find(({ key }) => key === taxonomyKey)?.title ?? "";
  const changes = useTaxonomyChanges(taxonomyKey, "category", title);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={TEXTS.title}
        subtitle={TEXTS.subtitle}
        actions={
          <Button onClick={dialogs.add}>
            <Plus aria-hidden className="size-4.5" />
            {TEXTS.add}
          </Button>
        }
      />
      <ScrollingTabs
        label="Taxonomies"
        tabs={CATEGORY_TABS.map(({ key, title }) => ({ to: `?tab=${taxonomy(key).table}`, label: title, isCurrent: key === taxonomyKey }))}
      />
      <section aria-labelledby="values" className="flex flex-col gap-4">
        <h2 id="values" className="text-subheading">
          {title}
          {values === null ? null : <span className="ml-2 text-base font-normal text-soft-ink tabular-nums">{values.length}</span>}
        </h2>
        {values === null ? (
          <ValuesNotLoaded title={TEXTS.notLoaded} text={`The values of ${taxonomy(taxonomyKey).table} could not be read.`} />
        ) : values.length === 0 ? (
          <EmptyState title={TEXTS.empty} headingLevel={3} action={<Button onClick={dialogs.add}>{TEXTS.addFirst}</Button>} />
        ) : (
          <ValueGrid
            key={taxonomyKey}
            label={title}
            values={values}
            onEdit={dialogs.edit}
            onMerge={dialogs.merge}
            onDelete={dialogs.remove}
            onPlace={(id, beforeId) => void changes.place(id, beforeId)}
          />
        )}
      </section>
      <ValueDialog
        isOpen={dialogs.isEditing}
        onClose={dialogs.close}
        title={dialogs.edited === null ? TEXTS.add : TEXTS.edit}
        taxonomy={taxonomyKey}
        screen="category"
        value={dialogs.edited}
        onSave={changes.save}
      />
      <MergeDialog
        value={dialogs.merged}
        others={values?.filter(({ id }) => id !== dialogs.merged?.id) ?? []}
        onClose={dialogs.close}
        onMerge={changes.merge}
      />
      <DeleteValueDialog value={dialogs.deleted} onClose={dialogs.close} onDelete={changes.remove} />
    </div>
  );
}
