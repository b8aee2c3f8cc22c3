import { useRevalidator } from "react-router";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { ListChange, OwnList } from "../list-types.ts";
import { type ChangeResult, refusalToast, requestChange } from "./list-changes.ts";

interface ChangeOptions {
  /** The caller says itself what was in the way. */
  saysTrouble?: boolean;
}

/** Returns the function that sends a change of the list, then loads the list again. A refusal that the form cannot show becomes a toast. */
export function useListChanges({ id }: Pick<OwnList, "id">) {
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();

  async function change(
    name: ListChange["change"],
    fields: Record<string, string>,
    { saysTrouble = false }: ChangeOptions = {},
  ): Promise<ChangeResult> {
    const result = await requestChange(id, name, fields);
    const isTrouble = !result.ok && result.reason === "trouble";
    const isShown = result.ok || result.reason === "invalid" || result.reason === "conflict" || (isTrouble && saysTrouble);
    if (!isShown) showToast(refusalToast(result));
    // Without an answer there is nothing new to read, and the form must not be lost over it.
    if (!isTrouble) await revalidate();
    return result;
  }

  return change;
}

export type ChangeList = ReturnType<typeof useListChanges>;
