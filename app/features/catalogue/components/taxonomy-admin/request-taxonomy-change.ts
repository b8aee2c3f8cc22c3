import { sendJson, type Sent } from "#app/ui/client/send-json.ts";
import { type TaxonomyAnswer, taxonomyAnswer } from "../../taxonomy-answer.schema.ts";
import type { TaxonomyChange } from "../../taxonomy-values.schema.ts";

/** Sends a change of a taxonomy to the server. Never rejects. */
export function requestTaxonomyChange(change: TaxonomyChange): Promise<Sent<TaxonomyAnswer>> {
  return sendJson("/admin/taxonomy-changes", change, taxonomyAnswer);
}
