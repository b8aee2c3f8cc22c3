import { expect, test } from "vitest";
import type { Sample } from "./requests.ts";
import { reopen, versionOf } from "./reopen.ts";

const sampleOf = (value: unknown): Sample => ({ method: "POST", path: "/admin/season/changes", body: { kind: "json", value } });
const reopened = (value: unknown, version: number | undefined) => (reopen(sampleOf(value), version).body as { value: unknown }).value;

test("a sample is sent for the version that the last answer named", () => {
  const version = versionOf({ status: 200, body: '{"ok":true,"version":7}' });
  expect(reopened({ basedOn: 0, season: { mode: "off" } }, version)).toEqual({ basedOn: 7, season: { mode: "off" } });
  expect(reopened({ intent: "restore", basedOn: 0, version: 0 }, version)).toEqual({ intent: "restore", basedOn: 7, version: 0 });
  expect(reopened({ id: "a", baseVersion: 1, post: {} }, version)).toEqual({ id: "a", baseVersion: 7, post: {} });
});

test("what is new, has no version or was never answered stays as it is", () => {
  for (const value of [{ id: null, version: 0 }, { ref: "new", basedOn: 0 }, { baseVersion: null }, "text", null])
    expect(reopened(value, 7)).toEqual(value);
  expect(reopened({ basedOn: 0 }, undefined)).toEqual({ basedOn: 0 });
});

test("only a save, or a refusal as stale, tells a version", () => {
  expect(versionOf({ status: 409, body: '{"ok":false,"reason":"stale","version":3,"look":{}}' })).toBe(3);
  expect(versionOf({ status: 422, body: '{"ok":false,"version":3}' })).toBeUndefined();
  expect(versionOf({ status: 200, body: '{"ok":true}' })).toBeUndefined();
});
