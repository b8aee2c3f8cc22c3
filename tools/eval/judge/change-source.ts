import { readFileSync } from "node:fs";
import path from "node:path";
import { LOOSE_CONSTANTS, type LooseConstant, TABLES_OF_APPEAL } from "./loose-constants.ts";

const FINDER = path.resolve("app/features/finder");

/** A loose constant with the number that it has. */
export interface FoundConstant extends LooseConstant {
  value: number;
}

/** Returns every loose constant, the rows of the tables of appeal too. Throws where one does not stand once in its file. */
export function findLooseConstants(): FoundConstant[] {
  return [...LOOSE_CONSTANTS, ...rowsOfAppeal()].map((constant) => ({
    ...constant,
    value: placeOf(sourceOf(constant.file), constant).value,
  }));
}

export function sourceOf(file: string): string {
  return readFileSync(path.join(FINDER, file), "utf8");
}

/** Returns a file's text with another number in the constant's place. */
export function withNumber(source: string, constant: LooseConstant, value: number): string {
  const { start, end, isFactor } = placeOf(source, constant);
  return `${source.slice(0, start)}${isFactor ? ` * ${value}` : value}${source.slice(end)}`;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function placeOf(source: string, { file, name, at }: LooseConstant): { start: number; end: number; value: number; isFactor: boolean } {
  const [before = "", said = "", after = ""] = at.split(/[«»]/);
  const isFactor = said.startsWith(" *");
  const number = isFactor ? "()" : said === "" ? "(\\d[\\d.]*)" : `(${escape(said)})`;
  const [found, ...others] = [...source.matchAll(new RegExp(escape(before) + number + escape(after), "g"))];
  if (found === undefined || others.length > 0)
    throw new Error(`${name} stands ${others.length === 0 ? "nowhere" : "twice"} in ${file}: ${at}`);
  const start = found.index + before.length;
  const written = found[1] ?? "";
  return { start, end: start + written.length, value: isFactor ? 1 : Number(written), isFactor };
}

function rowsOfAppeal(): LooseConstant[] {
  const { file, tables } = TABLES_OF_APPEAL;
  const source = sourceOf(file);
  return tables.flatMap((table) => {
    const head = `const ${table}: Readonly<Record<string, number>> = {`;
    const start = source.indexOf(head);
    const rows = source.slice(start, source.indexOf("};", start)).split("\n").slice(1, -1);
    const above = rows.map((_, place) => `${[head, ...rows.slice(0, place)].join("\n")}\n`);
    return rows.map((row, place) => {
      const [name = "", value = ""] = row.replace(/[",]/g, "").split(": ");
      return { name: `${table}: ${name.trim()}`, file, at: `${above[place]}${row.replace(value, `«${value}»`)}`, without: 0 };
    });
  });
}
