import fc from "fast-check";
import { expect, test } from "vitest";
import { ACCESS, bodyOf } from "#app/access.ts";
import { isFromElsewhere, type Sample, knownBreakerMutations, mutate, mutation } from "./requests.ts";
import type { Fixtures } from "./fixtures.ts";
import { WRITE_SAMPLES } from "./samples.ts";

const SITE = "http://site.test";
const SAMPLE: Sample = {
  method: "POST",
  path: "/gift-lists/1/changes",
  body: { kind: "json", value: { change: "share", fields: { isOn: "on" } } },
};
const AS_MEANT = { method: null, origin: "own", framing: "as meant", fields: [], query: [], path: null, ending: "", headers: [] } as const;
const shotOf = (fuzzed: object, sample = SAMPLE) => mutate(sample, { ...AS_MEANT, fields: [], ...fuzzed }, SITE);

test("unchanged it is what our pages send", () => {
  expect(shotOf({})).toEqual({
    method: "POST",
    target: "/gift-lists/1/changes",
    headers: { origin: SITE, "content-type": "application/json" },
    body: Buffer.from('{"change":"share","fields":{"isOn":"on"}}'),
  });
});

test.each<[object, string]>([
  [{ fields: [{ how: "replace", at: 3, key: "", value: [1] }] }, '{"change":"share","fields":{"isOn":[1]}}'],
  [{ fields: [{ how: "replace", at: 0, key: "", value: null }] }, "null"],
  [{ fields: [{ how: "remove", at: 1, key: "", value: 0 }] }, '{"fields":{"isOn":"on"}}'],
  [{ fields: [{ how: "add", at: 2, key: "__proto__", value: 1 }] }, '{"change":"share","fields":{"isOn":"on","__proto__":1}}'],
  [{ framing: "form" }, "change=share&fields=%7B%22isOn%22%3A%22on%22%7D"],
  [{ framing: "cut off" }, '{"change":"share","f'],
])("%j makes %s of it", (fuzzed, text) => {
  expect(shotOf(fuzzed).body?.toString()).toBe(text);
});

test("a value that comes twice is not put into itself, and stays as it was", () => {
  const value = {};
  const fields = [
    { how: "replace", at: 0, key: "", value },
    { how: "add", at: 0, key: "in", value },
  ];
  expect(shotOf({ fields }).body?.toString()).toBe('{"in":{}}');
  expect(value).toEqual({});
});

test("a path may be fuzzed in a part, and its end", () => {
  expect(shotOf({ path: { at: 1, text: "../x\0" }, ending: ".data" }).target).toBe("/gift-lists/..%2Fx%00/changes.data");
});

test("whatever is fuzzed can be sent: HTTP has no room for other letters in a target", () => {
  fc.assert(
    fc.property(mutation, (fuzzed) => {
      expect(mutate(SAMPLE, fuzzed, SITE).target).toMatch(/^\/[!-~]*$/);
    }),
  );
});

test("I3: each field of a sample meets each of the sharpest values", () => {
  const bodies = knownBreakerMutations(SAMPLE).map((fuzzed) => mutate(SAMPLE, fuzzed, SITE).body?.toString());
  expect(bodies).toContain('{"change":"share","fields":{"isOn":"a\\u0000b"}}');
  expect(bodies).toContain('{"change":2147483648,"fields":{"isOn":"on"}}');
});

test("a write is ours only with our Origin", () => {
  expect(["own", "foreign", "null", "none"].map((origin) => isFromElsewhere(shotOf({ origin }), SITE))).toEqual([false, true, true, true]);
  expect(isFromElsewhere(shotOf({ method: "GET", origin: "none" }), SITE)).toBe(false);
});

test("Z1: every address that takes something has a sample of it", () => {
  const takes = Object.entries(ACCESS).filter(([, { write }]) => write !== undefined);
  expect(Object.keys(WRITE_SAMPLES).toSorted()).toEqual(takes.map(([address]) => address).toSorted());
});

test("Z1: what the samples send is what their addresses take", () => {
  // The ids of what is there do not matter for the type.
  const things = new Proxy({} as Fixtures, { get: () => "00000000-0000-4000-8000-000000000000" });
  const strangers = Object.entries(WRITE_SAMPLES).flatMap(([address, make]) =>
    make(things)
      .map((sending) => shotOf({}, { method: "POST", path: "/", ...sending }).headers["content-type"] ?? "")
      .filter((type) => !bodyOf(ACCESS[address]).types.includes(type))
      .map((type) => `${address}: ${type}`),
  );
  expect(strangers).toEqual([]);
});
