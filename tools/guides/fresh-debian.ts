import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hasProgram } from "../attack/run-program.ts";

const CERTIFICATES = "/usr/local/share/ca-certificates";
const LINES_OF_A_FAILURE = 15;
/** A server with one gigabyte has this much beside its kernel and its system. */
const MEMORY_MB = 900;
const MEMORY_GROUP = "/sys/fs/cgroup/memory/presently-guides";

/** A Debian that has nothing but what every one has, in a folder; what stands for systemd starts services in it. */
export interface FreshDebian {
  folder: string;
  /** Runs lines of a shell as root and returns what they print; throws with the last lines where one fails. */
  run(lines: string): Promise<string>;
  /** The same on a server with one gigabyte of memory, for all that the lines start too, where this machine can limit it. */
  runInOneGigabyte(lines: string): Promise<string>;
  /** Says how much of that memory was taken at most; what was read from the disk counts too, and gives way. */
  memory(): string;
  /** Returns how many processes had to be killed for want of it. */
  killed(): number;
}

/** What a fresh Debian needs and this machine lacks; undefined where it has all. */
export const LACKS_FOR_DEBIAN =
  process.getuid?.() === 0 && hasProgram("debootstrap") ? undefined : "root, and debootstrap (Debian: apt-get install debootstrap)";

/** True where this machine can limit memory. */
export const canLimitMemory = existsSync(path.join(path.dirname(MEMORY_GROUP), "memory.limit_in_bytes"));

const ofMemory = (file: string) => path.join(MEMORY_GROUP, `memory.${file}`);

/** Makes a group of processes that have the memory of a small server, all together and without any swap. */
function limitMemory(): void {
  mkdirSync(MEMORY_GROUP, { recursive: true });
  writeFileSync(ofMemory("limit_in_bytes"), `${MEMORY_MB}M`);
  writeFileSync(ofMemory("max_usage_in_bytes"), "0");
}

function describeMemory(): string {
  if (!canLimitMemory) return "without a limit of memory, which this machine cannot set";
  const most = Number(readFileSync(ofMemory("max_usage_in_bytes"), "utf8"));
  return `${Math.round(most / 2 ** 20)} of ${MEMORY_MB} MB taken at most`;
}

const countKilled = () => (canLimitMemory ? Number(/oom_kill (\d+)/.exec(readFileSync(ofMemory("oom_control"), "utf8"))?.[1] ?? 0) : 0);

/** Gives the folder what this machine needs to reach its registries. */
function takeNetworkAlong(folder: string): void {
  for (const file of ["/etc/resolv.conf", "/etc/hosts"]) copyFileSync(file, path.join(folder, file));
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, path.join(folder, CERTIFICATES), { recursive: true });
  const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  writeFileSync(path.join(folder, "root/.npmrc"), `registry=${registry}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`);
}

/**
 * Makes the folder with a release of Debian. It needs root, debootstrap, Debian's packages, and mounts of its own (`unshare --mount --pid`). What is
 * said goes to `log`.
 */
export function makeFreshDebian(release: string, folder: string, log: string): FreshDebian {
  const say = (words: string[]) => appendFileSync(log, execFileSync(words[0] as string, words.slice(1), { maxBuffer: 64e6 }));
  mkdirSync(folder, { recursive: true });
  say(["debootstrap", "--variant=minbase", release, folder]);
  say(["mount", "-t", "proc", "proc", path.join(folder, "proc")]);
  // The devices are those that debootstrap makes: this machine's own must not stand in a folder that is removed in the end.
  mkdirSync(path.join(folder, "dev/shm"), { recursive: true });
  say(["mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", path.join(folder, "dev/shm")]);
  takeNetworkAlong(folder);
  mkdirSync(path.join(folder, "etc/systemd/system"), { recursive: true });
  for (const name of ["systemctl", "systemd-run"]) {
    cpSync(path.join(import.meta.dirname, "stand-ins", name), path.join(folder, "usr/local/bin", name));
  }
  if (canLimitMemory) limitMemory();

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
    runInOneGigabyte: (lines) => run(lines, canLimitMemory ? `echo $$ > ${MEMORY_GROUP}/cgroup.procs;` : ""),
    memory: describeMemory,
    killed: countKilled,
  };
}
