import { useRevalidator } from "react-router";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { CATEGORY_ADMIN_TEXTS as TEXTS, METADATA_TEXTS } from "../../taxonomy-admin.constants.ts";
import type { TaxonomyValue } from "../../taxonomy-values.types.ts";
import type { ValueScreen } from "../../value-draft.rules.ts";
import { requestTaxonomyChange, type TaxonomyResult } from "./request-taxonomy-change.ts";

type Deed = "create" | "update" | "delete";

const PAST = { create: "created", update: "updated", delete: "deleted" } as const;
const GONE = "It is not there any more. The list has been brought up to date.";

/** What is said after a deed, in the words of the screen; `title` is the tab's. */
function wordsOf(screen: ValueScreen, title: string) {
  const isCategory = screen === "category";
  return {
    done: (deed: Deed, name: string) =>
      isCategory
        ? { title: TEXTS.done[deed], description: name }
        : { title: "Success", description: `${title} ${PAST[deed]} successfully.` },
    failed: (deed: Deed, message: string | null) => ({
      title: isCategory ? TEXTS.failed[deed] : METADATA_TEXTS.failed,
      description: message ?? TEXTS.unexpected,
    }),
  };
}

/** How a screen changes its taxonomy: sends the change, says what came of it, reads the values anew. */
export function useTaxonomyChanges(taxonomy: TaxonomyKey, screen: ValueScreen, title: string) {
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const words = wordsOf(screen, title);

  /** Says why something was not done. What is wrong with a field, and that somebody was quicker, the form says itself. */
  function tellFailure(deed: Deed, result: TaxonomyResult): void {
    if (result.ok || result.reason === "invalid" || result.reason === "stale") return;
    if (result.reason === "signed-out") showToast(TEXTS.signedOut);
    else if (result.reason === "denied") showToast(TEXTS.denied);
    else showToast({ ...words.failed(deed, result.reason === "failed" ? result.message : GONE), type: "destructive" });
  }

  /** Makes a value, or changes `editing`, which is as its editor knows it. */
  async function save(editing: TaxonomyValue | null, fields: Record<string, unknown>): Promise<TaxonomyResult> {
    const deed = editing === null ? "create" : "update";
    const result = await requestTaxonomyChange(
      editing === null
        ? { taxonomy, change: "create", as: screen, fields }
        : { taxonomy, change: "update", as: screen, id: editing.id, version: editing.version, fields },
    );
    if (result.ok && result.value === undefined) {
      const message = TEXTS.nothingReturned[PAST[deed]];
      showToast({ ...words.failed(deed, message), type: "destructive" });
    } else if (result.ok) showToast({ ...words.done(deed, result.value?.name ?? ""), type: "success" });
    else tellFailure(deed, result);
    await revalidate();
    return result;
  }

  async function restore({ id, name }: TaxonomyValue): Promise<void> {
    const result = await requestTaxonomyChange({ taxonomy, change: "restore", id });
    if (result.ok) showToast({ title: "Restored", description: `${name} is back, on all its gifts.`, type: "success" });
    else tellFailure("delete", result);
    await revalidate();
  }

  async function remove(value: TaxonomyValue): Promise<void> {
    const result = await requestTaxonomyChange({ taxonomy, change: "delete", id: value.id });
    if (result.ok) showUndoToast({ ...words.done("delete", value.name), onUndo: () => void restore(value) });
    else tellFailure("delete", result);
    await revalidate();
  }

  async function merge(value: TaxonomyValue, into: TaxonomyValue): Promise<void> {
    const result = await requestTaxonomyChange({ taxonomy, change: "merge", id: value.id, intoId: into.id });
    if (result.ok) showToast({ title: "Merged", description: `${value.name} is part of ${into.name} now.`, type: "success" });
    else tellFailure("update", result);
    await revalidate();
  }

  /** Resolves to whether it stands there now. */
  async function place(id: string, beforeId: string | null): Promise<boolean> {
    const result = await requestTaxonomyChange({ taxonomy, change: "place", id, beforeId });
    tellFailure("update", result);
    await revalidate();
    return result.ok;
  }

  return { save, remove, merge, place };
}

export type TaxonomyChanges = ReturnType<typeof useTaxonomyChanges>;
