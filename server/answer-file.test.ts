import { expect, test } from "vitest";
import { answerFile } from "./answer-file.ts";

const BYTES = new TextEncoder().encode("0123456789");
const file = {
  size: BYTES.length,
  etag: '"one"',
  read: (start: number, end: number) => new Blob([BYTES.slice(start, end + 1)]).stream(),
};

async function ask(headers: Record<string, string>, method = "GET") {
  const answer = answerFile({ method, header: (name) => headers[name] }, file, { "content-type": "text/plain" });
  const { status } = answer;
  return [status, await answer.text(), answer.headers.get("content-range"), answer.headers.get("content-length")];
}

test.each([
  ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-4", 206, "6789", "bytes 6-9/10"],
  ["bytes=-40", 206, "0123456789", "bytes 0-9/10"],
  ["BYTES=8-90", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=3-1", 200, "0123456789", null],
  ["bytes=-", 200, "0123456789", null],
  ["bytes=0-1,3-4", 200, "0123456789", null],
  ["lines=0-1", 200, "0123456789", null],
  ["bytes=9999999999999999-", 200, "0123456789", null],
])("Range: %s is answered with %i", async (range, status, text, contentRange) => {
  const length = status === 416 ? null : String(text.length);
  expect(await ask({ range })).toEqual([status, text, contentRange, length]);
});

test("a range of the version that is there is sent, of another one the whole file", async () => {
  expect(await ask({ range: "bytes=0-1", "if-range": '"one"' })).toEqual([206, "01", "bytes 0-1/10", "2"]);
  for (const other of ['"two"', 'W/"one"', "Tue, 24 Nov 2026 10:00:00 GMT"])
    expect(await ask({ range: "bytes=0-1", "if-range": other }), other).toEqual([200, "0123456789", null, "10"]);
});

test("a copy that is still right is not sent again; HEAD sends nothing and reads nothing", async () => {
  for (const tag of ['"one"', 'W/"one"', '"zero", "one"', "*"]) expect((await ask({ "if-none-match": tag }))[0], tag).toBe(304);
  expect((await ask({ "if-none-match": '"two"' }))[0]).toBe(200);
  expect(await ask({ range: "bytes=0-1" }, "HEAD")).toEqual([200, "", null, "10"]);
});
