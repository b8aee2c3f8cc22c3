import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The release of Debian that docs/putting-it-online.md begins with. */
const RELEASE = "trixie";
const CERTIFICATES = "/usr/local/share/ca-certificates";
const LINES_OF_A_FAILURE = 15;
const MEMORY = { group: "/sys/fs/cgroup/memory/presently-guides", limit: "memory.limit_in_bytes" };

/** A Debian that has nothing but what every one has, in a folder; what stands for systemd starts services in it. */
export interface FreshDebian {
  folder: string;
  /** Runs lines of a shell as root and returns what they print; throws with the last lines where one fails. */
  run(lines: string): Promise<string>;
  /** The same with one gigabyte of memory, for all that is started by it too, where this machine can limit it. */
  runInOneGigabyte(lines: string): Promise<string>;
}

/** True where this machine can limit memory. */
export const canLimitMemory = existsSync(path.dirname(MEMORY.group));

/** Gives the folder what this machine needs to reach its registries. */
function takeNetworkAlong(folder: string): void {
  for (const file of ["/etc/resolv.conf", "/etc/hosts"]) copyFileSync(file, path.join(folder, file));
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, path.join(folder, CERTIFICATES), { recursive: true });
  const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  writeFileSync(path.join(folder, "root/.npmrc"), `registry=${registry}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`);
}

/** Makes the folder. It needs root, debootstrap, Debian's packages, and mounts of its own (`unshare --mount --pid`). What is said goes to `log`. */
export function makeFreshDebian(folder: string, log: string): FreshDebian {
  const say = (words: string[]) => appendFileSync(log, execFileSync(words[0] as string, words.slice(1), { maxBuffer: 64e6 }));
  mkdirSync(folder, { recursive: true });
  say(["debootstrap", "--variant=minbase", RELEASE, folder]);
  say(["mount", "-t", "proc", "proc", path.join(folder, "proc")]);
  // The devices are those that debootstrap makes: this machine's own must not stand in a folder that is removed in the end.
  mkdirSync(path.join(folder, "dev/shm"), { recursive: true });
  say(["mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", path.join(folder, "dev/shm")]);
  takeNetworkAlong(folder);
  mkdirSync(path.join(folder, "etc/systemd/system"), { recursive: true });
  for (const name of ["systemctl", "systemd-run"]) {
    cpSync(path.join(import.meta.dirname, "stand-ins", name), path.join(folder, "usr/local/bin", name));
  }
  if (canLimitMemory) {
    mkdirSync(MEMORY.group, { recursive: true });
    writeFileSync(path.join(MEMORY.group, MEMORY.limit), "1G");
  }

  async function run(lines: string, before = ""): Promise<string> {
    const env = {
      ...{ PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", HOME: "/root", LANG: "C.UTF-8" },
      ...{ DEBIAN_FRONTEND: "noninteractive", NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt" },
    };
    appendFileSync(log, `\n$ ${lines}\n`);
    const child = spawn("bash", ["-c", `${before} exec chroot "$0" bash -euo pipefail -c "$1"`, folder, `exec 2>&1\n${lines}`], {
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      appendFileSync(log, chunk);
    });
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0) throw new Error(text.trim().split("\n").slice(-LINES_OF_A_FAILURE).join("\n"));
    return text;
  }
  return {
    folder,
    run: (lines) => run(lines),
    runInOneGigabyte: (lines) => run(lines, canLimitMemory ? `echo $$ > ${MEMORY.group}/cgroup.procs;` : ""),
  };
}
