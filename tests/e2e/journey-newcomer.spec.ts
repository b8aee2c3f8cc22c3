import { useFreshAddress } from "./accounts.ts";
import { expect, expectAccessible, test, untilInteractive } from "./fixtures.ts";
import { type OwnSite, startOwnSite } from "./own-site.ts";
import { PORT } from "./servers.ts";

/** A site of its own, because nobody may have it yet. */
const OWN_PORT = PORT + 4200;
const ROWS = 1000;
/** The clicks, choices and Enter keys that this way may cost; it is walked as a newcomer would who reads the screens. */
const MOST_STEPS = 30;
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
function writeFile(): Buffer {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const kind = KINDS[row % KINDS.length] ?? "";
    return [`${kind} Nr. ${row + 1}`, `${10 + (row % 90)},50`, `${kind} aus der Manufaktur`, `"${PEOPLE[row % PEOPLE.length]}"`].join(";");
  });
  return Buffer.from(["Name;Preis;Beschreibung;Recipient", ...lines].join("\r\n"), "latin1");
}

test("from an empty machine to a branded shop with a thousand gifts of one's own", async ({ page, browser }, testInfo) => {
  test.slow();
  const startedAt = performance.now();
  const steps: string[] = [];
  const step = async (what: string, act: () => Promise<unknown>) => {
    steps.push(what);
    await act();
  };
  const press = (role: "button" | "link" | "tab", name: string | RegExp) =>
    step(`press “${String(name)}”`, () =>
      page
        .getByRole(role, { name, exact: typeof name === "string" })
        .first()
        .click(),
    );

  own = await startOwnSite(OWN_PORT);
  const code = own.setupCode();
  await step("open /setup", () => page.goto("/setup"));
  await untilInteractive(page);
  await press("link", "Create an account");
  const form = page.getByRole("tabpanel", { name: "Create Account" });
  for (const [label, text] of [
    ["First Name", "Grace"],
    ["Last Name", "Hopper"],
    ["Email", "grace@example.com"],
  ] as const)
    await form.getByLabel(label).fill(text);
  await form.locator("[name=password]").fill("debugging with moths");
  await press("button", "Create Account");
  await expect(page).toHaveURL(/\/setup$/);
  await page.getByLabel("Setup code").fill(code);
  await step("Enter after the setup code", () => page.getByLabel("Setup code").press("Enter"));
  await expect(page).toHaveURL(/\/admin\/start$/);

  await press("link", "Give it a name and a look");
  await page.getByRole("textbox", { name: "Name" }).first().fill("Geschenkestube");
  await page.getByRole("textbox", { name: "Tagline" }).fill("Presents with a story");
  await press("tab", "Style");
  await page.getByLabel("Main color", { exact: true }).fill("#5b2a86");
  await press("button", "Save for everybody");
  await expect(page.getByText("Your look is on every page now.").first()).toBeVisible();

  await press("link", "Start");
  await press("link", "Say where people reach you");
  await page.getByLabel("Contact address").fill("grace@example.com");
  await press("button", "Save settings");
  await expect(page.getByText("Your settings count on every page now.").first()).toBeVisible();

  await press("link", "Start");
  await press("button", /Start with \d+ usual categories/);
  await expect(page.getByText(/\d+ categories made\./).first()).toBeVisible();

  await press("link", "By file");
  await step("choose the file", () =>
    page.getByLabel("Choose a CSV file").setInputFiles({ name: "geschenke.csv", mimeType: "text/csv", buffer: writeFile() }),
  );
  await expect(page.getByText("Separated by semicolons, written in Windows-1252.")).toBeVisible();
  await step("say that “Preis” is the price", () => page.getByLabel("What “Preis” becomes").selectOption({ label: "Price" }));
  await step("say that “Beschreibung” is the description", () =>
    page.getByLabel("What “Beschreibung” becomes").selectOption({ label: "Description" }),
  );
  await press("button", "Preview the changes");
  await expect(page.getByText("Nothing has been changed yet.")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await step("say that “Mom; Dad” are two", () =>
    page.getByLabel(/“Mom; Dad” in 200 gifts/).selectOption({ label: "Several: “Mom”, “Dad”" }),
  );
  await press("button", "Import now");
  await expect(page.getByRole("status").filter({ hasText: "Imported." })).toContainText("1,000", { timeout: 120_000 });

  const shopper = await (await browser.newContext()).newPage();
  await shopper.goto(`http://127.0.0.1:${OWN_PORT}/category/recipient/dad`);
  await expect(shopper.getByRole("banner").getByText("Geschenkestube")).toBeVisible();
  await expect(shopper.getByText("400 gifts").first()).toBeVisible();
  await shopper.goto(`http://127.0.0.1:${OWN_PORT}/search?q=teekanne`);
  await expect(shopper.getByRole("link", { name: /Teekanne Nr\./ }).first()).toBeVisible();
  await shopper.context().close();
  await page.goto("/admin/start");
  await expect(page.getByText("4 of 7 done")).toBeVisible();
  expect(steps.length, steps.join("\n")).toBeLessThanOrEqual(MOST_STEPS);
  await testInfo.attach("steps", {
    body: [...steps, `${Math.round((performance.now() - startedAt) / 1000)} s, the typing of a machine`].join("\n"),
    contentType: "text/plain",
  });
});
