import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { LeftDraftsNote } from "#app/ui/saving/left-drafts-note.tsx";
import { ScrollingTabs } from "#app/ui/scrolling-tabs.tsx";
import { taxonomy, type TaxonomyKey } from "../../taxonomies.ts";
import { METADATA_TABS, type TaxonomyTab } from "../../taxonomy-admin.ts";
import type { RemovedValue, TaxonomyValue } from "../../taxonomy-value.ts";
import { readValueDraft, valueDraftKeyPrefix, type ValueScreen } from "../../value-draft.ts";
import { DeleteValueDialog } from "./delete-value-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { RemovedValues } from "./removed-values.tsx";
import { useTaxonomyChanges, type TaxonomyChanges } from "./use-taxonomy-changes.ts";
import { useValueDialogs, type ValueDialogs } from "./use-value-dialogs.ts";
import { ValueDialog } from "./value-dialog.tsx";
import { FoundValues, ValueSearch } from "./value-search.tsx";
import { ValuesNotLoaded } from "./values-not-loaded.tsx";

export interface TaxonomyScreenProps {
  /** The taxonomy of the open tab. */
  taxonomyKey: TaxonomyKey;
  /** Null where the values could not be read. */
  values: TaxonomyValue[] | null;
  /** What was deleted or merged, and can be brought back. */
  removed: readonly RemovedValue[];
}

/** The values of a tab, with the functions that change them. */
interface ShownValues {
  /** Those that the search finds. */
  values: TaxonomyValue[];
  isSearching: boolean;
  /** The title of the tab. */
  title: string;
  dialogs: ValueDialogs;
  changes: TaxonomyChanges;
}

interface FrameProps extends TaxonomyScreenProps {
  screen: ValueScreen;
  tabs: readonly TaxonomyTab[];
  texts: {
    title: string;
    subtitle: string;
    /** What the other of the two screens is for, and the way there. */
    other: string;
    toOther: { label: string; to: string };
    notLoaded: string;
    addTo: (tab: string) => string;
    editIn: (tab: string) => string;
  };
  children: (shown: ShownValues) => ReactNode;
}

/**
 * Holds what both taxonomy screens share: head, tabs, and the dialogs in which values are changed. Each screen renders the values itself.
 */
export function TaxonomyScreen(props: FrameProps) {
  // The key closes an open dialog on a change of the tab, because a dialog belongs to a value of one taxonomy.
  return <TaxonomyTabScreen key={props.taxonomyKey} {...props} />;
}

function TaxonomyTabScreen({ taxonomyKey, values, removed, screen, tabs, texts, children }: FrameProps) {
  const dialogs = useValueDialogs();
  const mayEdit = useRight("catalogue.edit");
  const title = tabs.find(({ key }) => key === taxonomyKey)?.title ?? "";
  const changes = useTaxonomyChanges(taxonomyKey, screen, title);
  const [typed, setTyped] = useState("");
  const tab = `?tab=${taxonomy(taxonomyKey).tab}`;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={texts.title}
        subtitle={
          <>
            {texts.subtitle}. {texts.other}{" "}
            <Link
              to={texts.toOther.to + (screen === "metadata" || METADATA_TABS.some(({ key }) => key === taxonomyKey) ? tab : "")}
              className="font-semibold text-evergreen underline underline-offset-4"
            >
              {texts.toOther.label}
            </Link>
          </>
        }
        actions={
          mayEdit ? (
            <Button onClick={dialogs.add}>
              <Plus aria-hidden className="size-4.5" />
              {texts.addTo(title)}
            </Button>
          ) : null
        }
      />
      <ScrollingTabs
        label="Taxonomies"
        tabs={tabs.map(({ key, title }) => ({ to: `?tab=${taxonomy(key).tab}`, label: title, isCurrent: key === taxonomyKey }))}
      />
      <LeftDraftsNote
        room={valueDraftKeyPrefix(taxonomyKey, screen)}
        readForm={readValueDraft}
        isFormOpen={dialogs.isEditing}
        nameOf={({ id, form }) => (id === "new" ? form.name || "a new one" : (values?.find((value) => value.id === id)?.name ?? null))}
        onOpen={(id) => (id === "new" ? dialogs.add() : values?.filter((value) => value.id === id).forEach(dialogs.edit))}
      />
      {values === null ? (
        <ValuesNotLoaded title={texts.notLoaded} text={`The values of ${taxonomy(taxonomyKey).tab} couldn’t be read.`} />
      ) : (
        <>
          {values.length === 0 ? null : <ValueSearch title={title} typed={typed} onType={setTyped} />}
          <FoundValues values={values} typed={typed} onClear={() => setTyped("")}>
            {(found) => children({ values: found, isSearching: typed.trim() !== "", title, dialogs, changes })}
          </FoundValues>
        </>
      )}
      {mayEdit ? <RemovedValues removed={removed} onRestore={changes.restore} /> : null}
      <ValueDialog
        isOpen={dialogs.isEditing}
        onClose={dialogs.close}
        title={dialogs.edited === null ? texts.addTo(title) : texts.editIn(title)}
        taxonomy={taxonomyKey}
        screen={screen}
        tab={title}
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
