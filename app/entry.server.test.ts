import { afterEach, expect, test, vi } from "vitest";
import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { handleError } from "./entry.server.tsx";

const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

const report = (init: RequestInit) => handleError(new Error("Bad Request"), { request: new Request(`${config().siteUrl}/contact`, init) });

test("an accident is logged", () => {
  report({});
  report({ method: "POST", headers: { origin: config().siteUrl } });
  expect(logged).toHaveBeenCalledTimes(2);
});

test("A9: what another site sends is refused without a line in the log, which it could fill", () => {
  report({ method: "POST", headers: { origin: "https://evil.example" } });
  report({ method: "POST", headers: { origin: "null" } });
  expect(logged).not.toHaveBeenCalled();
});
