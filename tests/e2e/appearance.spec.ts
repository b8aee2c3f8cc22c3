import { readFile } from "node:fs/promises";
import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, untilInteractive } from "./fixtures.ts";
import { KeyboardUser } from "./keyboard.ts";
import { changeRole, lossesOf, reloadAnyway, saveThroughLoss } from "./lost-saves.ts";
import { startOwnSite } from "./own-site.ts";
import { PORT } from "./servers.ts";
import { expectNotice, keepNotices } from "./notices.ts";
import { chooseFile, chooseTheirs, turnToTab } from "./walks.ts";

/** A site of its own, because its look is what every other test finds. */
const OWN_PORT = PORT + 4500;
// One server on one port, so all tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://127.0.0.1:${OWN_PORT}`, expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

let own: { stop(): Promise<void> } | undefined;
test.beforeAll(async () => {
  own = await startOwnSite(OWN_PORT);
});
test.afterAll(() => own?.stop());

test("a look is tried in the preview, refused where it cannot be read, saved for everybody, and brought back", async ({
  page,
  browser,
}) => {
  await openAdmin(page, "/admin/appearance");
  const preview = page.frameLocator("iframe");
  await page.getByRole("textbox", { name: "Name" }).first().fill("Gifts of mine");
  await expect(preview.getByRole("banner").getByText("Gifts of mine")).toBeVisible();
  await page.getByRole("tab", { name: "Style" }).click();
  await page.getByLabel("Main color", { exact: true }).fill("#ff8800");
  await expect(page.getByText("Too hard to read in some places to save")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Use #/ }).click();
  await expect(page.getByText("Too hard to read in some places to save")).toBeHidden();
  await page.getByRole("tab", { name: "Home page" }).click();
  await page.getByRole("button", { name: "Move Closing section up" }).press("Enter");
  await page.getByRole("button", { name: "Desktop 1280" }).click();
  await expect(preview.getByRole("banner").getByText("Gifts of mine")).toBeVisible();
  await page.getByRole("button", { name: "Save for everyone" }).click();
  await expectNotice(page, "Your new look is on every page now.");

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL("/", page.url()).href);
  await expect(visitor.getByRole("banner").getByText("Gifts of mine")).toBeVisible();
  await expectAccessible(visitor);
  await page.getByRole("button", { name: "Restore the original look" }).click();
  await expectNotice(page, "The earlier look is back.");
  await visitor.reload();
  await expect(visitor.getByRole("banner").getByText("Presently")).toBeVisible();

  const headers = { origin: new URL(page.url()).origin };
  const title = "A page whose title is as long as it gets";
  const written = { title, lead: "", slug: "long", content: "Words.", seoTitle: "", metaDescription: "" };
  const document = { ...written, isPublished: true, isInFooter: false, isInHeader: true };
  const saved = await page.request.post("/admin/pages/save", { data: { ref: "new", basedOn: 0, document }, headers });
  await visitor.setViewportSize({ width: 768, height: 900 });
  await visitor.reload();
  await visitor.getByRole("banner").getByRole("link", { name: title }).focus();
  await expect(visitor.getByRole("banner").getByRole("link", { name: title })).toBeInViewport();
  await expectNoSidewaysScroll(visitor);
  const { ref } = (await saved.json()) as { ref: string };
  await page.request.post("/admin/pages", { form: { intent: "delete", id: ref }, headers });
});

for (const lost of lossesOf(/Permission denied/))
  test(`${lost.name} while the look is saved: it is said by the button, the words outlive a reload, and trying again saves`, async ({
    page,
    account,
    browser,
  }) => {
    const name = freshName("Gifts");
    await openAdmin(page, "/admin/appearance");
    const field = page.getByRole("textbox", { name: "Name" }).first();
    await field.fill(name);
    const save = page.getByRole("button", { name: "Save for everyone" });
    await saveThroughLoss(page, { lost, save, account, browser });
    await expect(field).toHaveValue(name);
    await reloadAnyway(page);
    await untilInteractive(page);
    await expect(page.getByText("You left these unsaved changes here earlier.")).toBeVisible();
    await expect(field).toHaveValue(name);
    await save.click();
    await expectNotice(page, "Your new look is on every page now.");
    await page.getByRole("button", { name: "Restore the original look" }).click();
    await expectNotice(page, "The earlier look is back.");
  });

for (const width of [390, 1280])
  test.describe(`by keyboard alone, at ${width} px`, () => {
    test.use({
      viewport: { width, height: 844 },
      contextOptions: { reducedMotion: "reduce" },
      expectedComplaints: [/status of (409|422)/],
    });

    test("a look is named, colored until it can be read, ordered, saved, named by two and brought back", async ({ page }) => {
      test.slow();
      const user = new KeyboardUser(page);
      const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
      await user.open("/admin/appearance");
      await user.type(page.getByRole("textbox", { name: "Name" }).first(), "Gifts by key");
      await user.press(page.getByRole("tab", { selected: true }), "ArrowRight");
      await user.to(page.getByRole("tab", { selected: true }));
      for (let press = 0; press < 8 && !(await page.getByLabel("Main color", { exact: true }).isVisible()); press++)
        await page.keyboard.press("ArrowRight");
      await user.type(page.getByLabel("Main color", { exact: true }), "#ff8800");
      await expect(page.getByText("Too hard to read in some places to save")).toBeVisible();
      await user.expectTold();
      await user.press(button(/^Use #/));
      await expect(page.getByText("Too hard to read in some places to save")).toBeHidden();
      await user.expectStillThere();
      await user.to(page.getByRole("tab", { selected: true }));
      for (let press = 0; press < 8 && !(await button("Move Closing section up").isVisible()); press++)
        await page.keyboard.press("ArrowRight");
      await user.press(button("Move Closing section up"));
      await user.press(button("Save for everyone"));
      await user.expectSaid("Your new look is on every page now.");

      const other = await page.context().newPage();
      await keepNotices(other);
      await other.goto(page.url());
      await untilInteractive(other);
      await other.getByRole("textbox", { name: "Name" }).first().fill("Gifts of theirs");
      await other.getByRole("button", { name: "Save for everyone" }).click();
      await expectNotice(other, "Your new look is on every page now.");
      await other.close();
      await turnToTab(user, "Name");
      await user.type(page.getByRole("textbox", { name: "Name" }).first(), "Gifts of mine");
      await user.press(button("Save for everyone"));
      await chooseTheirs(user, "Someone else changed the look in the meantime", "Name");
      await expect(page.getByRole("textbox", { name: "Name" }).first()).toHaveValue("Gifts of theirs");
      await user.expectStillThere();
      await user.press(button("Restore the original look"));
      await user.expectSaid("The earlier look is back.");
      await user.expectTold();
    });

    test("an editor gives the season words of the shop's own, is told of a missing headline, switches it off, and undoes that", async ({
      page,
      browser,
    }) => {
      const words = `Our winter fair at ${width}`;
      const user = new KeyboardUser(page);
      await user.open("/admin/season");
      await changeRole(page, browser, "editor");
      await user.open("/admin/season");
      const mode = page.getByRole("combobox", { name: "Season on the home page" });
      const save = page.getByRole("button", { name: "Save season" });
      const headline = page.getByLabel("Season headline");
      const hint = page.getByText("A band with the days left");
      await mode.selectOption("automatic");
      await expect(hint).toBeVisible();
      await user.choose(mode, "Your", "own");
      await expect(hint, "own words name no days").toBeHidden();
      await user.type(headline, " ");
      await user.press(save);
      await expect(page.getByText("Please fill this in.")).toBeVisible();
      await expect(headline).toBeFocused();
      await expectAccessible(page);
      await user.type(headline, words);
      await user.press(save);
      await expectNotice(page, "Saved. The home page is up to date.");
      const now = page.getByRole("region", { name: "On the home page now" });
      await expect(now.getByText(words)).toBeVisible();
      const visitor = await (await browser.newContext()).newPage();
      const home = new URL("/", page.url()).href;
      const fair = visitor.getByRole("heading", { name: words });
      await visitor.goto(home);
      // On a busy machine the message that drops cached pages comes a moment later.
      await expect(() => visitor.reload().then(() => expect(fair).toBeVisible({ timeout: 500 }))).toPass();
      await user.choose(mode, "Off", "off");
      await user.press(save);
      await expect(now.getByText("Nothing: the band is off.")).toBeVisible();
      await expect(() => visitor.reload().then(() => expect(fair).toBeHidden({ timeout: 500 }))).toPass();
      await expect(visitor.getByRole("heading", { name: "How It Works" })).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).last().press("Enter");
      await expectNotice(page, "The earlier season is back.");
      await expect(now.getByText(words)).toBeVisible();
      await expect(mode).toHaveValue("own");
      await expect(page.getByRole("link", { name: "Appearance" })).toHaveCount(0);
    });

    test("a logo and an icon come, what runs is refused, a section goes, and a link and an announcement stand on every page", async ({
      page,
    }) => {
      test.slow();
      const user = new KeyboardUser(page);
      const button = (label: string) => page.getByRole("button", { name: label, exact: true });
      const svg = (inside: string) => ({
        name: "logo.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32">${inside}</svg>`),
      });
      await user.open("/admin/appearance");
      await chooseFile(user, button("Upload logo"), svg("<script>1</script>"));
      await user.expectSaid("Please export it without <script>");
      await user.expectStillThere();
      await chooseFile(user, button("Upload logo"), svg('<path d="M0 0h64v32z" fill="#1e4d3b"/>'));
      await expect(page.getByRole("img", { name: "Logo as it is shown" })).toBeVisible();
      await user.press(page.getByLabel("The logo includes the name"), "Space");
      await chooseFile(user, button("Upload icon"), {
        name: "icon.png",
        mimeType: "image/png",
        buffer: await readFile("public/icon-512.png"),
      });
      await expect(page.getByRole("img", { name: "Icon as it is shown" })).toBeVisible();
      await user.expectStillThere();
      await turnToTab(user, "Home page");
      await user.press(page.getByRole("checkbox", { name: "What Shoppers Say" }), "Space");
      await turnToTab(user, "Links");
      await user.press(page.getByRole("button", { name: "Add a link to the header" }));
      await user.type(page.getByLabel("Label of link 5 in the header"), "Our story");
      await user.type(page.getByLabel("Address of link 5 in the header"), "javascript:alert(1)");
      await user.press(button("Save for everyone"));
      await expect(page.getByLabel("Address of link 5 in the header")).toBeFocused();
      await user.type(page.getByLabel("Address of link 5 in the header"), "https://story.example/");
      await turnToTab(user, "Announcement");
      await user.press(page.getByLabel("Show an announcement above every page"), "Space");
      await user.type(page.getByRole("textbox", { name: "Announcement" }), "We are moving");
      await user.to(page.getByLabel("Last day"));
      await page.keyboard.type("12312099");
      await expect(page.getByLabel("Last day")).toHaveValue("2099-12-31");
      await user.expectTold();
      await user.press(button("Save for everyone"));
      await user.expectSaid("Your new look is on every page now.");
      await user.expectStillThere();
      await expectNoSidewaysScroll(page);

      const home = await (await page.request.get("/")).text();
      expect(home).toMatch(/<img[^>]*src="\/look-pictures\/[0-9a-f-]{36}\.svg"/);
      expect(home).toMatch(/<link rel="icon" href="\/look-pictures\/[0-9a-f-]{36}/);
      for (const text of ["We are moving", 'href="https://story.example/"']) expect(home).toContain(text);
      expect(home).not.toContain("What Shoppers Say");
      await user.press(page.getByRole("button", { name: "Restore the original look" }).first());
      await user.expectSaid("The earlier look is back.");
      await user.expectStillThere();
    });

    test("a look is taken along as a file, and comes from one", async ({ page }) => {
      test.slow();
      const user = new KeyboardUser(page);
      const name = page.getByRole("textbox", { name: "Name" }).first();
      const button = (label: string) => page.getByRole("button", { name: label, exact: true });
      await user.open("/admin/appearance");
      const downloading = page.waitForEvent("download");
      await user.press(page.getByRole("link", { name: "Export" }));
      const exported = await readFile(await (await downloading).path(), "utf8");
      const imported = exported.replace(/"name": ?"[^"]*"/, '"name":"Gifts from a file"');
      const look = (text: string) => ({ name: "look.json", mimeType: "application/json", buffer: Buffer.from(text) });
      await chooseFile(user, button("Import"), look("{}"));
      await user.expectSaid("Couldn’t read the file");
      await user.expectStillThere();
      await chooseFile(user, button("Import"), look(imported));
      await user.expectSaid("The look is in the editor.");
      await expect(name).toHaveValue("Gifts from a file");
      await user.press(button("Save for everyone"));
      await user.expectSaid("Your new look is on every page now.");
      await user.expectStillThere();
      await user.press(page.getByRole("button", { name: "Restore the original look" }).first());
      await user.expectSaid("The earlier look is back.");
      await user.expectStillThere();
      await user.expectTold();
      await expectNoSidewaysScroll(page);
    });
  });
