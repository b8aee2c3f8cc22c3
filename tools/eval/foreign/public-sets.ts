import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readGit, toCatalogueFile, writeCatalogue } from "../judge/public-catalogues.ts";
import { readRequests, REQUESTS_FILE } from "../judge/requests.ts";
import { readStoredGrades, pairHash } from "../judge/stored-grades.ts";
import { LABELS_FOLDER, readLabels } from "../../train/labels.ts";
import { hashOfName, listPosts, productsOf, readPosts, titleOf } from "../../train/product-posts.ts";
import { JudgementsError, nameHash } from "./judgements.ts";
import { OTHER_TOPICS } from "./other-topics.ts";
import { GUIDES, type Topic, TOPICS } from "./topics.ts";

const PRODUCTS_OF_TOPIC = 24;
const PRODUCTS_OF_POST = 8;
const LONGEST_TEXT = 500;
const GRADED_REQUESTS = 60;

type Span = [from: number, to: number];
interface Written {
  scale: "weights" | "grades";
  complete: boolean;
  briefs: { id: string; text: string; half: "open" | "held-back"; interest: boolean; age?: Span; grades: Record<string, number> }[];
  gifts: Record<string, { age: Span }>;
}
interface Item {
  name: string;
  description: string;
  /** For whom its headings say that it is, in years. */
  age?: Span;
  topics: Set<Topic>;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
/** Half of the headings is held back, by a hash, so that adding one moves no other. */
const halfOf = (key: string) => (Number.parseInt(hash(`half:${key}`).slice(0, 2), 16) % 2 === 0 ? "open" : "held-back");

const patternOf = (words: readonly string[], ending: string) => new RegExp(`\\b(?:${words.join("|")})${ending}\\b`, "gi");

/** Returns a text without the words of its headings, which would prove nothing. */
export function withoutLabel(text: string, topics: Iterable<Topic>): string {
  const words = [...topics].flatMap((topic) => topic.words);
  if (words.length === 0) return text;
  return text.replace(patternOf(words, "(?:s|es|ers?|ing|['’]s)?"), "").replace(/\s+/g, " ").trim();
}

const CHILDREN: readonly (readonly [RegExp, Span])[] = [
  [/\b(?:baby|babies|newborns?|infants?)\b/i, [0, 2]],
  [/\btoddlers?\b/i, [1, 3]],
  [/\bteen(?:s|agers?)?\b/i, [13, 17]],
  [/\b(?:kids?|child(?:ren)?|boys?|girls?)(?:['’]s)?\b/i, [3, 12]],
];
const GROWN =
  /\b(?:wom[ae]n|m[ae]n|adults?|ladies|him|her|wife|husband|mom|dad|bridesmaids?|wine|whiske?y|bourbon|beer|cocktail)(?:['’]?s)?\b/i;

/** Returns for which ages a heading says that its things are; undefined where it says none. */
export function agesOfHeading(title: string): Span | undefined {
  const years = /\b(\d{1,2}) years? olds?\b/i.exec(title)?.[1];
  if (years !== undefined) return Number(years) < 18 ? [Number(years), Number(years) + 1] : [18, 99];
  const child = CHILDREN.find(([pattern]) => pattern.test(title));
  if (child !== undefined && !GROWN.test(title)) return [...child[1]];
  return child === undefined && GROWN.test(title) ? [18, 99] : undefined;
}

/** Makes plain text of a post's Markdown: its first lines, without links and tags. */
function plainText(markdown: string): string {
  const plain = markdown.replace(/<[^>]*>/g, " ").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return plain.replace(/\s+/g, " ").trim().slice(0, LONGEST_TEXT);
}

async function writeSet(folder: string, items: readonly Item[], judgements: Written): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, "catalogue.csv"),
    toCatalogueFile(items.map(({ name, description }) => ({ name, description, price: "", brand_name: "" }))),
  );
  await writeJudgements(folder, judgements);
  console.log(`${items.length} gifts and ${judgements.briefs.length} briefs in ${folder}`);
}

const writeJudgements = (folder: string, judgements: Written) =>
  writeFile(path.join(folder, "judgements.json"), `${JSON.stringify(judgements, null, 1)}\n`);

/** Says of each topic which gifts its headings hold. */
function judgeTopics(topics: readonly Topic[], items: readonly Item[], halfOfTopic: (topic: Topic) => "open" | "held-back"): Written {
  const ages = items.flatMap(({ name, age }) => (age === undefined ? [] : [[nameHash(name), { age }]]));
  return {
    scale: "weights",
    complete: true,
    briefs: topics.map((topic) => ({
      id: hash(topic.text).slice(0, 8),
      text: topic.text,
      half: halfOfTopic(topic),
      interest: topic.isLiking,
      ...(topic.age === undefined ? {} : { age: [...topic.age] as Span }),
      grades: Object.fromEntries(items.flatMap((item) => (item.topics.has(topic) ? [[nameHash(item.name), 1]] : []))),
    })),
    gifts: Object.fromEntries(ages) as Written["gifts"],
  };
}

/** Takes each name once, so that a catalogue and its judgements mean the same gift. */
function mergeByName(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const before = merged.get(item.name.toLowerCase());
    if (before === undefined) merged.set(item.name.toLowerCase(), item);
    else for (const topic of item.topics) before.topics.add(topic);
  }
  return [...merged.values()].filter(({ name }) => name !== "");
}

interface Heading {
  post: string;
  text: string;
  /** What the post says that it is about. */
  about: string;
}

/** Returns the headings of a repository; those that the learnt reader has seen nothing of come first. */
function readHeadings(repository: string, taughtPosts: ReadonlySet<string>): Heading[] {
  const texts = readPosts(repository, listPosts(repository));
  const ordered = [...texts].toSorted(
    ([one], [other]) => Number(taughtPosts.has(one)) - Number(taughtPosts.has(other)) || (hash(one) < hash(other) ? -1 : 1),
  );
  return ordered.map(([post, text]) => ({
    post,
    text,
    about: `${titleOf(text)} ${path.basename(post, ".md").replaceAll("-", " ")}`,
  }));
}

/** Takes some products of each topic under headings that are not used yet. */
function takeProducts(topics: readonly Topic[], headings: readonly Heading[], used: Set<string>, taughtNames: ReadonlySet<string>): Item[] {
  const items: Item[] = [];
  for (const topic of topics) {
    const about = headings.filter((heading) => patternOf(topic.words, "(?:s|es)?").test(heading.about));
    let room = PRODUCTS_OF_TOPIC;
    for (const { post, text, about: title } of about) {
      if (room <= 0) break;
      if (used.has(post)) continue;
      used.add(post);
      const all = new Set(topics.filter(({ words }) => patternOf(words, "(?:s|es)?").test(title)));
      const age = agesOfHeading(title);
      const products = productsOf(text).filter(({ name }) => !taughtNames.has(hashOfName(name)));
      for (const product of products.slice(0, Math.min(PRODUCTS_OF_POST, room))) {
        room -= 1;
        const [name, description] = [product.name, plainText(product.text)].map((written) => withoutLabel(written, all)) as [
          string,
          string,
        ];
        items.push({ name, description, topics: all, ...(age === undefined ? {} : { age }) });
      }
    }
  }
  return items;
}

/**
 * Posts of products under headings: what a heading holds is right for whom it is about. What the learnt reader was taught is left out, and of
 * other topics what the first ones take.
 */
async function makeHeadings(
  repository: string,
  folder: string,
  topics: readonly Topic[],
  halfOfTopic: (topic: Topic) => "open" | "held-back",
): Promise<void> {
  const labels = readLabels(LABELS_FOLDER);
  const taughtPosts = new Set(labels.map(({ post }) => post));
  const taughtNames = new Set(labels.map((label) => label.name_sha256));
  const headings = readHeadings(repository, taughtPosts);
  const used = new Set<string>();
  if (topics !== TOPICS) takeProducts(TOPICS, headings, used, taughtNames);
  const usedBefore = new Set(used);
  const merged = mergeByName(takeProducts(topics, headings, used, taughtNames));
  const ours = [...used].filter((post) => !usedBefore.has(post));
  const unseen = ours.filter((post) => !taughtPosts.has(post)).length;
  console.log(`${ours.length} headings, of which the learnt reader has seen nothing of ${unseen}`);
  await writeSet(folder, merged, judgeTopics(topics, merged, halfOfTopic));
}

const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** Gift guides made by hand, all held back. */
async function makeGuides(repository: string, folder: string): Promise<void> {
  const items: Item[] = [];
  for (const file of (await readGit(repository, "ls-tree", "--name-only", "HEAD", "data/guides/")).split("\n")) {
    if (!file.endsWith(".json")) continue;
    const { gifts = [] } = JSON.parse(await readGit(repository, "show", `HEAD:${file}`)) as { gifts?: Record<string, unknown>[] };
    const topic = GUIDES[path.basename(file, ".json")];
    const topics = new Set(topic === undefined ? [] : [topic]);
    for (const gift of gifts) {
      const age = topic?.age === undefined || topic.age[0] >= 18 ? undefined : topic.age;
      items.push({
        name: withoutLabel(text(gift.name), topics),
        description: withoutLabel(text(gift.description), topics),
        topics,
        ...(age === undefined ? {} : { age: [...age] as Span }),
      });
    }
  }
  const merged = mergeByName(items);
  await writeSet(
    folder,
    merged,
    judgeTopics(Object.values(GUIDES), merged, () => "held-back"),
  );
}

/** A real shop without any gold: the grades that blind readers have given, by hash. */
async function makeShop(repository: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const catalogue = path.join(folder, "catalogue.csv");
  const names = await writeCatalogue(repository, "shop", catalogue);
  const judged = readStoredGrades("shop");
  const briefs = readRequests(REQUESTS_FILE)
    .slice(0, GRADED_REQUESTS)
    .map(({ id, text: request }) => ({
      id,
      text: request,
      half: "open" as const,
      interest: false,
      grades: Object.fromEntries(
        names.flatMap((name) => {
          const grade = judged.gradeOf(request, name);
          return grade === null ? [] : [[pairHash(request, name), grade]];
        }),
      ),
    }));
  await writeJudgements(folder, { scale: "grades", complete: false, briefs, gifts: {} });
  console.log(`${names.length} gifts and ${briefs.length} briefs in ${folder}`);
}

const MAKERS: Readonly<Record<string, (repository: string, folder: string) => Promise<void>>> = {
  headings: (repository, folder) => makeHeadings(repository, folder, TOPICS, ({ text }) => halfOf(text)),
  "other-headings": (repository, folder) => makeHeadings(repository, folder, OTHER_TOPICS, () => "held-back"),
  guides: makeGuides,
  shop: makeShop,
};

/** Makes catalogue.csv and judgements.json of a public repository's clone; none of its rows is kept in the project. */
export async function makePublicSet(kind: string, repository: string, folder: string): Promise<void> {
  const make = MAKERS[kind];
  if (make === undefined) throw new JudgementsError(`Make what? ${Object.keys(MAKERS).join(", ")}`);
  await make(repository, folder);
}
