import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { committedReaderHash } from "../read/learnt/committed-reader.ts";
import type { LabelledGift } from "./train-reader.ts";

/** The reader learns from so many gifts at most, those that people have spoken of first: more would take minutes. */
const MOST_GIFTS = 2000;
/** Characters of a description that are learnt from, as the learnt reader reads only its beginning. */
const DESCRIPTION_READ = 600;

const labelsRow = rowOf({ gifts: z.int(), hash: z.string() });

/** Returns of how many gifts the shop has labels, and what tells these labels, on top of the committed reader, from others. */
export async function summariseLabels(): Promise<z.infer<typeof labelsRow>> {
  return readOneRow(database(), labelsRow)`
    select count(distinct gift_id)::int as gifts,
      ${committedReaderHash()} || ' ' || count(*) || ' '
        || coalesce(sum(hashtextextended(concat_ws(' ', gift_id, taxonomy, slug, weight, source), 0)), 0) as hash
    from shop_labels`;
}

const labelledRow = rowOf({
  name: z.string(),
  description: z.string(),
  isTaught: z.boolean(),
  labels: z.array(
    z.strictObject({ taxonomy: z.string(), slug: z.string(), weight: z.number(), source: z.enum(["person", "file", "model"]) }),
  ),
  filled: z.array(z.string()),
});

/** Returns the gifts that the shop can teach, each with what people, its file and language models say of it. */
export async function listLabelledGifts(): Promise<LabelledGift[]> {
  return readRows(database(), labelledRow)`
    with chosen as materialized (
      select gift_id, bool_or(source = 'person') as is_said from shop_labels group by 1
      order by 2 desc, md5(gift_id::text) limit ${MOST_GIFTS}
    ), filled as materialized (
      select f.gift_id, f.taxonomy from filled_taxonomies((select array_agg(gift_id) from chosen)) f
      union
      select gift_id, taxonomy from shop_labels where source = 'model'
    ), ranked as (
      -- People win over models.
      select distinct on (gift_id, taxonomy, slug) gift_id, taxonomy, slug, weight, source from shop_labels
      order by gift_id, taxonomy, slug, source = 'person' desc, weight desc
    )
    select g.name, left(g.description, ${sql.raw(String(DESCRIPTION_READ))}) as description, t.gift_id is not null as "isTaught",
      (select jsonb_agg(jsonb_build_object('taxonomy', taxonomy, 'slug', slug, 'weight', weight, 'source', source)) from ranked r where r.gift_id = g.id) as labels,
      array(select taxonomy from filled f where f.gift_id = g.id) as filled
    from chosen join gifts g on g.id = chosen.gift_id left join taught_gifts t on t.gift_id = g.id
    order by md5(g.id::text)`;
}
