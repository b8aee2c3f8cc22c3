import { describe, expect, test } from "vitest";
import { ABSOLUTE_MS, ADMIN_IDLE_MS, IDLE_MS, isSessionAlive, needsTouch, sessionEnd } from "./sessions.rules.ts";

const start = new Date("2026-11-01T00:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
const fresh = { createdAt: start, lastUsedAt: start };

describe("A4: sessions end", () => {
  test("after 7 days without use", () => {
    expect(isSessionAlive(fresh, false, after(IDLE_MS - 1))).toBe(true);
    expect(isSessionAlive(fresh, false, after(IDLE_MS))).toBe(false);
  });

  test("after 12 hours without use where an admin's", () => {
    expect(isSessionAlive(fresh, true, after(ADMIN_IDLE_MS - 1))).toBe(true);
    expect(isSessionAlive(fresh, true, after(ADMIN_IDLE_MS))).toBe(false);
  });

  test("after 30 days however much they are used", () => {
    const used = { createdAt: start, lastUsedAt: after(ABSOLUTE_MS - 1) };
    expect(isSessionAlive(used, false, after(ABSOLUTE_MS - 1))).toBe(true);
    expect(isSessionAlive(used, false, after(ABSOLUTE_MS))).toBe(false);
    expect(sessionEnd(used, false)).toEqual(after(ABSOLUTE_MS));
  });

  test("later when they are used", () => {
    expect(sessionEnd({ createdAt: start, lastUsedAt: after(IDLE_MS / 2) }, false)).toEqual(after(IDLE_MS * 1.5));
  });
});

test("a use is written down once a minute", () => {
  expect(needsTouch(fresh, after(59_999))).toBe(false);
  expect(needsTouch(fresh, after(60_000))).toBe(true);
});
