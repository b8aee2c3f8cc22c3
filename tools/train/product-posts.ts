import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";

const MOST_BYTES = 1 << 30;

const POSTS = "posts/best/";

/** Returns the paths of all posts that list products, in order. */
export function listPosts(repository: string): string[] {
  const { status, stdout, stderr } = spawnSync("git", ["-C", repository, "ls-tree", "-r", "--name-only", "HEAD", POSTS], {
    maxBuffer: MOST_BYTES,
  });
  if (status !== 0) throw new Error(`The product repository cannot be read: ${stderr.toString()}`);
  return stdout
    .toString()
    .split("\n")
    .filter((path) => path.endsWith(".md"));
}

/** Reads posts out of a Git repository, bare or not, as they are at its HEAD; posts that it does not have are left out. */
export function readPosts(repository: string, posts: readonly string[]): Map<string, string> {
  const input = posts.map((post) => `HEAD:${post}\n`).join("");
  const { status, stdout, stderr } = spawnSync("git", ["-C", repository, "cat-file", "--batch"], { input, maxBuffer: MOST_BYTES });
  if (status !== 0) throw new Error(`The product repository cannot be read: ${stderr.toString()}`);
  const texts = new Map<string, string>();
  let at = 0;
  for (const post of posts) {
    const end = stdout.indexOf("\n", at);
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(stdout.toString("utf8", at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    texts.set(post, stdout.toString("utf8", at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

const HEADING = /^### \[(.+?)\]\(/gm;
const TITLE = /^\s*(?:name|title):\s*(["'])((?:\\.|(?!\1).)+)\1/gm;

export interface Product {
  name: string;
  text: string;
}

/** Returns the products that a file of a repository lists: a post with their texts, a script with the names alone that its data have. */
export function productsIn(path: string, text: string): Product[] {
  if (path.endsWith(".md")) return productsOf(text);
  return [...text.matchAll(TITLE)].map(([, , name = ""]) => ({ name: name.replaceAll(/\\(.)/g, "$1").trim(), text: "" }));
}

/** Returns the products of a post, each with the text between its heading and the next. */
export function productsOf(text: string): Product[] {
  const headings = [...text.matchAll(HEADING)];
  return headings.map(({ 0: heading, 1: name = "", index }, place) => {
    const [, ...lines] = text.slice(index + heading.length, headings[place + 1]?.index).split("\n");
    return {
      name,
      text: lines
        .filter((line) => !line.startsWith("!["))
        .join("\n")
        .trim(),
    };
  });
}

/** Returns the heading of a post. */
export function titleOf(text: string): string {
  return /^title: (.*)$/m.exec(text)?.[1] ?? "";
}

/** Returns the hash by which labels name a product. */
export function hashOfName(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 16);
}
