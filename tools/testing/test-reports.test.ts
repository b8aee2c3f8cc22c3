import { expect, test } from "vitest";
import { failedFiles, playwrightOutcome, type VitestReport, vitestOutcome } from "./test-reports.ts";

const file = (name: string, results: Record<string, string>, message = ""): VitestReport["testResults"][number] => ({
  name: `${process.cwd()}/${name}`,
  status: message !== "" || Object.values(results).includes("failed") ? "failed" : "passed",
  message,
  assertionResults: Object.entries(results).map(([fullName, status]) => ({ fullName, status })),
});

const first = {
  testResults: [
    file("a.test.ts", { one: "passed", two: "failed" }),
    file("b.test.ts", {}, "no database\nstack"),
    file("c.test.ts", { one: "passed", later: "skipped" }),
  ],
};

test("a file whose setup failed is a failed file, and is named with its message", () => {
  expect(failedFiles(first).map((name) => name.slice(-9))).toEqual(["a.test.ts", "b.test.ts"]);
  expect(vitestOutcome(first)).toEqual({ passed: 2, failed: ["a.test.ts › two", "b.test.ts › no database"], flaky: [] });
});

test("what passes at the second try is counted and named; what fails again is a failure", () => {
  const again = { testResults: [file("a.test.ts", { one: "passed", two: "passed" }), file("b.test.ts", { three: "failed" })] };
  expect(vitestOutcome(first, again)).toEqual({
    passed: 3,
    failed: ["b.test.ts › three"],
    flaky: ["a.test.ts › two", "b.test.ts › no database"],
  });
});

test("browser tests are counted through nested suites, with errors outside of any test", () => {
  const spec = (title: string, status: string) => ({ title, file: "a.spec.ts", tests: [{ status }] });
  expect(
    playwrightOutcome({
      suites: [{ specs: [spec("one", "expected")], suites: [{ specs: [spec("two", "flaky"), spec("three", "unexpected")] }] }],
      errors: [{ message: "Timed out waiting for the server\nmore" }],
    }),
  ).toEqual({ passed: 2, failed: ["Timed out waiting for the server", "a.spec.ts › three"], flaky: ["a.spec.ts › two"] });
});
