import { expect, test, vi } from "vitest";
import { z } from "zod";
import { emptyForm, outcomeOf, typedForm } from "./body-schemas.ts";
import { log } from "./log.server.ts";
import { readForm } from "./read-form.server.ts";
import { REFUSED_BODY } from "./problem.ts";

const forms = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("name"), name: z.string().min(1, "Please enter a name."), listId: z.guid().optional() }),
  z.strictObject({ intent: z.enum(["delete", "restore"]), id: z.guid() }),
]);
const ID = "0f9e7f3a-3a5c-4f0e-9d5e-0a8b0c1d2e3f";
const post = (body: string) => new Request("http://site.test/names", { method: "POST", body });
const read = (body: string) => readForm(post(body), typedForm(forms, ["listId"]));

test("a form's value comes with what was typed, and the last of two fields counts", async () => {
  expect(await read("intent=name&name=Ada&name=Eve")).toEqual({
    ok: true,
    typed: { intent: "name", name: "Eve" },
    value: { intent: "name", name: "Eve" },
  });
  expect(await read(`intent=restore&id=${ID}`)).toMatchObject({ ok: true, value: { intent: "restore", id: ID } });
});

test("faults stand beside their fields, also one that is missing", async () => {
  expect(await read("intent=name&name=")).toEqual({
    ok: false,
    typed: { intent: "name", name: "" },
    errors: { name: "Please enter a name." },
  });
  expect(await read("intent=name")).toMatchObject({ ok: false, errors: { name: "Please fill in this field." } });
});

test.each([
  ["no intent", "name=Ada"],
  ["an intent that no form has", "intent=rename&name=Ada"],
  ["a field that no form has", "intent=name&name=&role=owner"],
  ["a field with the name of a prototype", "intent=name&name=Ada&__proto__=1"],
  ["a hidden field", "intent=delete&id=1"],
  ["a hidden field of this form", "intent=name&name=Ada&listId=1"],
])("Z5: what no page sends is refused: %s", async (_what, body) => {
  const warn = vi.spyOn(log, "warn").mockReturnValue(undefined);
  try {
    const detail = expect.stringContaining(REFUSED_BODY) as string;
    await expect(read(body)).rejects.toMatchObject({ init: { status: 400 }, data: { detail } });
    expect(warn).toHaveBeenCalledOnce();
  } finally {
    warn.mockRestore();
  }
});

test("a form without fields has none, and a fault may be left to the route", async () => {
  expect(await readForm(post(""), emptyForm)).toEqual({});
  expect(await readForm(post("id=1"), outcomeOf(emptyForm))).toMatchObject({ success: false });
  expect(await readForm(post("one=1&one=2"), z.array(z.string()), (fields) => fields.getAll("one"))).toEqual(["1", "2"]);
});
