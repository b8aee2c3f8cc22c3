import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";

/** A row of the import file: what a small shop can tell, and no tags. */
interface Row {
  name: string;
  description: string;
  price: string;
  brand_name: string;
}

/** How the files of a public repository become a catalogue; none of their rows is kept in the project. */
interface Source {
  folder: string;
  rowsOf: (content: unknown) => Row[];
}

const RUPEES_PER_DOLLAR = 300;
const LONGEST_NAME = 200;
const text = (value: unknown) => (typeof value === "string" && value !== "N/A" ? value.trim() : "");

/** Returns the price in dollars of "RS.5,770" or of the last of several sums. */
function toDollars(written: unknown): string {
  const sums = text(written).match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const rupees = Number((sums.at(-1) ?? "").replaceAll(",", ""));
  return rupees > 0 ? (rupees / RUPEES_PER_DOLLAR).toFixed(2) : "";
}

export const SOURCES: Readonly<Record<string, Source>> = {
  // Gift guides: { gifts: [{ name, shop, description }] }.
  guides: {
    folder: "data/guides",
    rowsOf: (content) =>
      ((content as { gifts?: Record<string, unknown>[] }).gifts ?? []).map(({ name, description, shop }) => ({
        name: text(name),
        description: text(description),
        price: "",
        brand_name: text(shop),
      })),
  },
  // A gift shop's lists: [{ name, price, description, specs }].
  shop: {
    folder: "data",
    rowsOf: (content) =>
      (Array.isArray(content) ? (content as Record<string, unknown>[]) : []).map(({ name, description, price }) => ({
        name: text(name).slice(0, LONGEST_NAME),
        description: text(description),
        price: toDollars(price),
        brand_name: "",
      })),
  },
};

const COLUMNS = ["name", "description", "price", "brand_name"] as const;
const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** Returns rows as a catalogue file, each name once. */
export function toCatalogueFile(rows: readonly Row[]): string {
  const named = new Map(rows.filter(({ name }) => name !== "").map((row) => [row.name.toLowerCase(), row]));
  const lines = [...named.values()].map((row) => COLUMNS.map((column) => cell(row[column])).join(","));
  return `${[COLUMNS.join(","), ...lines].join("\n")}\n`;
}

const run = promisify(execFile);
const MAX_BYTES = 1 << 27;

/** Returns what git says of a repository, which may have no work tree. */
export async function readGit(repository: string, ...args: string[]): Promise<string> {
  const { stdout } = await run("git", ["--git-dir", repository, ...args], { maxBuffer: MAX_BYTES });
  return stdout;
}

/** Writes the catalogue of a repository without a work tree to a file, and returns the names in it. Files that are not there are left out. */
export async function writeCatalogue(repository: string, kind: string, out: string): Promise<string[]> {
  const source = SOURCES[kind];
  if (source === undefined) throw new Error(`Known kinds: ${Object.keys(SOURCES).join(", ")}`);
  const listed = (await readGit(repository, "ls-tree", "--name-only", "HEAD", `${source.folder}/`)).split("\n");
  const rows: Row[] = [];
  for (const file of listed.filter((name) => name.endsWith(".json"))) {
    const content = await readGit(repository, "show", `HEAD:${file}`).catch(() => null);
    if (content !== null) rows.push(...source.rowsOf(JSON.parse(content)));
  }
  await writeFile(out, toCatalogueFile(rows));
  return [...new Set(rows.map(({ name }) => name))];
}
