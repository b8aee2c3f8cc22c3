import { afterEach, expect, test, vi } from "vitest";
import { list, object, text } from "#app/platform/answers/shapes.ts";
import { fetchJson, readAnswer, readFetched, sendForm, sendJson } from "./send-json.ts";

const giftIds = object({ giftIds: list(text) });

/** Lets the next request be answered so. */
function answerWith(body: string | null, init: ResponseInit & { type?: string } = {}) {
  const { type = "application/json", ...rest } = init;
  const respond = vi.fn<typeof fetch>(async () => new Response(body, { ...rest, headers: { "content-type": type } }));
  vi.stubGlobal("fetch", respond);
  return respond;
}

afterEach(() => vi.unstubAllGlobals());

test("an answer of its shape is read, without fields that only a newer server knows", async () => {
  const respond = answerWith('{"giftIds":["a"],"more":1}');
  expect(await sendJson("/saves", { a: 1 }, giftIds)).toEqual({ answer: { giftIds: ["a"] }, trouble: null });
  expect(respond.mock.calls[0]?.[1]).toMatchObject({ method: "POST", body: '{"a":1}', headers: { accept: "application/json" } });
});

test.each(["{}", '{"giftIds":null}', '{"giftIds":[1]}', "[]", "null"])(
  "an answer of another shape is trouble that asks for a reload, not an empty list: %s",
  async (body) => {
    const told = vi.mocked(console.error).mockReturnValue();
    answerWith(body);
    const { answer, trouble } = await fetchJson("/saved-gift-ids", giftIds);
    expect(answer).toBeNull();
    expect(trouble).toMatchObject({
      kind: "failed",
      status: 200,
      message: "The site has been updated since you opened this page. Please reload it.",
    });
    expect(told).toHaveBeenCalledOnce();
    told.mockClear();
  },
);

test("a lost connection and the sign-in page in place of an answer are trouble", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect((await fetchJson("/session", giftIds)).trouble?.kind).toBe("unreachable");
  expect((await sendForm("/marketplace", new URLSearchParams()))?.kind).toBe("unreachable");
  const page = Object.defineProperties(new Response("<p>", { headers: { "content-type": "text/html" } }), {
    redirected: { value: true },
    url: { value: "https://site.example/auth?next=%2F" },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(page));
  expect((await sendForm("/marketplace", new URLSearchParams()))?.kind).toBe("signed-out");
});

test("a form that was taken has no trouble; one that was refused has the server's words", async () => {
  answerWith(null, { status: 204 });
  expect(await sendForm("/marketplace", new URLSearchParams())).toBeNull();
  answerWith('{"title":"Bad request","detail":"No."}', { status: 400, type: "application/problem+json" });
  expect(await sendForm("/marketplace", new URLSearchParams())).toMatchObject({ kind: "failed", status: 400, message: "No." });
});

test("JSON below 500 is the screen's own answer; 401, 403, problems and what is no JSON are trouble", () => {
  const read = (status: number, text: string, contentType = "application/json; charset=utf-8") =>
    readAnswer({ status, contentType, text }, (value) => value);
  expect(read(409, '{"ok":false}')).toEqual({ answer: { ok: false }, trouble: null });
  expect(read(401, '{"ok":false}').trouble?.kind).toBe("signed-out");
  expect(read(403, "{}").trouble?.kind).toBe("forbidden");
  expect(read(404, '{"title":"Not found"}', "application/problem+json")).toEqual({
    answer: null,
    trouble: { kind: "failed", status: 404, message: null, title: "Not found", reference: null },
  });
  expect(read(500, '{"detail":"No.","requestId":"r"}').trouble).toMatchObject({ message: "No.", reference: "r" });
  expect(read(200, "<!doctype html>", "text/html").trouble?.kind).toBe("failed");
});

test("what a fetcher has brought is read by its shape: nothing at first, then an answer or trouble", () => {
  expect(readFetched(undefined, giftIds)).toEqual({ answer: null, trouble: null });
  expect(readFetched({ giftIds: ["a"], more: 1 }, giftIds)).toEqual({ answer: { giftIds: ["a"] }, trouble: null });
  const told = vi.mocked(console.error).mockReturnValue();
  expect(readFetched({ giftIds: null }, giftIds).trouble?.message).toBe(
    "The site has been updated since you opened this page. Please reload it.",
  );
  expect(told).toHaveBeenCalledOnce();
  told.mockClear();
});
