import { sql } from "drizzle-orm";
import type { MoveMediaUses } from "#app/features/media/addresses.commands.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { GIFT_FIELDS } from "./gift-fields.ts";
import { columnsOf } from "./gift-rows.queries.server.ts";

/** Writes the new path of a stored file into gifts, shown ones or not, and into the values of taxonomies. */
export const moveCatalogueMedia: MoveMediaUses = async (transaction, from, to) => {
  const former = sql`${sql.param([...from])}::text[]`;
  for (const field of GIFT_FIELDS) {
    if (field.kind !== "picture") continue;
    const column = columnsOf([field]);
    await changeRows(transaction)`update gifts set ${column} = ${to} where ${column} like '/media/%' and ${column} = any (${former})`;
  }
  await changeRows(transaction)`
    update gifts set pictures = (
      select jsonb_agg(case when picture ->> 'image' = any (${former}) then jsonb_set(picture, '{image}', to_jsonb(${to}::text)) else picture end
        order by place)
      from jsonb_array_elements(pictures) with ordinality listed (picture, place)
    ) where pictures <> '[]' and gift_media_paths(pictures) && ${former}`;
  await changeRows(transaction)`update categories set image_url = ${to} where image_url = any (${former})`;
};
