import path from "node:path";
import { askProgram } from "../ask-program.ts";
import type { Change, Worth } from "./answer-changes.ts";
import { findLooseConstants, type FoundConstant } from "./change-source.ts";

/** Changes that one process tries: each keeps a copy of the ranking in memory. */
const AT_ONCE = 60;
const PROGRAM = path.resolve("tools/eval/judge/answer-changes.ts");

const HALVES = ["fit", "proof", "heldBack"] as const;
type Column = "without" | "½" | "2 ×";
const COLUMNS: Readonly<Record<Column, (constant: FoundConstant) => number | null>> = {
  without: ({ without }) => without,
  "½": ({ value }) => rounded(value, value / 2),
  "2 ×": ({ value }) => 2 * value,
};

/** Years, words and days stay whole. */
function rounded(value: number, other: number): number {
  return Number.isInteger(value) && value > 1 ? Math.round(other) : other;
}

/** Prints, as rows of a table, what each loose constant is worth on the judged requests: without it, and with half and twice of it. */
export async function printLooseAblation(): Promise<void> {
  const constants = findLooseConstants();
  const changes = constants.flatMap((constant) =>
    (Object.keys(COLUMNS) as Column[]).flatMap((column): (Change & { column: Column })[] => {
      const value = COLUMNS[column](constant);
      return value === null || value === constant.value ? [] : [{ constant, value, column }];
    }),
  );
  const worths: Worth[] = [];
  let now: Worth | undefined;
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    const [before, ...found] = await askProgram<Worth[]>(PROGRAM, { changes: changes.slice(from, from + AT_ONCE) });
    now ??= before;
    worths.push(...found);
    process.stderr.write(`${worths.length} of ${changes.length}\n`);
  }
  if (now === undefined) return;
  console.log(`now: ${HALVES.map((half) => now[half].toFixed(2)).join(" ")}`);
  for (const constant of constants) {
    const cells = (Object.keys(COLUMNS) as Column[]).map((column) => {
      const worth = worths[changes.findIndex((change) => change.constant === constant && change.column === column)];
      if (worth === undefined) return "–";
      if (worth.changed === 0) return "0";
      return `${HALVES.map((half) => signed(worth[half] - now[half])).join(" ")} (${worth.changed})`;
    });
    console.log(`| \`${constant.file}\` | ${constant.name} | ${constant.value} | ${cells.join(" | ")} |`);
  }
}

const signed = (difference: number) => `${difference >= 0 ? "+" : ""}${difference.toFixed(2)}`;
