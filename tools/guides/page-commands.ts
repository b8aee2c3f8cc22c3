import { readFileSync } from "node:fs";

/** Returns the one block of commands of a page that has `part`. */
export function readBlock(page: string, part: string): string {
  const blocks = [...readFileSync(page, "utf8").matchAll(/```\w*\n([^`]*)```/g)].map(([, lines = ""]) => lines);
  const [block, ...others] = blocks.filter((lines) => lines.includes(part));
  if (block === undefined || others.length > 0)
    throw new Error(`${page} has ${others.length + Number(block !== undefined)} blocks with ${part}`);
  return block;
}

/** Returns the statements of a block, without its comments. */
export function readStatements(page: string, part: string): string[] {
  const lines = readBlock(page, part).replaceAll(/--\s.*$/gm, "");
  return lines
    .split(";")
    .map((statement) => statement.trim())
    .filter(Boolean);
}

/** Returns the words of a command, the lines of which may go on with a backslash; values that the page only has as examples are replaced. */
export function readWords(page: string, part: string, examples: Readonly<Record<string, string>>): string[] {
  let command = readBlock(page, part)
    .replaceAll(/\\\n\s*/g, "")
    .trim();
  for (const [example, value] of Object.entries(examples)) {
    if (!command.includes(example)) throw new Error(`${page} has no ${example} beside ${part}`);
    command = command.replaceAll(example, value);
  }
  return (command.match(/(?:'[^']*'|\S)+/g) ?? []).map((word) => word.replaceAll("'", ""));
}

/** Returns a command that a page names within its text, after making sure that it still does. */
export function readNamed(page: string, command: string): string {
  if (!readFileSync(page, "utf8").includes(`\`${command}\``)) throw new Error(`${page} does not name ${command} any more`);
  return command;
}
