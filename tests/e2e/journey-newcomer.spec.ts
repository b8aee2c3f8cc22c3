import type { Locator } from "@playwright/test";
import { useFreshAddress } from "./accounts.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilInteractive } from "./fixtures.ts";
import { KeyboardUser } from "./keyboard.ts";
import { keepNotices } from "./notices.ts";
import { type OwnSite, startFromNothing, startOwnSite } from "./own-site.ts";
import { PersonsPace } from "./persons-pace.ts";
import { PORT } from "./servers.ts";
import { atBothWidths, button, chooseFile } from "./walks.ts";

/** A site of its own, because nobody may have it yet. */
const OWN_PORT = PORT + 4200;
const ROWS = 1000;
/** The commands, clicks, choices and Enter keys of this way, as docs/decisions/0047 lists them; it is walked as a newcomer would who reads the screens. */
const STEPS = [
  "run “npm start”",
  "open the address that it prints with the setup code",
  "press “Create an account”",
  "press “Create Account”",
  "press Enter after the setup code",
  "press “Put the demo away”",
  "press “Give it a name and a look”",
  "press “Style”",
  "press “Save for everyone”",
  "press “Start”",
  "press “Say where people can reach you”",
  "press “Save settings”",
  "press “Start”",
  "press “Import a file”",
  "choose the file",
  "say that “Preis” is the price",
  "say that “Beschreibung” is the description",
  "press “Preview the changes”",
  "say that “Mom; Dad” are two",
  "press “Import now”",
];
/** Fifteen minutes, of which two idle processors take less than two to install, build, start and import. */
const WITHIN_SECONDS = 13 * 60;
/** With FROM_NOTHING=1 the site is installed and built in an empty folder first, which the other tests would have to wait for. */
const isFromNothing = process.env.FROM_NOTHING === "1";
// One server on one port, so all tests run in one worker.
test.describe.configure({ mode: "default" });
test.use({ baseURL: `http://127.0.0.1:${OWN_PORT}`, expectedComplaints: [/status of 40[34]/] });
test.beforeEach(({ context }) => useFreshAddress(context));

let own: OwnSite | undefined;
test.afterEach(async ({ page }) => {
  // An open page would complain of the server that is gone.
  await page.goto("about:blank");
  await own?.stop();
});

const KINDS = ["Teekanne", "Brieföffner", "Wollschal", "Gewürzmühle", "Holzpuzzle"];
const PEOPLE = ["Mom; Dad", "Best Friend", "Dad", "Mom", "Coworker"];

/** Returns a file as a German spreadsheet writes it: semicolons, commas in prices, Windows-1252, headers of its own. */
function writeFile(rows = ROWS): Buffer {
  const lines = Array.from({ length: rows }, (_, row) => {
    const kind = KINDS[row % KINDS.length] ?? "";
    return [`${kind} Nr. ${row + 1}`, `${10 + (row % 90)},50`, `${kind} aus der Manufaktur`, `"${PEOPLE[row % PEOPLE.length]}"`].join(";");
  });
  return Buffer.from(["Name;Preis;Beschreibung;Recipient", ...lines].join("\r\n"), "latin1");
}

test("from an empty folder to a branded shop with a thousand gifts of one's own: twenty steps, and under fifteen minutes for a person", async ({
  page,
  browser,
}, testInfo) => {
  test.setTimeout((isFromNothing ? 15 : 4) * 60_000);
  const startedAt = performance.now();
  const steps: string[] = [];
  const person = new PersonsPace();
  const step = async (what: string, act: () => Promise<unknown>) => {
    steps.push(what);
    await person.reads(page);
    person.acts();
    await act();
  };
  let fields = 0;
  const type = async (field: Locator, text: string) => {
    fields += 1;
    person.types(text);
    await field.fill(text);
  };
  const press = (role: "button" | "link" | "tab", name: string | RegExp, called = String(name)) =>
    step(`press “${called}”`, () =>
      page
        .getByRole(role, { name, exact: typeof name === "string" })
        .first()
        .click(),
    );

  await step("run “npm start”", async () => {
    own = isFromNothing ? await startFromNothing(OWN_PORT) : await startOwnSite(OWN_PORT, { DEMO_CATALOGUE: "on" });
  });
  const installed = Math.round((performance.now() - startedAt) / 1000);
  const code = own?.setupCode() ?? "";
  await step("open the address that it prints with the setup code", () => page.goto(own?.setupAddress() ?? ""));
  await untilInteractive(page);
  await press("link", "Create an account");
  const form = page.getByRole("tabpanel", { name: "Create Account" });
  for (const [label, text] of [
    ["First Name", "Grace"],
    ["Last Name", "Hopper"],
    ["Email", "grace@example.com"],
  ] as const)
    await type(form.getByLabel(label), text);
  await type(form.locator("[name=password]"), "debugging with moths");
  await press("button", "Create Account");
  await expect(page).toHaveURL(/\/setup$/);
  await type(page.getByLabel("Setup code"), code);
  await step("press Enter after the setup code", () => page.getByLabel("Setup code").press("Enter"));
  await expect(page).toHaveURL(/\/admin\/start$/);
  await press("button", "Put the demo away");
  await expect(page.getByText("Putting the demo away").first()).toBeVisible();

  await press("link", "Give it a name and a look");
  await type(page.getByRole("textbox", { name: "Name" }).first(), "Geschenkestube");
  await type(page.getByRole("textbox", { name: "Tagline" }), "Presents with a story");
  await press("tab", "Style");
  await type(page.getByLabel("Main color", { exact: true }), "#5b2a86");
  await press("button", "Save for everyone");
  await expect(page.getByText("Your new look is on every page now.").first()).toBeVisible();

  await press("link", "Start");
  await press("link", "Say where people can reach you");
  await type(page.getByLabel("Contact address"), "grace@example.com");
  await press("button", "Save settings");
  await expect(page.getByText("Your settings are live on every page.").first()).toBeVisible();

  await press("link", "Start");
  await press("link", "Import a file");
  await step("choose the file", () =>
    page.getByLabel("Choose a CSV file").setInputFiles({ name: "geschenke.csv", mimeType: "text/csv", buffer: writeFile() }),
  );
  await expect(page.getByText("Separated by semicolons, encoded as Windows-1252.")).toBeVisible();
  await step("say that “Preis” is the price", () => page.getByLabel("What “Preis” becomes").selectOption({ label: "Price" }));
  await step("say that “Beschreibung” is the description", () =>
    page.getByLabel("What “Beschreibung” becomes").selectOption({ label: "Description" }),
  );
  await press("button", "Preview the changes");
  await expect(page.getByText("This is a preview. Nothing has changed yet.")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await step("say that “Mom; Dad” are two", () =>
    page.getByLabel(/“Mom; Dad” in 200 gifts/).selectOption({ label: "Split into “Mom”, “Dad”" }),
  );
  await press("button", "Import now");
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toContainText("1,000", { timeout: 120_000 });
  const seconds = Math.round((performance.now() - startedAt) / 1000);

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`http://127.0.0.1:${OWN_PORT}/category/recipient/dad`);
  await expect(shopper.getByRole("banner").getByText("Geschenkestube")).toBeVisible();
  await expect(shopper.getByText("400 gifts").first()).toBeVisible();
  await shopper.goto(`http://127.0.0.1:${OWN_PORT}/search?q=teekanne`);
  await expect(shopper.getByRole("link", { name: /Teekanne Nr\./ }).first()).toBeVisible();
  await shopper.context().close();
  await page.goto("/admin/start");
  await expect(page.getByText("4 of 7 done")).toBeVisible();
  await expect(page.getByText("The demo is put away").first()).toBeVisible();
  expect(steps).toEqual(STEPS);
  const told = `${steps.length} steps, ${fields} fields: ${installed} s until it served, ${seconds} s with the walk; a person’s reading, thinking, clicking and typing takes ${person.seconds} s`;
  expect(person.seconds, told).toBeLessThan(WITHIN_SECONDS);
  await testInfo.attach("steps", { body: [...steps, told].join("\n"), contentType: "text/plain" });
});

atBothWidths(() => {
  test.use({ expectedComplaints: [/status of (?:40[34]|422)/] });

  test("the site is taken with its code, named, colored, and gets categories and the gifts of a file", async ({ page }) => {
    await keepNotices(page);
    own = await startOwnSite(OWN_PORT);
    const user = new KeyboardUser(page);
    await user.open("/setup");
    await user.expectTold();
    await user.press(page.getByRole("link", { name: "Create an account" }));
    const form = page.getByRole("tabpanel", { name: "Create Account" });
    await user.type(form.getByLabel("First Name"), "Grace");
    await user.type(form.getByLabel("Last Name"), "Hopper");
    await user.type(form.getByLabel("Email"), "grace@example.com");
    await user.type(form.locator("[name=password]"), "debugging with moths");
    await user.press(button(page, "Create Account"));
    await user.type(page.getByLabel("Setup code"), own.setupCode().toLowerCase());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/start$/);

    await user.press(page.getByRole("link", { name: "Give it a name and a look" }));
    await user.type(page.getByRole("textbox", { name: "Name" }).first(), "Geschenkestube");
    await user.press(page.getByRole("tab", { selected: true }), "ArrowRight");
    await user.type(page.getByLabel("Main color", { exact: true }), "#5b2a86");
    await user.press(button(page, "Save for everyone"));
    await user.expectSaid("Your new look is on every page now.");
    await user.expectStillThere();

    await user.open("/admin/start");
    await user.press(page.getByRole("link", { name: "Say where people can reach you" }));
    await user.type(page.getByLabel("Contact address"), "grace@example.com");
    await user.press(button(page, "Save settings"));
    await user.expectSaid("Your settings are live on every page.");
    await user.expectStillThere();

    await user.open("/admin/start");
    await user.press(page.getByText("See what you’ll get"));
    await user.press(button(page, /Start with \d+ usual categories/));
    await user.expectSaid("categories added.");
    await user.expectStillThere();
    await user.press(page.getByRole("link", { name: "Import a file" }));
    await chooseFile(user, page.getByLabel("Choose a CSV file"), { name: "geschenke.csv", mimeType: "text/csv", buffer: writeFile(20) });
    await expect(page.getByText("Separated by semicolons, encoded as Windows-1252.")).toBeVisible();
    await user.choose(page.getByLabel("What “Preis” becomes"), "Price", "price");
    await user.choose(page.getByLabel("What “Beschreibung” becomes"), "Desc", "description");
    await user.press(button(page, "Preview the changes"));
    await user.expectSaid("This is a preview. Nothing has changed yet.");
    await user.to(page.getByLabel(/“Mom; Dad” in 4 gifts/));
    await page.keyboard.type("Several");
    await user.press(button(page, "Import now"));
    await user.expectSaid("Imported.");
    await user.expectStillThere();
    await user.open("/admin/start");
    await expect(page.getByText("4 of 7 done")).toBeVisible();
    await user.expectTold();
    await expectNoSidewaysScroll(page);
  });
});
