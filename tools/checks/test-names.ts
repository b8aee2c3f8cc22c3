import { type ESTree, parseSync } from "vite";

/** A node of a parsed file, seen as what it holds. */
type Node = Readonly<Record<string, unknown>> & { type: string };

/** A test: the titles of its groups and its own, the first cells of its table that its title shows, and what it expects. */
export interface NamedTest {
  titles: string[];
  cells: string[];
  /** Each assertion as it is written, on one line. */
  assertions: string[];
}

/** Functions whose first argument names a test or a group of tests. */
const NAMING = new Set(["test", "it", "describe"]);
/** Modifiers whose tests do not run. */
const IDLE = new Set(["skip", "todo"]);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Returns a string or a template as text, each value within it as "…"; undefined for anything else. */
function readText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral") return undefined;
  return (node.quasis as ESTree.TemplateElement[]).map(({ value }) => value.cooked).join("…");
}

/** Returns the words of a callee, such as "test", "each", and the table that was given to `each`. */
function readCallee(callee: unknown): { words: string[]; table?: unknown } {
  if (!isNode(callee)) return { words: [] };
  if (callee.type === "Identifier") return { words: [callee.name as string] };
  if (callee.type === "CallExpression") return { ...readCallee(callee.callee), table: (callee.arguments as unknown[])[0] };
  if (callee.type !== "MemberExpression") return { words: [] };
  return { words: [...readCallee(callee.object).words, ...readCallee(callee.property).words] };
}

/** Returns the first cells of a table of tests that are texts. */
function readFirstCells(table: unknown): string[] {
  if (!isNode(table)) return [];
  if (table.type === "TSAsExpression") return readFirstCells(table.expression);
  if (table.type !== "ArrayExpression") return [];
  return (table.elements as unknown[]).flatMap((row) => {
    const cell = isNode(row) && row.type === "ArrayExpression" ? (row.elements as unknown[])[0] : row;
    return readText(cell) ?? [];
  });
}

/** Returns where each assertion within a node begins and ends. */
function findAssertions(value: unknown): [start: number, end: number][] {
  if (Array.isArray(value)) return value.flatMap(findAssertions);
  if (!isNode(value)) return [];
  if (value.type === "CallExpression" && startsWithExpect(value)) return [[value.start as number, value.end as number]];
  return Object.values(value).flatMap(findAssertions);
}

/** True for `expect(…)` and what follows it. */
function startsWithExpect(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Identifier") return node.name === "expect";
  return node.type === "MemberExpression" ? startsWithExpect(node.object) : node.type === "CallExpression" && startsWithExpect(node.callee);
}

function findTests(value: unknown, groups: string[], text: string): NamedTest[] {
  if (Array.isArray(value)) return value.flatMap((part) => findTests(part, groups, text));
  if (!isNode(value)) return [];
  const within = (titles: string[]) => Object.values(value).flatMap((part) => findTests(part, titles, text));
  if (value.type !== "CallExpression") return within(groups);
  const { words, table } = readCallee(value.callee);
  const title = readText((value.arguments as unknown[])[0]);
  if (title === undefined || !NAMING.has(words[0] ?? "")) return within(groups);
  if (words.some((word) => IDLE.has(word))) return [];
  const titles = [...groups, title];
  if (words.includes("describe")) return within(titles);
  const assertions = findAssertions(value).map(([start, end]) => text.slice(start, end).replaceAll(/\s+/g, " "));
  return [{ titles, cells: title.includes("%s") ? readFirstCells(table) : [], assertions }];
}

/** Returns the tests of a file in their order, without those that are skipped. */
export const listTests = (path: string, text: string): NamedTest[] => findTests(parseSync(path, text).program, [], text);

/** Returns the texts of a program, without its comments: what it prints of what it has measured is among them. */
export function listTexts(path: string, text: string): string[] {
  const findTexts = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(findTexts);
    return isNode(value)
      ? [...(readText(value) === undefined ? [] : [readText(value) as string]), ...Object.values(value).flatMap(findTexts)]
      : [];
  };
  return findTexts(parseSync(path, text).program);
}
