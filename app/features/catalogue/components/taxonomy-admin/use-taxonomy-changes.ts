import { useRevalidator } from "react-router";
import { sendJson, type Sent } from "#app/ui/client/send-json.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import type { SaveResult } from "#app/ui/saving/use-saved-form.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { CATEGORY_ADMIN_TEXTS as TEXTS, METADATA_TEXTS } from "../../taxonomy-admin.ts";
import { taxonomyAnswer, type TaxonomyAnswer } from "../../taxonomy-answer.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";
import type { ValueScreen } from "../../value-draft.ts";
import type { TaxonomyChange } from "../../taxonomy-value-forms.ts";

type Deed = "create" | "update" | "delete";

const PAST = { create: "created", update: "updated", delete: "deleted" } as const;
const GONE = "It no longer exists. The list is now up to date.";

/** Returns the toasts about a change in the words of the screen; `title` is the tab's. */
export function wordsOfDeeds(screen: ValueScreen, title: string) {
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

/** Returns the functions by which a screen changes its taxonomy. Each sends the change, shows the outcome and reloads the values. */
export function useTaxonomyChanges(taxonomy: TaxonomyKey, screen: ValueScreen, title: string) {
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();
  const words = wordsOfDeeds(screen, title);

  /** Shows why a change failed. Field errors and conflicts are left to the form, which shows them itself. */
  function showFailure(deed: Deed, { answer, trouble }: Sent<TaxonomyAnswer>): void {
    const { signedOut, denied } = TEXTS;
    if (trouble !== null)
      showToast(
        troubleToast(trouble, {
          failed: words.failed(deed, trouble.message),
          unreachable: words.failed(deed, TEXTS.unreachable),
          signedOut,
          denied,
        }),
      );
    else if (!answer.ok && answer.reason === "not-found") showToast({ ...words.failed(deed, GONE), type: "destructive" });
  }

  /** Without an answer there is nothing new to load, and a failed reload would take down the screen. */
  async function revalidateAfter({ trouble }: Sent<TaxonomyAnswer>): Promise<void> {
    if (trouble === null) await revalidate();
  }

  /** Creates a value (`editing` is null), or changes it based on the version that the editor opened. */
  async function save(
    editing: { id: string; version: number } | null,
    fields: Record<string, unknown>,
  ): Promise<SaveResult<TaxonomyValue>> {
    const deed = editing === null ? "create" : "update";
    const sent = await requestTaxonomyChange(
      editing === null
        ? { taxonomy, change: "create", as: screen, fields }
        : { taxonomy, change: "update", as: screen, id: editing.id, version: editing.version, fields },
    );
    const { answer, trouble } = sent;
    if (answer?.ok === true && answer.value === undefined)
      showToast({ ...words.failed(deed, TEXTS.nothingReturned[PAST[deed]]), type: "destructive" });
    else if (answer?.ok === true) showToast({ ...words.done(deed, answer.value?.name ?? ""), type: "success" });
    else showFailure(deed, sent);
    await revalidateAfter(sent);
    if (trouble !== null) return { ok: false, reason: "trouble", trouble };
    if (answer.ok) return { ok: true };
    if (answer.reason === "invalid") return answer;
    if (answer.reason === "not-found") return { ok: false, reason: "gone" };
    const { value, savedBy } = answer;
    return { ok: false, reason: "conflict", theirs: { form: value, version: value.version, savedBy } };
  }

  /** Brings back what was deleted or merged. */
  async function restore({ id, name }: Pick<TaxonomyValue, "id" | "name">): Promise<void> {
    const sent = await requestTaxonomyChange({ taxonomy, change: "restore", id });
    if (sent.answer?.ok === true) showToast({ title: "Restored", description: `${name} is back on its gifts.`, type: "success" });
    else showFailure("delete", sent);
    await revalidateAfter(sent);
  }

  async function remove(value: TaxonomyValue): Promise<void> {
    const sent = await requestTaxonomyChange({ taxonomy, change: "delete", id: value.id });
    if (sent.answer?.ok === true) showUndoToast({ ...words.done("delete", value.name), onUndo: () => void restore(value) });
    else showFailure("delete", sent);
    await revalidateAfter(sent);
  }

  /** Resolves to false where there was no answer. */
  async function merge(value: TaxonomyValue, into: TaxonomyValue): Promise<boolean> {
    const sent = await requestTaxonomyChange({ taxonomy, change: "merge", id: value.id, intoId: into.id });
    if (sent.answer?.ok === true)
      showUndoToast({
        title: "Merged",
        description: `${value.name} is now part of ${into.name}.`,
        onUndo: () => void restore(value),
      });
    else showFailure("update", sent);
    await revalidateAfter(sent);
    return sent.trouble === null;
  }

  /** Resolves to true when the value was moved. */
  async function place(id: string, beforeId: string | null): Promise<boolean> {
    const sent = await requestTaxonomyChange({ taxonomy, change: "place", id, beforeId });
    showFailure("update", sent);
    await revalidateAfter(sent);
    return sent.answer?.ok === true;
  }

  return { save, remove, restore, merge, place };
}

export type TaxonomyChanges = ReturnType<typeof useTaxonomyChanges>;

/** Sends a change of a taxonomy to the server. Never rejects. */
export function requestTaxonomyChange(change: TaxonomyChange): Promise<Sent<TaxonomyAnswer>> {
  return sendJson("/admin/taxonomy-changes", change, taxonomyAnswer);
}
