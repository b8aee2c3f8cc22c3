import { expect, test } from "vitest";
import { findPasskeyObstacle } from "./passkey-obstacles.ts";

const HOME = "https://gifts.example";

test.each([
  [{ origin: HOME, isSecure: true, isSupported: true }, HOME, null],
  [{ origin: HOME, isSecure: true, isSupported: false }, HOME, "unsupported"],
  [{ origin: "http://gifts.example", isSecure: false, isSupported: false }, "http://gifts.example", "insecure"],
  [{ origin: "http://127.0.0.1:3000", isSecure: true, isSupported: true }, "http://localhost:3000", "elsewhere"],
  [{ origin: "http://192.168.1.7:3000", isSecure: false, isSupported: false }, "http://localhost:3000", "elsewhere"],
])("a page in %j of a site whose passkeys belong to %s has the obstacle %s", (surroundings, home, obstacle) => {
  expect(findPasskeyObstacle(surroundings, home)).toBe(obstacle);
});
