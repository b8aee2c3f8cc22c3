import { readFileSync } from "node:fs";
import { listDescendants, readCpuMs, readMainThread } from "./process-cost.ts";

const TICK_MS = 10;
const SAMPLE_MS = 400;

/** Milliseconds for which the machine's processors have been busy, those that its host took included. */
function busyMs(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (
    readFileSync("/proc/stat", "utf8").split("\n")[0]?.split(/\s+/) ?? []
  ).map(Number);
  return (user + nice + system + irq + softirq + steal) * TICK_MS;
}

/** Milliseconds that each of these processes and of those below them has run. */
function listCpuMs(roots: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const pid of [...roots, ...listDescendants(roots)]) {
    try {
      times.set(pid, readCpuMs(pid));
    } catch {
      // The process has just ended.
    }
  }
  return times;
}

/**
 * Watches who has the machine's processors while the server's main thread waits for one. What the server's own threads take, its processes
 * and its database is the server's; the rest, the sender of a flood included, belongs to others.
 */
export class ForeignTime {
  private readonly roots: readonly number[];
  private readonly serverPid: number;
  private readonly sampling: NodeJS.Timeout;
  private before: { busy: number; own: Map<number, number>; main: number };
  private share = 0;

  constructor(serverPid: number, databasePid: number) {
    this.serverPid = serverPid;
    this.roots = [serverPid, databasePid];
    this.before = this.look();
    this.sampling = setInterval(() => this.sample(), SAMPLE_MS);
  }

  private look() {
    return { busy: busyMs(), own: listCpuMs(this.roots), main: readMainThread(this.serverPid).ranMs };
  }

  private sample(): void {
    const now = this.look();
    const own = [...now.own].reduce((sum, [pid, ms]) => sum + Math.max(0, ms - (this.before.own.get(pid) ?? ms)), 0);
    const foreign = Math.max(0, now.busy - this.before.busy - own);
    // The main thread does not keep itself waiting.
    const beside = Math.max(0, own - (now.main - this.before.main));
    this.share = foreignShare(foreign, beside);
    this.before = now;
  }

  /** Begins a measurement; the function that it returns says how much of the milliseconds since then was the server's own. */
  begin(): (wholeMs: number) => number {
    const [serverBefore, selfBefore] = [readMainThread(this.serverPid), readMainThread(process.pid)];
    return (wholeMs) => {
      const [server, self] = [readMainThread(this.serverPid), readMainThread(process.pid)];
      return ownMs({
        wholeMs,
        ranMs: server.ranMs - serverBefore.ranMs,
        queuedMs: server.queuedMs - serverBefore.queuedMs,
        selfQueuedMs: self.queuedMs - selfBefore.queuedMs,
        share: this.share,
      });
    };
  }

  stop(): void {
    clearInterval(this.sampling);
  }
}

/** Returns the part of a wait for a processor that others have caused: all that is not the server's own beside its main thread. */
export const foreignShare = (foreignMs: number, besideMs: number) => (foreignMs + besideMs === 0 ? 0 : foreignMs / (foreignMs + besideMs));

interface Waited {
  wholeMs: number;
  /** For how long the server's main thread ran, and waited for a processor. */
  ranMs: number;
  queuedMs: number;
  /** For how long this program waited for a processor. */
  selfQueuedMs: number;
  share: number;
}

/** Returns how much of an answer's time was the server's own: without that in which others had the processors. */
export function ownMs({ wholeMs, ranMs, queuedMs, selfQueuedMs, share }: Waited): number {
  const idleMs = Math.max(0, wholeMs - ranMs - queuedMs);
  // While the server had nothing to do, its answer may have waited for this program's turn.
  return Math.min(wholeMs, ranMs + queuedMs * (1 - share) + Math.max(0, idleMs - selfQueuedMs));
}
