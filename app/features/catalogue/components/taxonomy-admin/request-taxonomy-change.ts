import type { TaxonomyChange } from "../../taxonomy-values.schema.ts";
import type { TaxonomyAnswer } from "../../taxonomy-values.types.ts";

/** `message` is for people; null where nobody knows more. */
export type TaxonomyResult =
  | TaxonomyAnswer
  | { ok: false; reason: "signed-out" | "denied" }
  | { ok: false; reason: "failed"; message: string | null };

/** Sends a change of a taxonomy to the server. Never rejects. */
export async function requestTaxonomyChange(change: TaxonomyChange): Promise<TaxonomyResult> {
  const response = await fetch("/admin/taxonomy-changes", {
    method: "POST",
    body: JSON.stringify(change),
    headers: { accept: "application/json", "content-type": "application/json" },
  }).catch(() => null);
  if (response === null) return { ok: false, reason: "failed", message: "Please check your connection and try again." };
  if (response.status === 401) return { ok: false, reason: "signed-out" };
  if (response.status === 403) return { ok: false, reason: "denied" };
  if (response.headers.get("content-type")?.startsWith("application/json") === true) return (await response.json()) as TaxonomyAnswer;
  const problem = (await response.json().catch(() => null)) as { detail?: string; title?: string } | null;
  return { ok: false, reason: "failed", message: problem?.detail ?? problem?.title ?? null };
}
