import type { Page, Route } from "@playwright/test";
import { expect, expectAccessible, test, untilInteractive } from "./fixtures.ts";
import { SITE_WITH_MODEL } from "./servers.ts";

/**
 * The site runs with a language model; the tests intercept its answers in the browser's network and build them from the site's own local
 * result.
 */
test.use({ baseURL: SITE_WITH_MODEL });

interface Line {
  engine: "local" | "llm";
  result: { brief: { query: string }; gifts: { gift: { name: string }; reason: { text: string; isStated: boolean }[] }[] };
}

const TEXT = "My sister loves coffee and plants, under $60";
const RESULT = `/gift-finder?text=${encodeURIComponent(TEXT)}`;
const RERANK = "**/finder-rerank?*";
const namesOf = (page: Page) => page.locator("#finder-gifts").getByRole("heading", { level: 3 }).allTextContents();
const closerLook = (page: Page) => page.getByText("Taking a closer look…");

let asker = 0;
/** Returns the site's own answer to this question, or to the same one about another brief. */
async function localLine(route: Route, change: (query: URLSearchParams) => void = () => undefined): Promise<Line> {
  const url = new URL(route.request().url());
  change(url.searchParams);
  const headers = { ...route.request().headers(), "x-forwarded-for": `192.0.2.${(asker += 1)}` };
  const response = await route.fetch({ url: url.href, headers });
  const [line = ""] = (await response.text()).split("\n");
  return JSON.parse(line) as Line;
}

/** Puts the last gift first, with a reason that only a model can have written. */
function rerank({ result }: Line): Line {
  const [first, ...rest] = result.gifts.toReversed();
  if (first === undefined) throw new Error("There is nothing to rerank");
  const reason = [{ text: "Because she would pick this one herself.", isStated: false }];
  return { engine: "llm", result: { ...result, gifts: [{ ...first, reason }, ...rest] } };
}

const send = (route: Route, ...lines: Line[]) =>
  route.fulfill({ contentType: "application/x-ndjson; charset=utf-8", body: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n` });

/** Answers as a slow model would: its line is sent when the returned function is called. */
async function rerankOnRequest(page: Page, toLine: (route: Route) => Promise<Line>): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(RERANK, async (route) => {
    const line = await toLine(route);
    await promise;
    await send(route, line);
  });
  return resolve;
}

test("P1: the page says that words go to a provider, and sends none before the user has written any", async ({ page }) => {
  let asked = 0;
  await page.route(RERANK, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto("/gift-finder");
  await untilInteractive(page);
  await expect(page.getByText("We send what you write to our AI provider to understand it.")).toBeVisible();
  await expect(page.getByText("Nothing you write leaves this site.")).toBeHidden();
  await page.getByLabel("Tell us about them…").fill(TEXT);
  expect(asked).toBe(0);
});

test("what a model makes of a result takes its place: order, reasons, the gift's panel, and a screen reader hears of it", async ({
  page,
}) => {
  const speak = await rerankOnRequest(page, async (route) => rerank(await localLine(route)));
  await page.goto(RESULT);
  await untilInteractive(page);
  await expect(closerLook(page)).toBeVisible();
  const local = await namesOf(page);
  expect(local.length).toBeGreaterThanOrEqual(6);
  await expectAccessible(page);
  speak();
  await expect(closerLook(page)).toBeHidden();
  const last = local.at(-1) ?? "";
  expect(await namesOf(page)).toEqual(local.toReversed());
  await expect(page.getByRole("status").filter({ hasText: `${local.length} gifts that fit. The first: ${last}.` })).toBeAttached();

  await page.getByRole("link", { name: `View ${last}` }).click();
  const panel = page.getByRole("dialog", { name: last });
  await expect(panel.getByText("Because she would pick this one herself.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  expect(await namesOf(page)).toEqual(local.toReversed());
  await expect(closerLook(page)).toBeHidden();
});

test("what a model understands besides becomes a chip, stands in the address, and is not read again once taken away", async ({ page }) => {
  const bodies: { text: string }[] = [];
  await page.route(RERANK, async (route) => {
    bodies.push(route.request().postDataJSON() as { text: string });
    const adds = bodies.length === 1;
    const line = await localLine(route, (query) => {
      if (adds) query.append("interest", "reading*t*plants");
    });
    await send(route, { ...line, engine: "llm" });
  });
  await page.goto(RESULT);
  await untilInteractive(page);
  const chip = page.getByRole("link", { name: "Remove Reading" });
  await expect(chip).toBeVisible();
  await expect(page).toHaveURL(/[?&]interest=reading/);
  await expect(page).not.toHaveURL(/[?&]unread=/);
  // The guided steps show it too.
  await page.locator("summary", { hasText: "Choose step by step" }).click();
  await expect(page.getByRole("checkbox", { name: "Reading" })).toBeChecked();

  await chip.click();
  await expect(chip).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]interest=reading/);
  await expect.poll(() => bodies.map(({ text }) => text)).toEqual([TEXT, ""]);
  await expect(closerLook(page)).toBeHidden();
});

test("while the user is at a card, no card moves away from under the pointer", async ({ page }) => {
  const speak = await rerankOnRequest(page, async (route) => rerank(await localLine(route)));
  await page.goto(RESULT);
  await untilInteractive(page);
  const local = await namesOf(page);
  await page.getByRole("link", { name: `View ${local[3]}` }).focus();
  speak();
  await expect(page.getByText("Because she would pick this one herself.")).toBeVisible();
  await expect(closerLook(page)).toBeHidden();
  expect(await namesOf(page)).toEqual(local);
  await expect(page.getByRole("link", { name: `View ${local[3]}` })).toBeFocused();
});

test("what comes too late for a changed brief is not shown", async ({ page }) => {
  const speak = await rerankOnRequest(page, async (route) => rerank(await localLine(route)));
  await page.goto(RESULT);
  await untilInteractive(page);
  await expect(closerLook(page)).toBeVisible();
  await page.route(RERANK, (route) => send(route));
  await page.getByRole("link", { name: "Cheaper", exact: true }).click();
  await expect(page.getByRole("link", { name: "Cheaper (on, turn off)" })).toBeVisible();
  await expect(closerLook(page)).toBeHidden();
  const cheaper = await namesOf(page);
  speak();
  await expect(page.getByText("Because she would pick this one herself.")).toBeHidden();
  expect(await namesOf(page)).toEqual(cheaper);
});

test.describe("G3: a model that fails, breaks off or talks nonsense", () => {
  test.use({ expectedComplaints: [/status of (500|429)|ERR_FAILED|cannot read what the site has answered/] });
  for (const [name, answer] of [
    ["a refusal", (route: Route) => route.fulfill({ status: 500, body: "{}" })],
    ["too many questions", (route: Route) => route.fulfill({ status: 429, body: "{}" })],
    ["a lost connection", (route: Route) => route.abort()],
    ["nonsense", (route: Route) => route.fulfill({ contentType: "application/x-ndjson", body: "<html>no</html>\n" })],
    ["half a line", (route: Route) => route.fulfill({ contentType: "application/x-ndjson", body: '{"engine":"llm","resu' })],
    ["nothing", (route: Route) => route.fulfill({ contentType: "application/x-ndjson", body: "" })],
  ] as const) {
    test(`${name}: the local result stands and nobody has to hear of it`, async ({ page }) => {
      await page.route(RERANK, answer);
      await page.goto(RESULT);
      await untilInteractive(page);
      await expect(page.getByRole("heading", { name: /^\d+ gifts that fit$/ })).toBeVisible();
      await expect(closerLook(page)).toBeHidden();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page).not.toHaveURL(/[?&]unread=/);
      expect((await namesOf(page)).length).toBeGreaterThanOrEqual(6);
    });
  }
});
