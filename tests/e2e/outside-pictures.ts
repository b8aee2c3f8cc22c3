import type { BrowserContext, Locator, Page, Request } from "@playwright/test";
import sharp from "sharp";
import { freshName, makeGift } from "./admin.ts";
import { expect } from "./fixtures.ts";

/** Where the pictures of these tests lie: a host that is not ours. */
const HOST = "https://pictures.example";

/** Every picture of it on a page. */
export const OUTSIDE = `img[src^="${HOST}"]`;

/** What can become of a request for a picture. */
export const FAILURES = {
  "refuses the connection": (route) => route.abort("connectionrefused"),
  "never answers": () => Promise.resolve(),
  "sends no picture": (route) =>
    route.request().url().endsWith("jug.jpg")
      ? route.fulfill({ contentType: "text/html", body: "<h1>Not here</h1>" })
      : route.fulfill({ status: 404, contentType: "text/plain", body: "Not found" }),
} satisfies Record<string, (route: Parameters<Parameters<BrowserContext["route"]>[1]>[0]) => Promise<void>>;

/** Lets the host of the pictures behave like that; returns what it is asked. */
export async function beOutsideHost(context: BrowserContext, behave: (typeof FAILURES)[keyof typeof FAILURES]): Promise<Request[]> {
  const asked: Request[] = [];
  await context.route(`${HOST}/**`, (route) => {
    asked.push(route.request());
    return behave(route);
  });
  return asked;
}

async function postJson<T>(page: Page, path: string, data: object): Promise<T> {
  // The server may have closed an idle connection just now.
  const response = await page.request.post(path, { headers: { origin: new URL(page.url()).origin }, data, maxRetries: 2 });
  expect([path, response.status()]).toEqual([path, 200]);
  return (await response.json()) as T;
}

/** What shows outside pictures, by the paths that lead there. */
interface Furnished {
  name: string;
  gift: string;
  giftEditor: string;
  category: string;
  finder: string;
  post: string;
  postEditor: string;
  list: string;
  shared: string;
}

/** Makes, as an admin, a gift, a category, a post by an author and a shared list whose pictures all lie elsewhere. */
export async function furnishWithOutsidePictures(page: Page): Promise<Furnished> {
  await page.goto("/about");
  const name = freshName("Enamel Jug");
  const occasion = await postJson<{ option: { id: string; slug: string } }>(page, "/admin/gifts/changes", {
    change: "create-category",
    taxonomy: "occasion",
    name: freshName("Jug Day"),
  });
  const image = (file: string) => `${HOST}/${file}`;
  const giftId = await makeGift(page, name, { image: image("jug.jpg"), occasion: [occasion.option.id] });
  const lidId = await makeGift(page, `${name} Lid`, { image: image("lid.jpg"), occasion: [occasion.option.id] });
  const author = await postJson<{ id: string }>(page, "/admin/blog/topics", {
    change: "save",
    kind: "author",
    id: null,
    fields: { name: freshName("Grace"), avatar: image("grace.jpg") },
  });
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const post = await postJson<{ id: string }>(page, "/admin/blog/save", {
    id: null,
    baseVersion: null,
    post: {
      ...{ title: name, slug, excerpt: "About jugs.", coverImage: image("cover.jpg"), publishDate: "2020-01-01T00:00:00Z" },
      ...{ seoTitle: "", metaDescription: "", readingTime: 1, isFeatured: false, status: "published", keywords: [], tags: [] },
      ...{ category: null, authors: [author.id], relatedGiftIds: [giftId] },
      content: `Before.\n\n![A jug on a table](${image("table.jpg")})\n\n[[gift:${slug}]]\n\nAfter.`,
    },
  });
  const saved = await postJson<{ list: { id: string } }>(page, "/saves", { giftId, newListName: name });
  const list = `/gift-lists/${saved.list.id}`;
  await postJson(page, `${list}/changes`, { change: "share", fields: { isOn: "on" } });
  const html = await (await page.request.get(`${list}?edit=sharing`)).text();
  const shared = /\/l\/[\w-]+/.exec(html)?.[0] ?? "";
  return {
    ...{ name, list, shared },
    gift: `/gifts/${giftId}`,
    giftEditor: `/admin/gifts/${giftId}`,
    category: `/category/occasion/${occasion.option.slug}`,
    finder: `/gift-finder?like=${lidId}`,
    post: `/blog/${slug}`,
    postEditor: `/admin/blog/${post.id}`,
  };
}

/** Of a page's pictures: those of a grid are alike. */
const MAX_LOOKED_AT = 3;

const LINEN = [0xf3, 0xec, 0xdf];
const CARD = [0xff, 0xff, 0xff];
const EDGE = [0x94, 0x89, 0x7b];

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((channel, index) => Math.abs(channel - (other[index] ?? 0))));

/** The first of those pictures of the outside host that are in sight are seen as the wrapped box, pixel by pixel. */
export async function expectWrappedBoxes(page: Page, pictures = OUTSIDE): Promise<void> {
  const found = page.locator(pictures).filter({ visible: true });
  await expect(found.first(), page.url()).toBeVisible();
  for (const picture of (await found.all()).slice(0, MAX_LOOKED_AT)) {
    // In the middle, where no bar lies over it.
    await picture.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect.poll(() => seeWrappedBox(picture), `${page.url()} ${await picture.getAttribute("class")}`).toBe("the wrapped box");
  }
}

/** What is seen of an element: "the wrapped box", or where that differs. */
async function seeWrappedBox(picture: Locator): Promise<string> {
  // Hiding the caret would put an element into a page that React may be about to take over.
  const shot = sharp(await picture.screenshot({ caret: "initial" }));
  const { width, height } = await shot.metadata();
  const side = Math.min(width, height);
  if (side < 12) return `only ${side} pixels`;
  // The drawing stands in the middle, as large as the shorter side.
  const square = { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side };
  const { data, info } = await shot
    .extract(square)
    .removeAlpha()
    .resize(120, 120, { kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  // At the top may be a badge and a heart.
  for (const [x, y] of [
    [15, 40],
    [25, 60],
    [15, 105],
    [105, 105],
    [95, 70],
  ] as const)
    if (distance(at(x, y), LINEN) > 24) return `no linen at ${x}, ${y}: ${at(x, y).join(" ")}`;
  for (const [x, y] of [
    [49, 72],
    [71, 72],
  ] as const)
    if (distance(at(x, y), CARD) > 24) return `no box at ${x}, ${y}: ${at(x, y).join(" ")}`;
  // Its lines are thin: in a small picture they are mixed with what is beside them.
  const around = [57, 58, 59, 60, 61, 62, 63].map((x) => distance(at(x, 72), EDGE));
  return Math.min(...around) < 90 ? "the wrapped box" : "no ribbon";
}
