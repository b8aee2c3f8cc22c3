import { expect, test, vi } from "vitest";
import { createBoundedQueue, QueueFullError } from "./bounded-queue.ts";

/** Work that begins and ends when the test says so. */
function makeWork() {
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const work = (id: number) => () => {
    begun.push(id);
    return new Promise<number>((resolve) => ends.set(id, () => resolve(id)));
  };
  return { begun, work, end: (id: number) => ends.get(id)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("runs as much at once as it may, the rest in the order of the calls", async () => {
  const { begun, work, end } = makeWork();
  const queue = createBoundedQueue({ atOnce: 2, maxWaiting: 10, maxWaitMs: 60_000 });
  const results = [1, 2, 3, 4].map((id) => queue(work(id)));
  expect(begun).toEqual([1, 2]);
  end(2);
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  end(1);
  await settled();
  for (const id of [3, 4]) end(id);
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
});

test("refuses immediately once the line is full, and takes work again after", async () => {
  const { work, end } = makeWork();
  const queue = createBoundedQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 5000 });
  const [first, second] = [queue(work(1)), queue(work(2))];
  await expect(queue(work(3))).rejects.toMatchObject({ name: "QueueFullError", retryAfterSeconds: 5 });
  end(1);
  await first;
  await settled();
  const fourth = queue(work(4));
  end(2);
  await second;
  await settled();
  end(4);
  expect(await fourth).toBe(4);
});

test("refuses what has waited too long, and never begins it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { begun, work, end } = makeWork();
    const queue = createBoundedQueue({ atOnce: 1, maxWaiting: 5, maxWaitMs: 1000 });
    const first = queue(work(1));
    const late = queue(work(2)).catch((error: unknown) => error);
    vi.advanceTimersByTime(1000);
    expect(await late).toBeInstanceOf(QueueFullError);
    end(1);
    await first;
    await settled();
    expect(begun).toEqual([1]);
    const next = queue(work(3));
    end(3);
    expect(await next).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test("work that fails makes room as well", async () => {
  const queue = createBoundedQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 5000 });
  const failed = queue(() => Promise.reject(new Error("no luck")));
  const next = queue(() => Promise.resolve("done"));
  await expect(failed).rejects.toThrow("no luck");
  expect(await next).toBe("done");
});
