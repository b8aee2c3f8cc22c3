import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { toDocument } from "./collection-form.ts";
import { RETAINED_COLLECTION_VERSIONS } from "./constants.ts";
import type { CollectionValues } from "./types.ts";

const savedRow = rowOf({ id: uuid, version: z.int() });
/** A collection to write: a new one where `id` is null; one of the demo has its place in the index. */
interface Writing {
  id: string | null;
  actorId: string | null;
  demoPlace?: number | null;
  values: CollectionValues;
}

/** A collection as it was written. */
type Saved = z.output<typeof savedRow>;

async function writeRow({ id, demoPlace = null, values }: Writing, transaction: Executor): Promise<Saved> {
  const { slug, title, lead, story, image, imageAlt, sort, state, shownFrom, shownUntil, seoTitle, metaDescription } = values;
  const rule = values.rule === null ? null : JSON.stringify(values.rule);
  if (id === null)
    return readOneRow(transaction, savedRow)`
      insert into collections (slug, title, lead, story, image, image_alt, rule, sort, state, shown_from, shown_until, seo_title, meta_description,
        is_demo, created_at)
      values (${slug}, ${title}, ${lead}, ${story}, ${image}, ${imageAlt}, ${rule}::jsonb, ${sort}, ${state}, ${shownFrom}::timestamptz,
        ${shownUntil}::timestamptz, ${seoTitle}, ${metaDescription}, ${demoPlace !== null}, now() - make_interval(secs => ${demoPlace ?? 0}))
      returning id, version`;
  return readOneRow(transaction, savedRow)`
    update collections set slug = ${slug}, title = ${title}, lead = ${lead}, story = ${story}, image = ${image}, image_alt = ${imageAlt},
      rule = ${rule}::jsonb, sort = ${sort}, state = ${state}, shown_from = ${shownFrom}::timestamptz,
      shown_until = ${shownUntil}::timestamptz, seo_title = ${seoTitle}, meta_description = ${metaDescription}, is_demo = false
    where id = ${id} returning id, version`;
}

/** Gifts that are deleted meanwhile are left out. */
async function writeGifts(id: string, { pinned, leftOut }: CollectionValues, transaction: Executor): Promise<void> {
  await changeRows(transaction)`delete from collection_gifts where collection_id = ${id}`;
  await changeRows(transaction)`
    insert into collection_gifts (collection_id, gift_id, position)
    select ${id}::uuid, g.id, chosen.position from (
      select id, position::int from unnest(${sql.param(pinned)}::uuid[]) with ordinality pinned (id, position)
      union all select id, null from unnest(${sql.param(leftOut)}::uuid[]) left_out (id)
    ) chosen join gifts g on g.id = chosen.id`;
}

async function writeVersion(saved: Saved, actorId: string | null, values: CollectionValues, transaction: Executor): Promise<void> {
  await changeRows(transaction)`
    insert into collection_versions (collection_id, version, document, saved_by)
    values (${saved.id}, ${saved.version}, ${JSON.stringify(toDocument(values))}, ${actorId})`;
  await changeRows(transaction)`
    delete from collection_versions where collection_id = ${saved.id} and version <= (
      select version from collection_versions where collection_id = ${saved.id}
      order by version desc offset ${RETAINED_COLLECTION_VERSIONS} limit 1)`;
}

/** Writes a collection with its gifts and as a version. */
export async function writeCollection(writing: Writing, transaction: Executor): Promise<Saved> {
  const { actorId, values } = writing;
  const saved = await writeRow(writing, transaction);
  await writeGifts(saved.id, values, transaction);
  await writeVersion(saved, actorId, values, transaction);
  return saved;
}
