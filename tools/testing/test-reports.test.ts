import { expect, test } from "vitest";
import { failedFiles, playwrightOutcome, type VitestReport, vitestOutcome } from "./test-reports.ts";

const file = (name: string, results: Record<string, string>, message = ""): VitestReport["testResults"][number] => ({
  name: `${process.cwd()}/${name}`,
  status: message !== "" || Object.values(results).includes("failed") ? "failed" : "passed",
  message,
  assertionResults: Object.entries(results).map(([fullName, status]) => ({
    ...{ fullName, status },
    failureMessages: status === "failed" ? [`\u001B[31m${fullName} is wrong\u001B[39m`] : [],
  })),
});

const TWO = { test: "a.test.ts › two", reason: "two is wrong" };
const NO_DATABASE = { test: "b.test.ts", reason: "no database\nstack" };
const first = {
  testResults: [
    file("a.test.ts", { one: "passed", two: "failed" }),
    file("b.test.ts", {}, "no database\nstack"),
    file("c.test.ts", { one: "passed", later: "skipped" }),
  ],
};

test("a file whose setup failed is a failed file, and is named with its message", () => {
  expect(failedFiles(first).map((name) => name.slice(-9))).toEqual(["a.test.ts", "b.test.ts"]);
  expect(vitestOutcome(first)).toEqual({ passed: 2, failed: [TWO, NO_DATABASE], flaky: [] });
});

test("what passes at the second try is counted and named; what fails again is a failure", () => {
  const again = { testResults: [file("a.test.ts", { one: "passed", two: "passed" }), file("b.test.ts", { three: "failed" })] };
  expect(vitestOutcome(first, again)).toEqual({
    passed: 3,
    failed: [{ test: "b.test.ts › three", reason: "three is wrong" }],
    flaky: [TWO, NO_DATABASE],
  });
});

test("browser tests are counted through nested suites, with errors outside of any test", () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    ...{ title, file: "a.spec.ts" },
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
  });
  expect(
    playwrightOutcome({
      suites: [
        {
          specs: [spec("one", "expected")],
          suites: [{ specs: [spec("two", "flaky", "too late"), spec("three", "unexpected", "not there", "nor here")] }],
        },
      ],
      errors: [{ message: "Timed out waiting for the server\nmore" }],
    }),
  ).toEqual({
    passed: 2,
    failed: [
      { test: "outside of any test", reason: "Timed out waiting for the server\nmore" },
      { test: "a.spec.ts › three", reason: "not there" },
    ],
    flaky: [{ test: "a.spec.ts › two", reason: "too late" }],
  });
});
