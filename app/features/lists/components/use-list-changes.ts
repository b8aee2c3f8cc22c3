import { useRevalidator } from "react-router";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { ListChange, OwnList } from "../list.types.ts";
import { type ChangeResult, explainRefusal, requestChange } from "./list-changes.ts";

/** How the page changes its list: sends the change, then reads the list anew. A refusal that no field can show becomes a toast. */
export function useListChanges({ id }: Pick<OwnList, "id">) {
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();

  async function change(name: ListChange["change"], fields: Record<string, string>): Promise<ChangeResult> {
    const result = await requestChange(id, name, fields);
    if (!result.ok && result.reason !== "invalid")
      showToast({ title: "Not changed", description: explainRefusal(result.reason), type: "destructive" });
    await revalidate();
    return result;
  }

  return change;
}

export type ChangeList = ReturnType<typeof useListChanges>;
