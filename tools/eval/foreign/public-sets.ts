import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { toCatalogueFile, writeCatalogue } from "../judge/public-catalogues.ts";
import { readRequests, REQUESTS_FILE } from "../judge/requests.ts";
import { readStoredGrades, pairHash } from "../judge/stored-grades.ts";
import { LABELS_FOLDER, readLabels } from "../../train/labels.ts";
import { hashOfName, listPosts, productsOf, readPosts, titleOf } from "../../train/product-posts.ts";
import { JudgementsError, nameHash } from "./judgements.ts";
import { FURTHER_TOPICS } from "./further-topics.ts";
import { type GiftList, readAdvice, readGuides, readPicks, readPiles } from "./gift-lists.ts";
import { agesOfHeading, type Span } from "./heading-ages.ts";
import { ADVICE, GUIDES, PICKS, PILES } from "./list-topics.ts";
import { OTHER_TOPICS } from "./other-topics.ts";
import { type Topic, TOPICS } from "./topics.ts";

const PRODUCTS_OF_TOPIC = 24;
const PRODUCTS_OF_POST = 8;
const LONGEST_TEXT = 500;
const GRADED_REQUESTS = 60;

interface Written {
  scale: "weights" | "grades";
  complete: boolean;
  briefs: { id: string; text: string; half: "open" | "held-back"; interest: boolean; age?: Span; grades: Record<string, number> }[];
  gifts: Record<string, { age: Span }>;
}
interface Item {
  name: string;
  description: string;
  /** Dollars, where it is known. */
  price?: string;
  /** For whom its headings say that it is, in years. */
  age?: Span;
  topics: Set<Topic>;
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");
/** Half of the headings is held back, by a hash, so that adding one moves no other. */
const halfOf = (key: string) => (Number.parseInt(hash(`half:${key}`).slice(0, 2), 16) % 2 === 0 ? "open" : "held-back");

const patternOf = (words: readonly string[], ending: string) => new RegExp(`\\b(?:${words.join("|")})${ending}\\b`, "gi");

/** Returns a text without the words of its headings, which would prove nothing. */
export function withoutLabel(text: string, topics: readonly Topic[]): string {
  const words = topics.flatMap((topic) => topic.words);
  if (words.length === 0) return text;
  return text.replace(patternOf(words, "(?:s|es|ers?|ing|['’]s)?"), "").replace(/\s+/g, " ").trim();
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
    toCatalogueFile(items.map(({ name, description, price = "" }) => ({ name, description, price, brand_name: "" }))),
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

/** Takes each name once, for all that it is listed under, so that a catalogue and its judgements mean the same gift. */
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
      const all = topics.filter(({ words }) => patternOf(words, "(?:s|es)?").test(title));
      const age = agesOfHeading(title);
      const products = productsOf(text).filter(({ name }) => !taughtNames.has(hashOfName(name)));
      for (const product of products.slice(0, Math.min(PRODUCTS_OF_POST, room))) {
        room -= 1;
        const [name, description] = [product.name, plainText(product.text)].map((written) => withoutLabel(written, all)) as [
          string,
          string,
        ];
        items.push({ name, description, topics: new Set(all), ...(age === undefined ? {} : { age }) });
      }
    }
  }
  return items;
}

/** Each takes nothing of the headings that those before it use. */
const SETS_OF_HEADINGS = [TOPICS, OTHER_TOPICS, FURTHER_TOPICS];

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
  for (const earlier of SETS_OF_HEADINGS.slice(0, SETS_OF_HEADINGS.indexOf(topics))) takeProducts(earlier, headings, used, taughtNames);
  const usedBefore = new Set(used);
  const merged = mergeByName(takeProducts(topics, headings, used, taughtNames));
  const ours = [...used].filter((post) => !usedBefore.has(post));
  const unseen = ours.filter((post) => !taughtPosts.has(post)).length;
  console.log(`${ours.length} headings, of which the learnt reader has seen nothing of ${unseen}`);
  await writeSet(folder, merged, judgeTopics(topics, merged, halfOfTopic));
}

/**
 * Gift lists that people have put together, all held back: what a list holds is right for whom its title names. A list is left out when half of
 * its gifts are another list's too without the title's words ("golf books"), as it was filled in by pattern.
 */
async function makeLists(lists: readonly GiftList[], topicOf: Readonly<Record<string, Topic>>, folder: string): Promise<void> {
  const items = lists.flatMap(({ title, gifts, age }): Item[] => {
    const topics = [topicOf[title] ?? []].flat();
    return gifts.map(({ name, description, price }) => ({
      name: withoutLabel(name, topics),
      description: withoutLabel(description, topics),
      price,
      topics: new Set(topics),
      ...(age === undefined ? {} : { age }),
    }));
  });
  const merged = mergeByName(items);
  const isOwn = (topic: Topic) => {
    const gifts = merged.filter(({ topics }) => topics.has(topic));
    return gifts.filter(({ topics }) => topics.size === 1).length > gifts.length / 2;
  };
  const judged = Object.values(topicOf).filter(isOwn);
  await writeSet(
    folder,
    merged,
    judgeTopics(judged, merged, () => "held-back"),
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
  "further-headings": (repository, folder) => makeHeadings(repository, folder, FURTHER_TOPICS, () => "held-back"),
  guides: async (repository, folder) => makeLists(await readGuides(repository), GUIDES, folder),
  advice: async (repository, folder) => makeLists(await readAdvice(repository), ADVICE, folder),
  piles: async (repository, folder) => makeLists(await readPiles(repository), PILES, folder),
  picks: async (repository, folder) => makeLists(await readPicks(repository), PICKS, folder),
  shop: makeShop,
};

/** Makes catalogue.csv and judgements.json of a public repository's clone; none of its rows is kept in the project. */
export async function makePublicSet(kind: string, repository: string, folder: string): Promise<void> {
  const make = MAKERS[kind];
  if (make === undefined) throw new JudgementsError(`Make what? ${Object.keys(MAKERS).join(", ")}`);
  await make(repository, folder);
}
