import { expect, test } from "vitest";
import { loggablePath } from "./loggable-path.ts";

test("K2: a path in the log opens nothing", () => {
  expect(loggablePath("/l/s3cr3t/occasion.ics")).toBe("/l/…/occasion.ics");
  expect(loggablePath("/claims/s3cr3t")).toBe("/claims/…");
  expect(loggablePath("/blog/preview/s3cr3t")).toBe("/blog/preview/…");
  expect(loggablePath("/blog/a-post")).toBe("/blog/a-post");
});
