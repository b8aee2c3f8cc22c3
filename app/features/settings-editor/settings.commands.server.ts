import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { RETAINED_SETTINGS, SETTINGS_TAG } from "#app/features/settings/constants.ts";
import { type CurrentSettings, readCurrentSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/default-settings.ts";
import { readStoredSettings } from "#app/features/settings/schema.ts";
import type { SiteSettings } from "#app/features/settings/types.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import type { SettingsAnswer } from "./answers.ts";

/** The id under which the log has the settings; there are only these. */
const SUBJECT = { kind: "settings", id: "site", name: "Site settings" } as const;

interface SettingsChange {
  actorId: string;
  /** The version that the editor was opened with (C1). */
  basedOn: number;
}

interface NewVersion {
  action: "updated" | "restored";
  settings: SiteSettings;
  /** The older version that it brings back, or null. */
  restores: number | null;
}

/** Returns the settings of an earlier version; version 0 is as built. Null where it is not there any more. */
async function readVersion(transaction: Executor, version: number): Promise<SiteSettings | null> {
  if (version === 0) return DEFAULT_SETTINGS;
  const row = await readRow(transaction, rowOf({ settings: z.unknown() }))`select settings from settings_versions where id = ${version}`;
  return row === null ? null : readStoredSettings(row.settings).settings;
}

async function insertVersion(transaction: Executor, { settings, restores }: NewVersion, actorId: string): Promise<number> {
  const { version } = await readOneRow(transaction, rowOf({ version: z.int() }))`
    insert into settings_versions (settings, restores, created_by) values (${JSON.stringify(settings)}, ${restores}, ${actorId})
    returning id as version`;
  await changeRows(transaction)`
    delete from settings_versions where id <= (select id from settings_versions order by id desc offset ${RETAINED_SETTINGS} limit 1)`;
  return version;
}

/** Makes what `next` returns the newest version, unless another one was saved since `basedOn`. Every server goes by it from the commit on. */
async function change(
  { actorId, basedOn }: SettingsChange,
  next: (transaction: Executor) => Promise<NewVersion | null>,
): Promise<SettingsAnswer> {
  const answer = await database().transaction(async (transaction): Promise<SettingsAnswer> => {
    // Two editors save one after the other.
    await changeRows(transaction)`select pg_advisory_xact_lock(hashtext('presently settings'))`;
    const current: CurrentSettings = await readCurrentSettings(transaction);
    if (current.version !== basedOn) {
      const savedBy = await findLastEditor(SUBJECT.kind, SUBJECT.id, transaction);
      return { ok: false, reason: "stale", ...current, savedBy };
    }
    const made = await next(transaction);
    if (made === null) return { ok: false, reason: "gone" };
    const version = await insertVersion(transaction, made, actorId);
    const { action, settings } = made;
    await recordChange(transaction, { actorId, action, subject: SUBJECT, before: { ...current.settings }, after: { ...settings } });
    return { ok: true, version };
  });
  announceTags([SETTINGS_TAG]);
  return answer;
}

/** Saves settings as the newest version. */
export async function saveSettings(by: SettingsChange, settings: SiteSettings): Promise<SettingsAnswer> {
  return change(by, async () => ({ action: "updated", settings, restores: null }));
}

/** Makes an earlier version the newest one again; version 0 is as built. */
export async function restoreSettings(by: SettingsChange, restored: number): Promise<SettingsAnswer> {
  return change(by, async (transaction) => {
    const settings = await readVersion(transaction, restored);
    return settings && { action: "restored", settings, restores: restored };
  });
}
