import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { BuildContext } from "./dockerfile.ts";

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ["ignore", 2, 2] });

/** A complete root file system like a container's: this machine's, with an overlay for whatever is written. */
export interface OverlayRoot {
  folder: string;
  /** Runs a command in it as root and waits for it; throws when it fails. */
  run(command: readonly string[], env: Record<string, string>, workDir: string): void;
  /** Starts a command in it as `user`, without any privilege; its output goes to this process's standard error. */
  start(command: readonly string[], user: string, env: Record<string, string>, workDir: string): ChildProcess;
  /** Makes everything read-only except /tmp and the given folders, whose contents stay. */
  makeReadOnly(volumes: readonly string[]): void;
}

/** Paths of this machine that a base image does not have. */
const ABSENT = ["/usr/bin/node", "/usr/local/bin/node", "/usr/bin/npm", "/usr/local/bin/npm", "/srv"];

/**
 * Creates a root below `folder`, which has to be on a separate file system. Needs root and a separate mount namespace, which removes the
 * mounts in the end. `hasNode` is true for the images of Node.
 */
export function makeRoot(folder: string, hasNode: boolean): OverlayRoot {
  const [upper, work, root] = ["upper", "work", "root"].map((name) => path.join(folder, name)) as [string, string, string];
  for (const made of [upper, work, root]) mkdirSync(made, { recursive: true });
  run("mount", "-t", "overlay", "-o", `lowerdir=/,upperdir=${upper},workdir=${work}`, "presently-image", root);
  run("mount", "-t", "proc", "proc", path.join(root, "proc"));
  run("mount", "--rbind", "/dev", path.join(root, "dev"));
  run("mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", path.join(root, "tmp"));
  for (const name of ABSENT) if (!hasNode || name === "/srv") rmSync(path.join(root, name), { recursive: true, force: true });

  const enter = (workDir: string, env: Record<string, string>, command: readonly string[]) => [
    ...["env", "--ignore-environment", `--chdir=${workDir}`],
    ...Object.entries({ PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", ...env }).map(
      ([name, value]) => `${name}=${value}`,
    ),
    ...command,
  ];
  return {
    folder: root,
    run(command, env, workDir) {
      run("chroot", root, ...enter(workDir, env, command));
    },
    start(command, user, env, workDir) {
      const bare = ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", "--bounding-set=-all", "--no-new-privs"];
      return spawn("chroot", [root, ...bare, ...enter(workDir, { ...env, HOME: "/var/lib/presently" }, command)], {
        stdio: ["ignore", 2, 2],
      });
    },
    makeReadOnly(volumes) {
      for (const [index, volume] of volumes.entries()) {
        const kept = path.join(folder, `volume-${index}`);
        run("cp", "--archive", path.join(root, volume), kept);
        run("mount", "--bind", kept, path.join(root, volume));
      }
      run("mount", "-o", "remount,ro", root);
    },
  };
}

/** Copies a file, or the contents of a folder, as COPY does: the copy belongs to root, whatever the owner was. */
export function copyInto(source: string, target: string, { withoutEndings }: Pick<BuildContext, "withoutEndings">): void {
  const isFolder = statSync(source).isDirectory();
  const goesInto = target.endsWith("/") || (statSync(target, { throwIfNoEntry: false })?.isDirectory() ?? false);
  const place = !isFolder && goesInto ? path.join(target, path.basename(source)) : target;
  cpSync(source, place, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (file) => !withoutEndings.some((ending) => file.endsWith(ending)),
  });
  run("chown", "--recursive", "--no-dereference", "root:root", place);
}
