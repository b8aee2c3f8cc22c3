import path from "node:path";
import { readGit } from "../judge/public-catalogues.ts";
import { GUIDES } from "./list-topics.ts";
import { agesOfHeading, type Span } from "./heading-ages.ts";

interface ListedGift {
  name: string;
  description: string;
  /** Dollars, or empty. */
  price: string;
}
/** Gifts that somebody has put together under a title. */
export interface GiftList {
  title: string;
  /** For whom its gifts are, in years, where the title says so. */
  age?: Span;
  gifts: ListedGift[];
}

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const named = (name: string): ListedGift => ({ name, description: "", price: "" });
const agedBy = (title: string, gifts: ListedGift[]): GiftList => {
  const age = agesOfHeading(title);
  return { title, gifts, ...(age === undefined ? {} : { age }) };
};

const STRING = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g;
/** Returns what the strings in a piece of source say; nothing of it is run. */
const stringsIn = (source: string) =>
  [...source.matchAll(STRING)].map(([, double, single]) => (double ?? single ?? "").replaceAll(/\\(.)/g, "$1").trim());
/** Returns the first string behind a property's name, or nothing. */
const propertyOf = (source: string, property: string) => stringsIn(new RegExp(`\\b${property}:\\s*(.*)`).exec(source)?.[1] ?? "")[0] ?? "";

/** Reads a folder of gift guides: a JSON file each. */
export async function readGuides(repository: string): Promise<GiftList[]> {
  const lists: GiftList[] = [];
  for (const file of (await readGit(repository, "ls-tree", "--name-only", "HEAD", "data/guides/")).split("\n")) {
    if (!file.endsWith(".json")) continue;
    const { gifts = [] } = JSON.parse(await readGit(repository, "show", `HEAD:${file}`)) as { gifts?: Record<string, unknown>[] };
    const title = path.basename(file, ".json");
    const age = GUIDES[title]?.age;
    lists.push({
      title,
      gifts: gifts.map(({ name, description }) => ({ name: text(name), description: text(description), price: "" })),
      ...(age === undefined || age[0] >= 18 ? {} : { age: [...age] as Span }),
    });
  }
  return lists;
}

/** Reads what to buy for whom, by liking: names alone, out of a Python dictionary. */
export async function readAdvice(repository: string): Promise<GiftList[]> {
  const source = await readGit(repository, "show", "HEAD:enrichment_data.py");
  return [...source.matchAll(/^ {4}'(\w+)': \{\n\s+'do_buy': \[([\s\S]*?)\]/gm)].map(([, title = "", gifts = ""]) => ({
    title,
    gifts: stringsIn(gifts).map(named),
  }));
}

/** Reads the gifts of a family's blog, with texts and prices. */
export async function readPiles(repository: string): Promise<GiftList[]> {
  const gifts = (await readGit(repository, "show", "HEAD:src/data/gifts.ts")).split(/^ {4}id: /m).slice(1);
  const byTitle = Map.groupBy(gifts, (gift) => propertyOf(gift, "guideSource"));
  return [...byTitle].map(([title, listed]) =>
    agedBy(
      title,
      listed.map((gift) => ({
        name: propertyOf(gift, "title"),
        description: propertyOf(gift, "fullDescription") || propertyOf(gift, "description"),
        price: /\bprice: ([\d.]+)/.exec(gift)?.[1] ?? "",
      })),
    ),
  );
}

/** Reads the lists of a gift picker: names alone, under comments such as "sports (for her)". */
export async function readPicks(repository: string): Promise<GiftList[]> {
  const source = await readGit(repository, "show", "HEAD:all_items.js");
  return source
    .split(/^\/\/ (?=\w+ \(for (?:him|her) ?\))/m)
    .slice(1)
    .map((part) => {
      const title = (/^.*\)/.exec(part)?.[0] ?? "").replace(" )", ")");
      return agedBy(
        title,
        [...part.matchAll(/\bname:\s*(.*)/g)].map(([, written = ""]) => named(stringsIn(written)[0] ?? "")),
      );
    });
}
