import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createToastStore, TOAST_DURATION_MS, TOAST_EXIT_MS, TOAST_LIMIT } from "./toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createFilledStore(count: number) {
  const store = createToastStore();
  const ids = Array.from({ length: count }, (_, index) => store.add({ title: `Toast ${index + 1}` }));
  return { store, ids, titles: () => store.getToasts().map((toast) => toast.title) };
}

describe("spec, toasts: at most 5 kept, newest first", () => {
  it("the limit is 5 and the duration 5000 ms", () => {
    expect([TOAST_LIMIT, TOAST_DURATION_MS]).toEqual([5, 5000]);
  });

  it("puts the newest first", () => {
    expect(createFilledStore(3).titles()).toEqual(["Toast 3", "Toast 2", "Toast 1"]);
  });

  it("a sixth pushes the oldest out", () => {
    expect(createFilledStore(6).titles()).toEqual(["Toast 6", "Toast 5", "Toast 4", "Toast 3", "Toast 2"]);
  });

  it("the timer of a pushed-out toast is gone with it", () => {
    createFilledStore(6);
    expect(vi.getTimerCount()).toBe(5);
  });
});

describe("spec, toasts: can be added, updated, dismissed or removed", () => {
  it("add gives each its own id, the default type, and opens it", () => {
    const { store, ids } = createFilledStore(2);
    expect(new Set(ids).size).toBe(2);
    expect(store.getToasts()[0]).toMatchObject({ id: ids[1], type: "default", isOpen: true });
  });

  it("add keeps type, description and action", () => {
    const store = createToastStore();
    const onClick = vi.fn<() => void>();
    store.add({ title: "Removed", description: "It is gone.", type: "success", action: { label: "Undo", onClick } });
    const [toast] = store.getToasts();
    expect(toast).toMatchObject({ title: "Removed", description: "It is gone.", type: "success" });
    toast?.action?.onClick();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("update changes one toast in place and leaves the others alone", () => {
    const { store, ids, titles } = createFilledStore(3);
    store.update(ids[1] ?? 0, { title: "Changed", type: "destructive" });
    expect(titles()).toEqual(["Toast 3", "Changed", "Toast 1"]);
    expect(store.getToasts()[1]?.type).toBe("destructive");
  });

  it("update gives the toast its full time again", () => {
    const { store, ids } = createFilledStore(1);
    vi.advanceTimersByTime(4000);
    store.update(ids[0] ?? 0, { title: "Changed" });
    vi.advanceTimersByTime(4999);
    expect(store.getToasts()[0]?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.getToasts()[0]?.isOpen).toBe(false);
  });

  it("update of one that is leaving or gone does nothing", () => {
    const { store, ids, titles } = createFilledStore(2);
    const [first = 0, second = 0] = ids;
    store.dismiss(second);
    store.remove(first);
    store.update(second, { title: "Back again" });
    store.update(first, { title: "Back again" });
    expect(titles()).toEqual(["Toast 2"]);
  });

  it("dismiss closes first and removes after the exit time", () => {
    const { store, ids } = createFilledStore(1);
    store.dismiss(ids[0] ?? 0);
    expect(store.getToasts()[0]?.isOpen).toBe(false);
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    expect(store.getToasts()).toEqual([]);
  });

  it("remove takes it away at once, timer and all", () => {
    const { store, ids, titles } = createFilledStore(2);
    store.remove(ids[0] ?? 0);
    expect(titles()).toEqual(["Toast 2"]);
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe("spec, toasts: auto-close after 5 seconds", () => {
  it("stays open until 5000 ms have passed, then closes and goes", () => {
    const { store } = createFilledStore(1);
    vi.advanceTimersByTime(4999);
    expect(store.getToasts()[0]?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.getToasts()[0]?.isOpen).toBe(false);
    vi.advanceTimersByTime(TOAST_EXIT_MS);
    expect(store.getToasts()).toEqual([]);
  });

  it("each counts from its own beginning", () => {
    const { store, titles } = createFilledStore(1);
    vi.advanceTimersByTime(3000);
    store.add({ title: "Later" });
    vi.advanceTimersByTime(2000 + TOAST_EXIT_MS);
    expect(titles()).toEqual(["Later"]);
  });

  it("a pause holds the countdown and resume goes on with what was left", () => {
    const { store } = createFilledStore(1);
    vi.advanceTimersByTime(4000);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(store.getToasts()[0]?.isOpen).toBe(true);
    store.resume();
    vi.advanceTimersByTime(999);
    expect(store.getToasts()[0]?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.getToasts()[0]?.isOpen).toBe(false);
  });

  it("one added during a pause waits too, and one dismissed during a pause still goes", () => {
    const { store, ids, titles } = createFilledStore(1);
    store.pause();
    store.add({ title: "Added" });
    store.dismiss(ids[0] ?? 0);
    vi.advanceTimersByTime(60_000);
    expect(titles()).toEqual(["Added"]);
    store.resume();
    vi.advanceTimersByTime(TOAST_DURATION_MS + TOAST_EXIT_MS);
    expect(titles()).toEqual([]);
  });

  it("a pause ends with the last toast, so that the next one closes by itself", () => {
    const { store, ids } = createFilledStore(1);
    store.pause();
    store.remove(ids[0] ?? 0);
    store.add({ title: "Next" });
    vi.advanceTimersByTime(TOAST_DURATION_MS);
    expect(store.getToasts()[0]?.isOpen).toBe(false);
  });
});

describe("subscription", () => {
  it("tells listeners of every change until they leave, and keeps the snapshot stable between changes", () => {
    const store = createToastStore();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    const id = store.add({ title: "One" });
    expect(store.getToasts()).toBe(store.getToasts());
    store.remove(id);
    store.remove(id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.add({ title: "Two" });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
