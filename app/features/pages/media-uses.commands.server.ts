import type { MoveMediaUses } from "#app/features/media/addresses.commands.server.ts";
import { mediaPathPattern } from "#app/features/media/media-paths.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";

/** Writes the new path of a stored file into the pages of text, as a version like any other. */
export const movePageMedia: MoveMediaUses = async (transaction, from, to) => {
  const pattern = mediaPathPattern(from);
  await changeRows(transaction)`
    with moved as (
      update site_pages set content = regexp_replace(content, ${pattern}, ${to}, 'g') where content ~ ${pattern} returning id, version
    )
    insert into site_page_versions (page_id, version, document)
    select moved.id, moved.version, regexp_replace(v.document::text, ${pattern}, ${to}, 'g')::jsonb
    from moved join site_page_versions v on v.page_id = moved.id and v.version = moved.version - 1`;
};
