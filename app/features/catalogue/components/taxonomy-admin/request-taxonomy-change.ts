import { sendJson, type Sent } from "#app/ui/saving/send-json.ts";
import type { TaxonomyChange } from "../../taxonomy-values.schema.ts";
import type { TaxonomyAnswer } from "../../taxonomy-values.types.ts";

/** Sends a change of a taxonomy to the server. Never rejects. */
export function requestTaxonomyChange(change: TaxonomyChange): Promise<Sent<TaxonomyAnswer>> {
  return sendJson<TaxonomyAnswer>("/admin/taxonomy-changes", change);
}
