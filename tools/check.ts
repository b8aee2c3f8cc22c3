import { runTool, ToolError } from "../scripts/run-tool.ts";

/** The steps are ordered by how quickly their faults are corrected. `--fix` formats the code and applies the linter's fixes. */
const fix = process.argv.includes("--fix");
const STEPS: [title: string, run: () => Promise<void>][] = [
  ["format", () => runTool("oxfmt", fix ? ["."] : ["--check", "."])],
  ["lint", () => runTool("oxlint", ["--max-warnings=0", ...(fix ? ["--fix"] : [])])],
  ["route types", () => runTool("react-router", ["typegen"])],
  ["types", () => runTool("tsc", ["--noEmit", "-p", "."])],
  [
    "import rules",
    () =>
      runTool("depcruise", [
        "--config",
        ".dependency-cruiser.cjs",
        "--output-type",
        "err",
        "app",
        "server",
        "db",
        "scripts",
        "tools",
        "tests",
      ]),
  ],
  ["structure", () => runTool("node", ["tools/check-structure.ts"])],
  ["vocabulary", () => runTool("node", ["tools/check-vocabulary.ts"])],
  ["safety table", () => runTool("node", ["tools/safety-table.ts", ...(fix ? ["--write"] : [])])],
  ["unused exports", () => runTool("knip", [])],
];
// Tests that need PostgreSQL or the built site run with `npm test`, which runs the unit tests too.
if (!process.argv.includes("--without-tests")) {
  STEPS.push(["unit tests", () => runTool("vitest", ["run", "--project=unit", "--reporter=dot"])]);
}

const failed: string[] = [];
for (const [title, run] of STEPS) {
  const startedAt = performance.now();
  try {
    await run();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    failed.push(title);
  }
  console.log(`${failed.includes(title) ? "✗" : "✓"} ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}
if (failed.length > 0) {
  console.error(`Not green: ${failed.join(", ")}`);
  process.exitCode = 1;
}
