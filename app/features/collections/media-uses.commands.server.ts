import type { MoveMediaUses } from "#app/features/media/addresses.commands.server.ts";
import { mediaPathPattern } from "#app/features/media/media-paths.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";

/** Writes the new path of a stored file into the collections that show it, as a version like any other. */
export const moveCollectionMedia: MoveMediaUses = async (transaction, from, to) => {
  const pattern = `^${mediaPathPattern(from)}$`;
  await changeRows(transaction)`
    with moved as (update collections set image = ${to} where image ~ ${pattern} returning id, version)
    insert into collection_versions (collection_id, version, document)
    select moved.id, moved.version, v.document || jsonb_build_object('image', ${to}::text)
    from moved cross join lateral (
      select document from collection_versions where collection_id = moved.id order by version desc limit 1
    ) v`;
};
