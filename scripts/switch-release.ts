// The second half of scripts/update.mjs, which runs in the release that it has put in place: builds it, backs up, switches, restarts.
//   node scripts/run.mjs switch-release ROOT [--back [--restore]] [--backup FILE] [--no-backup]
import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { CommandError, readCommandLine, resolveFile, runCommand } from "./catalogue/run-with-database.ts";
import { buildRelease } from "./update/build-release.ts";
import { carryAssets } from "./update/carried-assets.ts";
import { clusterVersion, embeddedVersion, moveData, type Move } from "./update/moved-data.ts";
import { folderOf, keepsDataIn, listNewMigrations, readRelease, removeOldReleases, switchTo } from "./update/release-folders.ts";
import { control, findService, type Service, untilServing } from "./update/service.ts";

const USAGE = "Usage: npm run update [-- [FILE.tar.gz] [--back [--restore]] [--backup FILE] [--no-backup]]";

interface Wishes {
  /** The folder that has `releases/`, `current` and `previous`. */
  root: string;
  back: boolean;
  restore: boolean;
  /** Where the backup goes; undefined for the folder of the scheduled ones, null for none. */
  backup: string | null | undefined;
}

async function readWishes(): Promise<Wishes> {
  return readCommandLine(USAGE, () => {
    const flag = { type: "boolean", default: false } as const;
    const options = { back: flag, restore: flag, "no-backup": flag, backup: { type: "string" } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [root] = positionals;
    if (root === undefined || positionals.length > 1) throw new Error("The only file to name is a release, FILE.tar.gz");
    if (values.restore && !values.back) throw new Error("--restore works only with --back");
    const file = values.backup === undefined ? undefined : resolveFile(values.backup);
    return { root, back: values.back, restore: values.restore, backup: values["no-backup"] ? null : file };
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns the service if it runs what `current` leads to. */
function findOurService(root: string): Service | null {
  const service = findService();
  return service?.folder === path.join(root, "current") ? service : null;
}

const backupBefore = (folder: string, release: string) => path.join(folder, `before-${release}.backup`);

/** Removes what was backed up before a release that is gone. */
function removeBackup({ settings }: Service, release: string): void {
  if (settings.BACKUP_DIR) rmSync(backupBefore(settings.BACKUP_DIR, release), { force: true });
}

/** Runs a command of the release that `current` leads to, as the service does where there is one. */
function runInCurrent(root: string, service: Service | null, command: string, file: string): boolean {
  const current = path.join(root, "current");
  const [program, ...words]: [string, ...string[]] =
    service === null
      ? [process.execPath, path.join(current, "scripts/run.mjs"), command]
      : [path.join(current, "deploy/presently"), command];
  return spawnSync(program, [...words, file], { stdio: "inherit" }).status === 0;
}

/** Returns where the backup of before `release` goes; null for none. Throws where nobody has said that. */
function chooseBackup(service: Service | null, wanted: Wishes["backup"], release: string): string | null {
  if (wanted !== undefined) return wanted;
  const folder = (service === null ? process.env : service.settings).BACKUP_DIR;
  if (!folder) throw new CommandError("Where should the backup go? Add --backup FILE, or --no-backup.", 2);
  return backupBefore(folder, release);
}

/** Backs up with the release that runs, whose backup both releases can read. */
function backUp(root: string, service: Service | null, file: string): void {
  if (!runInCurrent(root, service, "backup", file)) throw new CommandError("The backup failed, and nothing was changed.", 1);
}

const NEWER_POSTGRES = "This release comes with a different PostgreSQL, so the data has to move through a backup.";

/** True where the release in `folder` cannot read the files of the embedded database. */
function hasOtherCluster(service: Service | null, folder: string): boolean {
  const version = clusterVersion(service === null ? process.env : service.settings);
  return version !== null && version !== embeddedVersion(folder);
}

async function serveAgain(service: Service): Promise<boolean> {
  return control(service, "restart") && (await untilServing(service));
}

const sayHowToRestart = (root: string) =>
  say(`Restart the site now. It runs in ${path.join(root, "current")}: node_modules/.bin/node build/server/main.js`);

/** The way from one release to another, with the file of the backup between them. */
interface Passage {
  from: string;
  to: string;
  file: string | null;
}

/** Switches to a release whose own PostgreSQL cannot read the data: they go through a backup, while nobody writes. */
async function goForwardWithData(root: string, service: Service | null, { from, to, file }: Passage): Promise<void> {
  if (service === null) throw new CommandError(`${NEWER_POSTGRES} That needs the service from deploy/presently.service.`, 1);
  if (file === null) throw new CommandError(`${NEWER_POSTGRES} Leave out --no-backup.`, 1);
  // A backup is restored into an empty bucket only, and the one that is backed up has to be the old one.
  if (service.settings.S3_BUCKET)
    throw new CommandError(`${NEWER_POSTGRES} With S3_BUCKET that goes by hand: docs/databases.md, A newer PostgreSQL.`, 1);
  say(`${NEWER_POSTGRES} The site is down until that is done; everyone has to sign in again afterwards.`);
  if (!control(service, "stop")) throw new CommandError("The service could not be stopped, and nothing was changed.", 1);
  try {
    backUp(root, service, file);
  } catch (error) {
    control(service, "start");
    throw error;
  }
  const move = moveThroughBackup(root, service, { from, to }, file);
  if (await serveAgain(service)) return sayThatItServes(root, service, to);
  control(service, "stop");
  move.undo();
  const outcome = (await serveAgain(service)) ? `${from} serves again, with its data.` : `Neither does ${from}.`;
  throw new CommandError(`${to} doesn't serve; its log says why. ${outcome}`, 1);
}

function sayThatItServes(root: string, service: Service, release: string): void {
  for (const old of removeOldReleases(root)) removeBackup(service, old);
  say(`${release} serves. To go back: npm run update -- --back`);
}

async function goForward({ root, backup }: Wishes): Promise<void> {
  const release = path.basename(process.cwd());
  const running = readRelease(root, "current");
  if (running === release) return say(`${release} is already the current release.`);
  const service = findOurService(root);
  // What is refused is refused before the minutes of a build.
  const file = running === null ? null : chooseBackup(service, backup, release);
  await buildRelease();
  if (running !== null) {
    if (keepsDataIn(folderOf(root, running)))
      throw new CommandError(
        `The site keeps its data in ${folderOf(root, running)}/data: move it elsewhere, and name the new place in DATA_DIR.`,
        1,
      );
    carryAssets(path.join(folderOf(root, running), "build"), "build");
    if (hasOtherCluster(service, ".")) return goForwardWithData(root, service, { from: running, to: release, file });
    if (file !== null) backUp(root, service, file);
  }
  switchTo(root, release);
  if (service === null || running === null) {
    say(`${release} is in place.`);
    return sayHowToRestart(root);
  }
  if (await serveAgain(service)) return sayThatItServes(root, service, release);
  const changes = await listNewMigrations(".", folderOf(root, running));
  if (changes.length > 0)
    throw new CommandError(`${release} doesn't serve; its log says why. To go back: npm run update -- --back --restore`, 1);
  switchTo(root, running);
  const outcome = (await serveAgain(service)) ? `${running} serves again.` : `Neither does ${running}.`;
  throw new CommandError(`${release} doesn't serve; its log says why. ${outcome}`, 1);
}

/**
 * Goes from one release to another with the database and files of a backup. The data folder is set aside; a database of DATABASE_URL has to be
 * empty, as has a bucket. Where that fails, everything is as it was. The service has to be stopped.
 */
function moveThroughBackup(root: string, service: Service, { from, to }: { from: string; to: string }, file: string): Move {
  const move = moveData(root, service, { from, to });
  if (move.aside !== null) say(`Today's data is in ${move.aside}`);
  if (runInCurrent(root, service, "restore", file)) return move;
  move.undo();
  control(service, "start");
  const { DATABASE_URL, S3_BUCKET } = service.settings;
  const outcome =
    DATABASE_URL || S3_BUCKET
      ? `${from} is started again: put back what its settings named before, and restart it.`
      : `${from} serves again, with today's data.`;
  throw new CommandError(`The backup could not be restored; the lines above say why. ${outcome}`, 1);
}

/** Goes to the release `older` with the database and files of before the update to `newer`. */
function restoreBefore(root: string, service: Service, { newer, older }: { newer: string; older: string }): void {
  const { DATA_DIR, BACKUP_DIR } = service.settings;
  const file = BACKUP_DIR ? backupBefore(BACKUP_DIR, newer) : "";
  if (!existsSync(file)) throw new CommandError(`There is no backup from before ${newer} in BACKUP_DIR, and nothing was changed.`, 1);
  if (!DATA_DIR) throw new CommandError("The service has no DATA_DIR, and nothing was changed.", 1);
  if (!control(service, "stop")) throw new CommandError("The service could not be stopped, and nothing was changed.", 1);
  moveThroughBackup(root, service, { from: newer, to: older }, file);
}

async function goBack({ root, restore }: Wishes): Promise<void> {
  const newer = readRelease(root, "current") as string;
  const older = readRelease(root, "previous");
  if (older === null || !existsSync(folderOf(root, older))) throw new CommandError("There is no release before this one.", 1);
  const service = findOurService(root);
  const changes = await listNewMigrations(folderOf(root, newer), folderOf(root, older));
  if (!restore && hasOtherCluster(service, folderOf(root, older)))
    throw new CommandError(
      `The data is for a different PostgreSQL than the one ${older} has. With --back --restore, the site goes back to the backup from before the update, and anything written since is set aside.`,
      1,
    );
  if (changes.length > 0 && !restore)
    throw new CommandError(
      `${newer} has changed the database (${changes.join(", ")}), which ${older} refuses. With --back --restore, the site goes back to the backup from before the update, and anything written since is set aside.`,
      1,
    );
  carryAssets(path.join(folderOf(root, newer), "build"), path.join(folderOf(root, older), "build"));
  if (restore) {
    if (service === null) throw new CommandError("--restore needs the service from deploy/presently.service.", 1);
    restoreBefore(root, service, { newer, older });
  } else switchTo(root, older);
  if (service === null) return sayHowToRestart(root);
  if (!(await serveAgain(service))) throw new CommandError(`${older} doesn't serve; its log says why.`, 1);
  say(`${older} serves again.`);
}

await runCommand(readWishes, (wishes) => (wishes.back ? goBack(wishes) : goForward(wishes)));
