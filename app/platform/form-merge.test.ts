import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { mergeForm, readOpened } from "./form-merge.ts";

const OPENED = { name: "Birthday", note: "" };

describe("a form and what was saved while it was open", () => {
  test.each([
    ["nobody else saved", { name: "Mom", note: "" }, OPENED, { name: "Mom", note: "" }],
    ["they changed the name, the form the note", { ...OPENED, note: "blue" }, { ...OPENED, name: "Mom" }, { name: "Mom", note: "blue" }],
    ["both changed it alike", { ...OPENED, name: "Mom" }, { ...OPENED, name: "Mom" }, { ...OPENED, name: "Mom" }],
    ["the form changes nothing", OPENED, { name: "Mom", note: "blue" }, { name: "Mom", note: "blue" }],
  ])("%s", (_what, mine, now, fields) => {
    expect(mergeForm(mine, now, OPENED)).toEqual({ ok: true, fields });
  });

  test("what both changed is disputed; saving again then replaces it and nothing else", () => {
    const [mine, now] = [
      { name: "Mother", note: "" },
      { name: "Mom", note: "blue" },
    ];
    const conflict = mergeForm(mine, now, OPENED);
    expect(conflict).toEqual({ ok: false, reason: "conflict", disputed: ["name"], now, opened: { name: "Mom", note: "" } });
    if (conflict.ok) return;
    expect(mergeForm(mine, now, conflict.opened)).toEqual({ ok: true, fields: { name: "Mother", note: "blue" } });
  });

  test("whatever each side says, a merge never takes back what only the other side changed", () => {
    const value = fc.constantFrom("a", "b", "c");
    const form = fc.record({ one: value, two: value });
    fc.assert(
      fc.property(form, form, form, (mine, now, opened) => {
        const merge = mergeForm(mine, now, opened);
        if (!merge.ok) return;
        for (const name of ["one", "two"] as const) {
          if (mine[name] === opened[name]) expect(merge.fields[name]).toBe(now[name]);
          else expect([mine[name], merge.fields[name]]).toEqual([merge.fields[name], mine[name]]);
        }
      }),
      { seed: 25 },
    );
  });
});

test.each([undefined, "", "{", "null", "[]", '{"name":1}', '{"name":"x","more":1}', '"text"'])(
  "of %s as opened values nothing counts",
  (text) => {
    expect(readOpened(text, z.strictObject({ name: z.string() }).partial())).toEqual({});
  },
);
