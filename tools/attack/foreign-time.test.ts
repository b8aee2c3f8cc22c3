import { expect, test } from "vitest";
import { foreignShare, ownMs } from "./foreign-time.ts";

test("of a wait for a processor only what others took does not count; what the server's own threads took does", () => {
  const waited = { wholeMs: 100, ranMs: 10, queuedMs: 80, selfQueuedMs: 0 };
  expect(ownMs({ ...waited, share: foreignShare(0, 80) })).toBe(100);
  expect(ownMs({ ...waited, share: foreignShare(80, 0) })).toBe(20);
  expect(ownMs({ ...waited, share: foreignShare(40, 40) })).toBe(60);
});

test("an idle machine keeps nobody waiting; this program's own wait is no answer's", () => {
  expect(foreignShare(0, 0)).toBe(0);
  expect(ownMs({ wholeMs: 50, ranMs: 5, queuedMs: 0, selfQueuedMs: 30, share: 0 })).toBe(20);
  expect(ownMs({ wholeMs: 5, ranMs: 9, queuedMs: 0, selfQueuedMs: 0, share: 0 })).toBe(5);
});
