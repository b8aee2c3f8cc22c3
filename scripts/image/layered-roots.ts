import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { BuildContext } from "./dockerfile.ts";

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ["ignore", 2, 2] });

/** The whole tree of a system of its own, like a container's: this machine's, with what was written since laid over it. */
export interface LayeredRoot {
  folder: string;
  /** Runs a command in it as root and waits for it; throws when it fails. */
  run(command: readonly string[], env: Record<string, string>, workDir: string): void;
  /** Starts a command in it as `user`, without any privilege, and with what it says to us on our error output. */
  start(command: readonly string[], user: string, env: Record<string, string>, workDir: string): ChildProcess;
  /** From now on nothing in it can be written but /tmp and the given folders, which keep what is in them. */
  makeReadOnly(volumes: readonly string[]): void;
}

/** What a base image does not have of what this machine has. */
const ABSENT = ["/usr/bin/node", "/usr/local/bin/node", "/usr/bin/npm", "/usr/local/bin/npm", "/srv"];

/**
 * Makes one below `folder`, which has to lie on a file system of its own. Needs root and a mount namespace of its own, which takes the mounts
 * away in the end. `hasNode`: as the images of Node have it.
 */
export function makeRoot(folder: string, hasNode: boolean): LayeredRoot {
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

/** Copies a file, or what is in a folder, as COPY does: whoever owned it, it is root's then. */
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
