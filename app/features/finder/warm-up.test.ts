import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { understandOften, WARMING_SENTENCES } from "./warm-up.server.ts";

test("the loop serves others between the sentences of the warm-up, and none comes once the server stops", async () => {
  let looks = 0;
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      looks++;
      await wait(1);
    }
  })();
  await understandOften();
  isOver = true;
  await looking;
  expect(looks).toBeGreaterThan(WARMING_SENTENCES);

  const anotherLook = vi.fn<() => void>();
  setImmediate(anotherLook);
  await understandOften(AbortSignal.abort());
  expect(anotherLook).not.toHaveBeenCalled();
});
