import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, untilInteractive } from "./fixtures.ts";
import { KeyboardUser } from "./keyboard.ts";
import { lossesOf, reloadAnyway, saveThroughLoss } from "./lost-saves.ts";
import { startOwnSite } from "./own-site.ts";
import { PORT } from "./servers.ts";
import { expectNotice, keepNotices } from "./notices.ts";
import { chooseTheirs, turnToTab } from "./walks.ts";

/** A site of its own, because its settings are what every other test finds. */
const OWN_PORT = PORT + 5000;
// One server on one port, so all tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://127.0.0.1:${OWN_PORT}`, expectedComplaints: [/Failed to load resource|net::ERR|Failed to fetch/] });

let own: { stop(): Promise<void> } | undefined;
test.beforeAll(async () => {
  own = await startOwnSite(OWN_PORT);
});
test.afterAll(() => own?.stop());

test("an owner sets contact, time zone and a server for page views; public pages are counted there, and nobody who asks not to be", async ({
  page,
  browser,
}) => {
  await openAdmin(page, "/admin/settings");
  await page.getByLabel("Contact address").fill("shop@gifts.example");
  await page.getByRole("tab", { name: "Country and time" }).click();
  await page.getByLabel("Time zone").selectOption("Europe/Berlin");
  await page.getByLabel("First day of the week").selectOption("monday");
  await page.getByRole("tab", { name: "Page views" }).click();
  await page.getByLabel("Count page views").selectOption("plausible");
  await page.getByLabel("Address of your server").fill("https://plausible.io");
  await page.getByLabel("What Plausible calls this site").fill("gifts.example");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("please use a server of your own")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Address of your server").fill("https://stats.gifts.example/");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expectNotice(page, "Your settings are live on every page.");
  await expect(page.getByText("Version 1, shown now")).toBeVisible();

  const seen: string[] = [];
  const visit = async (script: string) => {
    const context = await browser.newContext();
    await context.addInitScript(script);
    await context.route("https://stats.gifts.example/**", async (route) => {
      seen.push(`${route.request().url()} ${route.request().postData() ?? ""}`);
      await route.fulfill({ status: 202, body: "ok" });
    });
    return context.newPage();
  };
  const home = new URL("/", page.url()).href;
  const quiet = await visit("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  await quiet.goto(home);
  await untilInteractive(quiet);
  const visitor = await visit("");
  await visitor.goto(`${home}search?q=socks`);
  await expect.poll(() => seen).toHaveLength(1);
  expect(seen[0]).toContain("https://stats.gifts.example/api/event");
  expect(seen[0]).toContain("/search");
  expect(seen[0]).not.toContain("socks");
  await untilInteractive(visitor);
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(visitor.getByRole("link", { name: "shop@gifts.example" })).toBeVisible();
  await expect.poll(() => seen).toHaveLength(2);
  await visitor.goto(`${home}auth`);
  await untilInteractive(visitor);
  await visitor.goto(`${home}privacy-policy`);
  await expect.poll(() => seen).toHaveLength(3);
  await expect(visitor.getByText("with Plausible on a server of our own").first()).toBeVisible();
  expect(seen.join("\n")).not.toContain("/auth");

  await page.getByRole("button", { name: "Restore the original settings" }).click();
  await expectNotice(page, "The earlier settings are back.");
  await visitor.goto(`${home}privacy-policy`);
  await expect(visitor.getByText("We don’t track you.")).toBeVisible();
});

test("calendars begin their weeks with the day of the settings, and else with that of the reader's own calendar", async ({ page }) => {
  const firstDay = async () => {
    await openAdmin(page, "/admin/blog/new");
    await page.getByLabel("Title").first().fill("Weeks");
    await page.getByRole("region", { name: "Publishing" }).getByRole("button", { name: "Schedule", exact: true }).click();
    return page.getByRole("dialog", { name: "Schedule this post" }).locator("thead th").first();
  };
  const choose = async (day: string) => {
    await openAdmin(page, "/admin/settings");
    await page.getByRole("tab", { name: "Country and time" }).click();
    await page.getByLabel("First day of the week").selectOption(day);
    await page.getByRole("button", { name: "Save settings" }).click();
    await expectNotice(page, "Your settings are live on every page.");
  };
  await expect(await firstDay()).toHaveText("Sun");
  await choose("monday");
  await expect(await firstDay()).toHaveText("Mon");
  await choose("saturday");
  await expect(await firstDay()).toHaveText("Sat");
});

for (const lost of lossesOf(/Permission denied/))
  test(`${lost.name} while settings are saved: it is said by the button, the words outlive a reload, and trying again saves`, async ({
    page,
    account,
    browser,
  }) => {
    const address = `${freshName("shop").replaceAll(" ", "-")}@gifts.example`;
    await openAdmin(page, "/admin/settings");
    await page.getByLabel("Contact address").fill(address);
    const save = page.getByRole("button", { name: "Save settings" });
    await saveThroughLoss(page, { lost, save, account, browser });
    await expect(page.getByLabel("Contact address")).toHaveValue(address);
    await reloadAnyway(page);
    await untilInteractive(page);
    await expect(page.getByText("You left these unsaved changes here earlier.")).toBeVisible();
    await expect(page.getByLabel("Contact address")).toHaveValue(address);
    await save.click();
    await expectNotice(page, "Your settings are live on every page.");
  });

for (const width of [390, 1280])
  test.describe(`by keyboard alone, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

    test("contact, time zone and first day of the week are set, refused where they are wrong, set by two, and brought back", async ({
      page,
    }) => {
      test.slow();
      const user = new KeyboardUser(page);
      const save = page.getByRole("button", { name: "Save settings" });
      await user.open("/admin/settings");
      await user.type(page.getByLabel("Contact address"), "nobody");
      await user.press(save);
      await expect(page.getByLabel("Contact address")).toHaveAttribute("aria-invalid", "true");
      await user.type(page.getByLabel("Contact address"), "shop@gifts.example");
      await user.to(page.getByRole("tab", { selected: true }));
      for (let press = 0; press < 8 && !(await page.getByLabel("Time zone").isVisible()); press++) await page.keyboard.press("ArrowRight");
      await user.choose(page.getByLabel("Time zone"), "Europe/Berl", "Europe/Berlin");
      await user.choose(page.getByLabel("First day of the week"), "Mon", "monday");
      await user.press(save);
      await user.expectSaid("Your settings are live on every page.");

      const other = await page.context().newPage();
      await keepNotices(other);
      await other.goto(page.url());
      await untilInteractive(other);
      await other.getByLabel("Contact address").fill("theirs@gifts.example");
      await other.getByRole("button", { name: "Save settings" }).click();
      await expectNotice(other, "Your settings are live on every page.");
      await other.close();
      await turnToTab(user, "Contact and disclosure");
      await user.type(page.getByLabel("Contact address"), "mine@gifts.example");
      await user.press(save);
      await chooseTheirs(user, "Someone else changed the settings in the meantime", "Contact address");
      await expect(page.getByLabel("Contact address")).toHaveValue("theirs@gifts.example");
      await user.expectStillThere();
      await user.press(page.getByRole("button", { name: "Restore the original settings" }).first());
      await user.expectSaid("The earlier settings are back.");
      await user.expectTold();
      await user.expectStillThere();
    });

    test("an example, a verification code and a server for page views are set, refused where they are wrong, and brought back", async ({
      page,
    }) => {
      test.slow();
      const user = new KeyboardUser(page);
      const save = page.getByRole("button", { name: "Save settings" });
      await user.open("/admin/settings");
      await turnToTab(user, "Finder examples");
      await user.type(page.getByLabel("In the empty box on the home page"), "My aunt, who knits");
      await user.press(page.getByRole("button", { name: "Move sentence 2 up" }));
      await turnToTab(user, "Verification");
      await user.paste(page.getByLabel("Google Search Console"), '<meta name="google-site-verification" content="typed-code" />');
      await turnToTab(user, "Page views");
      await user.choose(page.getByLabel("Count page views"), "With Um", "umami");
      await user.type(page.getByLabel("Address of your server"), "http://stats.gifts.example");
      await user.type(page.getByLabel("What Umami calls this site"), "3f1c2a54-6f0e-4a4b-9c39-1a2b3c4d5e6f");
      await user.press(save);
      await expect(page.getByLabel("Address of your server")).toBeFocused();
      await user.expectTold();
      await user.type(page.getByLabel("Address of your server"), "https://stats.gifts.example");
      await user.press(save);
      await user.expectSaid("Your settings are live on every page.");
      await user.expectStillThere();
      const home = await page.request.get("/");
      for (const text of ["My aunt, who knits", 'content="typed-code"']) expect(await home.text()).toContain(text);
      expect(home.headers()["content-security-policy"]).toContain("connect-src 'self' https://stats.gifts.example/api/send");
      expect(await (await page.request.get("/privacy-policy")).text()).toContain("Umami");
      await user.press(page.getByRole("button", { name: "Restore the original settings" }).first());
      await user.expectSaid("The earlier settings are back.");
      await user.expectStillThere();
    });
  });
