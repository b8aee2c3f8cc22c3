import { expect, test } from "vitest";
import { readInjections } from "./sqlmap.ts";
import { readWapitiReport } from "./wapiti.ts";

test("what sqlmap has broken into is read, and nothing else", () => {
  const said = "sqlmap identified the following injection point(s):\n---\nParameter: q (GET)\n    Type: boolean-based blind\n---\n";
  expect(readInjections(said)).toEqual(["q (GET)"]);
  expect(readInjections("[WARNING] GET parameter 'q' does not seem to be injectable\nParameters: 2\n")).toEqual([]);
});

test("wapiti's vulnerabilities and anomalies are findings, its empty kinds are none", () => {
  const report = {
    vulnerabilities: {
      "SQL Injection": [],
      "Cross Site Scripting": [{ method: "GET", path: "/search", info: "XSS via q", parameter: "q" }],
    },
    anomalies: { "Internal Server Error": [{ method: "POST", path: "/auth", info: "500" }] },
  };
  expect(readWapitiReport(JSON.stringify(report))).toEqual([
    { where: "GET /search", what: "wapiti: Cross Site Scripting", how: "XSS via q" },
    { where: "POST /auth", what: "wapiti: Internal Server Error", how: "500" },
  ]);
});
