import { z } from "zod";
import { listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { OWN_FIELDS, type OwnGiftValues } from "../gift-fields.ts";
import { toGiftCell } from "../gift-values.ts";
import { importedChange, type ImportedGiftChange } from "../imports.commands.server.ts";
import { TAXONOMIES } from "../taxonomies.ts";
import type { GiftHistoryEntry, GiftHistoryPage } from "./gift-history.ts";
import type { GiftFormOptions } from "./opened-gift.ts";

const importRow = rowOf({
  id: uuid,
  at: timestamp,
  actorName: z.string(),
  file: z.string(),
  change: importedChange.nullable(),
});

/** Returns one side of what an import has changed, as the log has it: values as they are typed, categories by name under their taxonomies'. */
function sideOf(
  { values, slug, added, removed }: ImportedGiftChange,
  side: "was" | "is",
  options: GiftFormOptions["categories"],
): Record<string, unknown> {
  const ids = side === "was" ? removed : added;
  const fields = OWN_FIELDS.flatMap((field) => {
    const changed = values[field.key];
    if (changed === undefined) return [];
    const value = changed[side] as OwnGiftValues[typeof field.key];
    return [[field.key, typeof value === "boolean" ? value : toGiftCell(field, value)] as const];
  });
  const named = TAXONOMIES.map(
    ({ key, plural }) => [plural, options[key].filter(({ id }) => ids.includes(id)).map(({ name }) => name)] as const,
  );
  return Object.fromEntries([
    ...(slug === null ? [] : [["slug", slug[side]] as const]),
    ...fields,
    ...named.filter(([, names]) => names.length > 0),
  ]);
}

/** Returns what was done to a gift last, newest first: what the log has of it, and what imports have done. */
export async function listGiftHistory(giftId: string, options: GiftFormOptions["categories"], size: number): Promise<GiftHistoryPage> {
  const [logged, imported] = await Promise.all([
    listAuditRecords({ kind: "gift", subjectId: giftId }, { page: 1, pageSize: size }),
    readRows(database(), importRow)`
      select i.id, i.begun_at as at, coalesce(u.name, '') as "actorName", i.file_name as file, c.change
      from imports i join imported_changes c on c.import_id = i.id and c.gift_id = ${giftId} left join users u on u.id = i.begun_by
      where i.kind = 'import' order by i.begun_at desc limit ${size}`,
  ]);
  const entries: GiftHistoryEntry[] = [
    ...logged.records.map(({ id, at, actorName, action, before, after }) => ({
      key: String(id),
      at,
      actorName,
      action,
      file: null,
      before,
      after,
    })),
    ...imported.map(({ id, at, actorName, file, change }) => ({
      ...{ key: id, at: new Date(at), actorName, action: change === null ? "created" : "updated", file },
      before: change === null ? {} : sideOf(change, "was", options),
      after: change === null ? {} : sideOf(change, "is", options),
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return { entries: entries.slice(0, size), hasMore: logged.hasMore || entries.length > size };
}
