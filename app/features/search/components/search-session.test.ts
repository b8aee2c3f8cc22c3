import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSearchSession } from "./search-session.ts";

interface Call {
  query: string;
  signal: AbortSignal;
  answer: (results: string) => void;
  fail: (error: Error) => void;
}

function startSession() {
  const calls: Call[] = [];
  const onFailure = vi.fn<() => void>();
  const session = createSearchSession<string>({
    debounceMs: 300,
    onFailure,
    search: (query, signal) =>
      new Promise((answer, fail) => {
        calls.push({ query, signal, answer, fail });
        signal.addEventListener("abort", () => fail(new DOMException("given up", "AbortError")));
      }),
  });
  const callAt = (index: number) => calls[index] as Call;
  return { session, calls, callAt, onFailure };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("debounce of 300 ms", () => {
  it("asks once, 300 ms after the last key", async () => {
    const { session, calls } = startSession();
    for (const text of ["c", "ca", "can"]) {
      session.ask(text);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(99);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ query }) => query)).toEqual(["can"]);
  });

  it("says that it is loading from the first key on", () => {
    const { session } = startSession();
    session.ask("c");
    expect(session.getState()).toMatchObject({ asked: "c", status: "loading", results: null });
  });

  it("an empty or whitespace-only query clears results and makes no call", async () => {
    const { session, calls, callAt } = startSession();
    session.ask("   ");
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(0);
    session.ask("mug");
    await vi.advanceTimersByTimeAsync(300);
    callAt(0).answer("mugs");
    await settle();
    session.ask(" ");
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
    expect(session.getState()).toEqual({ asked: "", status: "idle", answered: "", results: null });
  });

  it("a space at the end is the same question", async () => {
    const { session, calls } = startSession();
    session.ask("mug");
    await vi.advanceTimersByTimeAsync(300);
    session.ask("mug ");
    await vi.advanceTimersByTimeAsync(300);
    expect(calls).toHaveLength(1);
  });
});

describe("stale answers never overwrite newer ones", () => {
  it("aborts the previous search and shows its results until the new ones come", async () => {
    const { session, callAt } = startSession();
    session.ask("mug");
    await vi.advanceTimersByTimeAsync(300);
    callAt(0).answer("mugs");
    await settle();
    session.ask("muga");
    expect(session.getState()).toEqual({ asked: "muga", status: "loading", answered: "mug", results: "mugs" });
    await vi.advanceTimersByTimeAsync(300);
    session.ask("mugab");
    expect(callAt(1).signal.aborted).toBe(true);
  });

  it("whatever the order of the answers, even where the transport ignores being given up", async () => {
    const answers: ((results: string) => void)[] = [];
    const session = createSearchSession<string>({
      debounceMs: 300,
      onFailure: () => undefined,
      search: () => new Promise((resolve) => void answers.push(resolve)),
    });
    session.ask("first");
    await vi.advanceTimersByTimeAsync(300);
    session.ask("second");
    await vi.advanceTimersByTimeAsync(300);
    answers[1]?.("of the second");
    await settle();
    answers[0]?.("of the first");
    await settle();
    expect(session.getState()).toEqual({ asked: "second", status: "ready", answered: "second", results: "of the second" });
  });

  it("not between two keys either, before the new search has begun", async () => {
    const answers: ((results: string) => void)[] = [];
    const session = createSearchSession<string>({
      debounceMs: 300,
      onFailure: () => undefined,
      search: () => new Promise((resolve) => void answers.push(resolve)),
    });
    session.ask("first");
    await vi.advanceTimersByTimeAsync(300);
    session.ask("second");
    answers[0]?.("of the first");
    await settle();
    expect(session.getState()).toMatchObject({ asked: "second", status: "loading", results: null });
  });

  it("nor after it was stopped", async () => {
    const { session, callAt } = startSession();
    session.ask("mug");
    await vi.advanceTimersByTimeAsync(300);
    session.stop();
    callAt(0).answer("mugs");
    await settle();
    expect(session.getState()).toMatchObject({ status: "loading", results: null });
  });
});

describe("failures", () => {
  it("are reported once, are not an empty answer, and the same words may be asked again", async () => {
    const { session, calls, callAt, onFailure } = startSession();
    session.ask("mug");
    await vi.advanceTimersByTimeAsync(300);
    callAt(0).fail(new Error("500"));
    await settle();
    expect(session.getState()).toMatchObject({ status: "failed", results: null });
    expect(onFailure).toHaveBeenCalledTimes(1);
    session.ask("mug");
    await vi.advanceTimersByTimeAsync(300);
    callAt(1).answer("mugs");
    await settle();
    expect(calls).toHaveLength(2);
    expect(session.getState()).toMatchObject({ status: "ready", results: "mugs" });
  });

  it("a search that was given up has not failed", async () => {
    const { session, onFailure } = startSession();
    session.ask("mug");
    await vi.advanceTimersByTimeAsync(300);
    session.ask("cup");
    await settle();
    expect(onFailure).not.toHaveBeenCalled();
    expect(session.getState().status).toBe("loading");
  });
});

it("notifies its listeners of every change until they unsubscribe", () => {
  const { session } = startSession();
  const listener = vi.fn<() => void>();
  const leave = session.subscribe(listener);
  session.ask("mug");
  leave();
  session.ask("cup");
  expect(listener).toHaveBeenCalledTimes(1);
});
