import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sessionCookieName, toSessionCookieValue } from "#app/features/accounts/session-cookie.server.ts";
import type { UploadAnswer } from "#app/features/media/answers.ts";
import { readConfig } from "#app/platform/config.server.ts";
import { siteSecret } from "#app/platform/site-secrets.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createSession, createUser } from "#tests/factories/users.ts";
import { untilReady, useSiteProcesses } from "./site-process.ts";

const testDatabase = useTestDatabase();
const site = useSiteProcesses();

/** Returns the memory of a process in MB; 0 where it has just ended. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the ids of the processes that a process has started and that still run. */
function listChildren(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const ids = threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" "));
    return ids.filter((id) => id !== "").map(Number);
  } catch {
    return [];
  }
}

test(
  "U2: ten bombs uploaded at once add less than 300 MB to the server and its processes, and each gets its sizes",
  {
    timeout: 900_000,
  },
  async () => {
    const bomb = await sharp({ create: { width: 8000, height: 5000, channels: 4, background: { r: 30, g: 77, b: 59, alpha: 0.5 } } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const { child, url } = await site.start({ DATABASE_URL: testDatabase.connectionString });
    await untilReady(url);
    const { token } = await createSession((await createUser({ role: "admin" })).id);
    const cookie = `${sessionCookieName(url)}=${toSessionCookieValue(token, siteSecret(readConfig(process.env)))}`;
    const upload = async (body: Uint8Array<ArrayBuffer>) => {
      const headers = { cookie, origin: url, "content-type": "application/octet-stream" };
      const response = await fetch(`${url}/admin/uploads/files?name=bomb.png`, { method: "POST", body, headers });
      const answer = (await response.json()) as UploadAnswer;
      if (!answer.ok) throw new Error(answer.reason);
      return answer.file.path;
    };
    const untilMade = async (file: string) => {
      while ((await fetch(`${url}${file}/640.webp`)).status !== 200) await sleep(200);
    };
    // Code that is loaded with the first picture stays, whatever its size.
    await untilMade(await upload(new Uint8Array(await sharp(bomb).resize(40).png().toBuffer())));

    const server = child.pid ?? 0;
    const before = memoryOf(server);
    let [most, mostAtOnce] = [0, 0];
    const watch = setInterval(() => {
      const children = listChildren(server);
      most = Math.max(
        most,
        [server, ...children].map(memoryOf).reduce((sum, memory) => sum + memory, 0),
      );
      mostAtOnce = Math.max(mostAtOnce, children.length);
    }, 20);
    const files = await Promise.all(Array.from({ length: 10 }, () => upload(new Uint8Array(bomb))));
    await Promise.all(files.map(untilMade));
    clearInterval(watch);
    expect(mostAtOnce, "the processes were seen").toBeGreaterThan(0);
    expect(most - before).toBeGreaterThan(50);
    expect(most - before).toBeLessThan(300);
  },
);
