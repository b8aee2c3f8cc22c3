import { expect, test } from "vitest";
import { redactPath } from "./redacted-path.ts";

test("K2: a path in the log opens nothing", () => {
  expect(redactPath("/l/s3cr3t/occasion.ics")).toBe("/l/…/occasion.ics");
  expect(redactPath("/claims/s3cr3t")).toBe("/claims/…");
  expect(redactPath("/blog/preview/s3cr3t")).toBe("/blog/preview/…");
  expect(redactPath("/invitations/s3cr3t")).toBe("/invitations/…");
  expect(redactPath("/blog/a-post")).toBe("/blog/a-post");
});
