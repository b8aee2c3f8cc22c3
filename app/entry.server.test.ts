import { expect, test, vi } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { handleError } from "./entry.server.tsx";

test("an accident is logged", () => {
  const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
  for (const method of ["GET", "POST"])
    handleError(new Error("Bad Request"), { request: new Request(`${config().siteUrl}/contact`, { method }) });
  expect(logged).toHaveBeenCalledTimes(2);
});
