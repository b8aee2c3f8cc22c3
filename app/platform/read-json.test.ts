import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { z } from "zod";
import { log } from "./log.server.ts";
import { readJson } from "./read-json.server.ts";
import { REFUSED_BODY } from "./problem.ts";
import { runInRequest } from "./request-scope.server.ts";

const schema = z.strictObject({ id: z.number(), notes: z.array(z.strictObject({ slug: z.string() })) });
const post = (body: unknown) =>
  new Request("http://site.test/l/hush/changes?q=words", { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
const read = (body: unknown) => runInRequest("request-1", () => readJson(post(body), schema));

let warn: MockInstance<typeof log.warn>;
beforeEach(() => {
  warn = vi.spyOn(log, "warn").mockReturnValue(undefined);
});
afterEach(() => warn.mockRestore());

test("what fits the schema is read", async () => {
  expect(await read({ id: 1, notes: [] })).toEqual({ id: 1, notes: [] });
});

test("a refusal names the fields, in the answer and in the log, and never what was sent", async () => {
  const refusal = read({ id: "secret", notes: [{ slug: "a", taxonomy: "secret" }] });
  await expect(refusal).rejects.toMatchObject({
    init: { status: 400 },
    data: {
      detail: `${REFUSED_BODY}: id (invalid_type), notes.0.taxonomy (unrecognized_keys).`,
      requestId: "request-1",
    },
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { path: "/l/…/changes", refused: ["id (invalid_type)", "notes.0.taxonomy (unrecognized_keys)"] },
    expect.any(String),
  );
});

test("I3: a body that is not the schema's at all, or no JSON, is refused too", async () => {
  await expect(read([])).rejects.toMatchObject({ data: { detail: `${REFUSED_BODY}: body (invalid_type).` } });
  for (const malformed of ["", "{", "[".repeat(500)]) await expect(read(malformed)).rejects.toMatchObject({ init: { status: 400 } });
});
