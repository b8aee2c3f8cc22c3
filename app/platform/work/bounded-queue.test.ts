import { expect, test, vi } from "vitest";
import { createBoundedQueue, letOthersRun, QueueFullError } from "./bounded-queue.ts";

/** Work that begins and ends when the test says so. */
function makeWork() {
  const begun: unknown[] = [];
  const ends = new Map<unknown, () => void>();
  const work =
    <Id>(id: Id) =>
    () => {
      begun.push(id);
      return new Promise<Id>((resolve) => ends.set(id, () => resolve(id)));
    };
  return { begun, work, end: (id: unknown) => ends.get(id)?.() };
}

/** Resolves after a place that has become free was taken. */
async function settled(): Promise<void> {
  await letOthersRun();
  await letOthersRun();
}

const ROOMY = { maxWaiting: 10, maxWaitMs: 60_000 };

test("runs as much at once as it may, the rest in the order of the calls", async () => {
  const { begun, work, end } = makeWork();
  const queue = createBoundedQueue({ atOnce: 2, ...ROOMY });
  const results = [1, 2, 3, 4].map((id) => queue(work(id)));
  expect(begun).toEqual([1, 2]);
  end(2);
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  end(1);
  await settled();
  for (const id of [3, 4]) end(id);
  expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
  await settled();
  expect(queue.isIdle()).toBe(true);
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

test("clients take turns, however much one of them has asked for before the others came", async () => {
  const { begun, work, end } = makeWork();
  const queue = createBoundedQueue({ atOnce: 1, ...ROOMY });
  const ask = (client: string | null, id: string) => queue(work(id), { client });
  const all = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("a", "a4"), ask("b", "b1"), ask(null, "n1"), ask("b", "b2")];
  const order = ["a1", "a2", "b1", "n1", "a3", "b2", "a4"];
  for (const id of order) {
    expect(begun.at(-1)).toBe(id);
    end(id);
    await settled();
  }
  await Promise.all(all);
  expect(begun).toEqual(order);
});

test("one client may have only so much waiting; others, and nobody in particular, still find room", async () => {
  const { begun, work, end } = makeWork();
  const queue = createBoundedQueue({ atOnce: 1, maxWaiting: 6, maxWaitingOfOne: 2, maxWaitMs: 60_000 });
  const ask = (client: string | null, id: string) => queue(work(id), { client });
  const taken = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3")];
  await expect(ask("a", "a4")).rejects.toBeInstanceOf(QueueFullError);
  taken.push(ask("b", "b1"), ask(null, "n1"), ask(null, "n2"), ask(null, "n3"));
  await expect(ask("b", "b2")).rejects.toBeInstanceOf(QueueFullError);
  for (let place = 0; place < 7; place++) {
    end(begun[place]);
    await settled();
  }
  expect((await Promise.all(taken)).length).toBe(7);
});

test("work whose asker has gone is never begun, and leaves its place to others at once", async () => {
  const { begun, work, end } = makeWork();
  const queue = createBoundedQueue({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  const first = queue(work(1));
  const leaving = new AbortController();
  const second = queue(work(2), { signal: leaving.signal });
  await expect(queue(work(3))).rejects.toBeInstanceOf(QueueFullError);
  leaving.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  const fourth = queue(work(4));
  end(1);
  await first;
  await settled();
  end(4);
  expect(await fourth).toBe(4);
  await expect(queue(work(5), { signal: leaving.signal })).rejects.toThrow("gone");
  expect(begun).toEqual([1, 4]);
});

test("an asker who goes as the turn comes gives it to the next", async () => {
  const { begun, work, end } = makeWork();
  const queue = createBoundedQueue({ atOnce: 1, ...ROOMY });
  const leaving = new AbortController();
  const first = queue(work(1));
  const second = queue(work(2), { signal: leaving.signal });
  const third = queue(work(3));
  end(1);
  await first;
  leaving.abort(new Error("gone"));
  await expect(second).rejects.toThrow("gone");
  await settled();
  end(3);
  expect(await third).toBe(3);
  expect(begun).toEqual([1, 3]);
});

test("between two works the loop serves what has arrived", async () => {
  const said: string[] = [];
  const queue = createBoundedQueue({ atOnce: 1, ...ROOMY });
  const work = (name: string) =>
    queue(async () => {
      said.push(name);
      // What arrives while it works waits for the loop, as a request on a socket does.
      setImmediate(() => said.push(`served after ${name}`));
    });
  await Promise.all([work("one"), work("two"), work("three")]);
  await settled();
  expect(said).toEqual(["one", "served after one", "two", "served after two", "three", "served after three"]);
});

test("what holds the loop leaves it to others for a while before the next work begins", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { begun, work, end } = makeWork();
    const queue = createBoundedQueue({ atOnce: 1, restMs: 20, ...ROOMY });
    const works = [1, 2].map((id) => queue(work(id)));
    end(1);
    await works[0];
    vi.advanceTimersByTime(19);
    await settled();
    expect(begun).toEqual([1]);
    expect(queue.isIdle()).toBe(false);
    vi.advanceTimersByTime(1);
    await settled();
    expect(begun).toEqual([1, 2]);
    end(2);
    expect(await works[1]).toBe(2);
  } finally {
    vi.useRealTimers();
  }
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
