import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { makeDatabase } from "#tests/database.ts";
import { startNetwork } from "#tests/fakes/network.ts";
import { listenForPageTags } from "./page-tag-listener.server.ts";

/** A beat every fifteen seconds has five for its answer. */
const NOTICED_WITHIN_SECONDS = 20;
/** A second of the timers takes this long, in which sockets bring what they have. */
const SECOND_TAKES_MS = 25;

afterEach(() => void vi.useRealTimers());

/** Lets timers come due, a second after the other. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    await sleep(SECOND_TAKES_MS);
  }
}

test("a connection that has gone silent is noticed within 20 s, and what was missed is asked for anew", async () => {
  const own = await makeDatabase("migrated");
  const direct = new URL(own.connectionString);
  const network = await startNetwork({ path: `${direct.searchParams.get("host")}/.s.PGSQL.5432` });
  direct.search = "";
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  const onGap = vi.fn<() => void>();
  const connectionString = direct.href.replace("localhost", `127.0.0.1:${network.port}`);
  const listener = await listenForPageTags({ connectionString, onTags: () => undefined, onGap });
  try {
    expect(onGap).toHaveBeenCalledTimes(1);
    network.cutOpened();
    await pass(NOTICED_WITHIN_SECONDS);
    // No timer comes due any more; the new connection takes what it takes.
    for (let turn = 0; turn < 400 && onGap.mock.calls.length === 1; turn++) await sleep(SECOND_TAKES_MS);
    expect(onGap).toHaveBeenCalledTimes(2);
    await pass(60);
    expect(onGap, "a connection that answers is kept").toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
    await network.close();
    await listener.close();
    await own.drop();
  }
}, 60_000);
