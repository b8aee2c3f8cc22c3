import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { RETAINED_VERSIONS, LOOK_TAG } from "#app/features/look/constants.ts";
import { type CurrentLook, readCurrentLook } from "#app/features/look/current-look.queries.server.ts";
import { DEFAULT_LOOK } from "#app/features/look/default-look.ts";
import { readStoredLook } from "#app/features/look/schema.ts";
import type { Look, LookPicture, SeasonSettings } from "#app/features/look/types.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import type { LookAnswer, SeasonAnswer } from "./answers.ts";
import { removeUnusedLookPictures } from "./look-pictures.commands.server.ts";

/** The id under which the log has the look; there is only one. */
const SUBJECT = { kind: "look", id: "site", name: "Appearance" } as const;

interface Change {
  actorId: string;
  /** The version that the editor was opened with (C1). */
  basedOn: number;
}

/** Returns the newest look, with a lock so that two editors save one after the other. */
async function lockCurrent(transaction: Executor): Promise<CurrentLook> {
  await changeRows(transaction)`select pg_advisory_xact_lock(hashtext('presently look'))`;
  return readCurrentLook(transaction);
}

async function insertVersion(transaction: Executor, look: Look, actorId: string, restores: number | null): Promise<number> {
  const { version } = await readOneRow(transaction, rowOf({ version: z.int() }))`
    insert into look_versions (look, restores, created_by) values (${JSON.stringify(look)}, ${restores}, ${actorId}) returning id as version`;
  await changeRows(transaction)`
    delete from look_versions where id <= (select id from look_versions order by id desc offset ${RETAINED_VERSIONS} limit 1)`;
  await removeUnusedLookPictures(transaction);
  return version;
}

/** Returns an earlier version, of which 0 is the look as built; null for one that is gone. */
async function readVersion(transaction: Executor, version: number): Promise<Look | null> {
  if (version === 0) return DEFAULT_LOOK;
  const row = await readRow(transaction, rowOf({ look: z.unknown() }))`select look from look_versions where id = ${version}`;
  return readStoredLook(row?.look);
}

async function answerStale(transaction: Executor, { version, look }: CurrentLook): Promise<LookAnswer> {
  return { ok: false, reason: "stale", version, look, savedBy: await findLastEditor(SUBJECT.kind, SUBJECT.id, transaction) };
}

async function isStored({ id, type, width, height }: LookPicture, transaction: Executor): Promise<boolean> {
  const mediaType = type === "png" ? "image/png" : "image/svg+xml";
  const row = await readRow(transaction, idRow)`
    select id from look_pictures where id = ${id} and media_type = ${mediaType} and width = ${width} and height = ${height}`;
  return row !== null;
}

/** Saves a look as the newest version, unless another one was saved since `basedOn`. Every server shows it from the commit on. */
export async function saveLook({ actorId, basedOn }: Change, look: Look): Promise<LookAnswer> {
  const answer = await database().transaction(async (transaction): Promise<LookAnswer> => {
    const current = await lockCurrent(transaction);
    if (current.version !== basedOn) return answerStale(transaction, current);
    for (const place of ["logo", "icon"] as const) {
      const picture = look[place];
      if (picture !== null && !(await isStored(picture, transaction)))
        return { ok: false, reason: "invalid", errors: { [place]: "This picture is no longer there. Please upload it again." } };
    }
    const version = await insertVersion(transaction, look, actorId, null);
    await recordChange(transaction, { actorId, action: "updated", subject: SUBJECT, before: { ...current.look }, after: { ...look } });
    return { ok: true, version };
  });
  announceTags([LOOK_TAG]);
  return answer;
}

/** Makes an earlier version the newest one again; version 0 is the look as built. */
export async function restoreLook({ actorId, basedOn }: Change, restored: number): Promise<LookAnswer> {
  const answer = await database().transaction(async (transaction): Promise<LookAnswer> => {
    const current = await lockCurrent(transaction);
    if (current.version !== basedOn) return answerStale(transaction, current);
    const look = await readVersion(transaction, restored);
    if (look === null) return { ok: false, reason: "gone" };
    const version = await insertVersion(transaction, look, actorId, restored);
    await recordChange(transaction, { actorId, action: "restored", subject: SUBJECT, before: { ...current.look }, after: { ...look } });
    return { ok: true, version };
  });
  announceTags([LOOK_TAG]);
  return answer;
}

/** Saves what the home page says of the season in a look that is otherwise the newest one, unless the season was changed since `basedOn`. */
export async function saveSeason({ actorId, basedOn }: Change, season: SeasonSettings): Promise<SeasonAnswer> {
  const answer = await database().transaction(async (transaction): Promise<SeasonAnswer> => {
    const { version: newest, look } = await lockCurrent(transaction);
    const opened = basedOn === newest ? look : await readVersion(transaction, basedOn);
    if (!isDeepStrictEqual(opened?.season, look.season)) {
      const savedBy = await findLastEditor(SUBJECT.kind, SUBJECT.id, transaction);
      return { ok: false, reason: "stale", version: newest, season: look.season, savedBy };
    }
    const after = { ...look, season };
    const version = await insertVersion(transaction, after, actorId, null);
    await recordChange(transaction, { actorId, action: "updated", subject: SUBJECT, before: { ...look }, after });
    return { ok: true, version };
  });
  announceTags([LOOK_TAG]);
  return answer;
}
