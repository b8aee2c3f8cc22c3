import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { useFiles } from "#tests/factories/catalogue-files.ts";

const testDatabase = useTestDatabase();
const write = useFiles();

/** Runs a script as npm does, but from another folder, with these settings, and returns its exit code and output. */
async function run(script: string, ...given: (string | NodeJS.ProcessEnv)[]): Promise<{ code: number; out: string; err: string }> {
  const args = given.filter((one) => typeof one === "string");
  const settings = Object.assign({}, ...given.filter((one) => typeof one !== "string")) as NodeJS.ProcessEnv;
  const env = { ...process.env, NODE_ENV: "test", DATABASE_URL: testDatabase.connectionString, INIT_CWD: "", ...settings };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [path.resolve(`scripts/${script}.ts`), ...args], { env });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

test("bad rows go to the rejects file with line, column and reason, and once mended it can be imported itself", async () => {
  const file = write('name,price,description\nGood,5,\n"Bad, one",x,"=1+1"\n,7,\n', "gifts.csv");
  const first = await run("import-gifts", file);
  expect(first.code).toBe(0);
  expect(first.out).toMatch(/^Imported: gifts\.csv, 3 rows in \d+\.\d s: 1 created, 0 updated, 0 unchanged, 2 rejected\n/);
  const rejects = `${file}.rejects.csv`;
  expect(readFileSync(rejects, "utf8")).toBe(
    "name,price,description,line,column,reason\r\n" +
      '"Bad, one",x,\'=1+1,3,price,"Please use an amount in dollars, such as 24.50"\r\n' +
      ",7,,4,name,Please fill this in\r\n",
  );
  const mended = write(readFileSync(rejects, "utf8").replace(",x,", ",6,").replace("\n,7", "\nNamed,7"), "mended.csv");
  expect((await run("import-gifts", mended)).out).toContain("2 created, 0 updated, 0 unchanged, 0 rejected");
  expect((await database().execute(sql`select description from gifts where slug = 'bad-one'`)).rows).toEqual([{ description: "=1+1" }]);
  expect(existsSync(`${mended}.rejects.csv`)).toBe(false);
});

test("a dry run changes nothing and says so", async () => {
  const file = write("name\nPhantom\n");
  expect((await run("import-gifts", "--dry-run", file)).out).toContain("Dry run, nothing was changed");
  expect((await database().execute(sql`select from gifts where slug = 'phantom'`)).rows).toEqual([]);
});

test("an unreadable file, a missing one and a wrong command end with their own codes and one plain line", async () => {
  const unreadable = write("name,colour\nMug,red\n", "odd.csv");
  expect(await run("import-gifts", unreadable)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/odd\.csv can't be imported, and nothing was changed\. Unknown column: "colour"/),
  });
  expect(await run("import-gifts", "nowhere.csv")).toMatchObject({
    code: 1,
    err: "nowhere.csv can't be imported, and nothing was changed. There's no such file.\n",
  });
  expect(await run("import-gifts")).toMatchObject({ code: 2, err: expect.stringContaining("Usage: npm run import:gifts") });
  expect(await run("export-gifts", "a.csv", "b.csv")).toMatchObject({ code: 2 });
});

test("an exported catalogue imports unchanged", async () => {
  const file = write("", "exported.csv");
  expect(await run("export-gifts", file)).toMatchObject({ code: 0, out: expect.stringMatching(/^Exported \d+ gifts to /) });
  expect((await run("import-gifts", file)).out).toContain("0 created, 0 updated");
});

test("what was imported is read at once: sure guesses are shown as such, the summary says what needs an eye and where", async () => {
  const file = write(
    "name,description,interest_types\nHand-cranked coffee grinder,Steel burrs grind coffee beans for pour over or French press.,\n" +
      "Wooden toddler puzzle,Chunky animals for little hands.,\nBox of seeds,A wildflower meadow for the garden.,stargazing\n",
    "words.csv",
  );
  expect((await run("import-gifts", "--dry-run", file)).out).not.toContain("Read ");
  const first = await run("import-gifts", file, "--categorize");
  expect(first.out).toMatch(/: 3 created, 0 updated, 0 unchanged, 0 rejected\nRead \d+ gifts in \d+\.\d s\n/);
  expect(first.out).toMatch(/\n {2}Interests: \d+ gifts, \d+ of them from sure guesses/);
  expect(first.out).toMatch(/\n {2}Occasions: .* to review: \/admin\/suggestions\?taxonomy=occasion\n/);
  const { rows } = await database().execute(sql`
    select g.slug as gift, t.slug, t.name, source from gifts g join gift_categories on gift_id = g.id
    join categories t on t.id = category_id and t.taxonomy = 'interest'
    where g.slug in ('hand-cranked-coffee-grinder', 'box-of-seeds') order by 1, 2`);
  expect(rows).toEqual([
    { gift: "box-of-seeds", slug: "stargazing", name: "Stargazing", source: "file" },
    { gift: "hand-cranked-coffee-grinder", slug: "coffee", name: "Coffee", source: "learnt" },
  ]);
  const again = (await run("import-gifts", file)).out;
  expect(again).toMatch(/0 created, 0 updated, 3 unchanged, 0 rejected\n/);
  expect(again, "nothing was read, and the summary is the same").not.toContain("Read ");
  const summaryOf = (out: string) => out.split("\n").filter((line) => line.startsWith("  "));
  expect(summaryOf(again)).toEqual(summaryOf(first.out));
  expect(again, "there is no language model").not.toContain("language model");
});

test("with a language model the import says what reading by it would cost, and where it is started", async () => {
  const file = write("name\nKettle\nTeapot\n", "priced.csv");
  const model = { AI_PROVIDER: "openai-compatible", AI_MODEL: "fake", AI_API_KEY: "key", AI_BASE_URL: "http://127.0.0.1:9", AI_PRICE: "2" };
  const { out } = await run("import-gifts", file, model);
  expect(out).toMatch(/\n {2}A language model \(fake\) can read \d+ gifts for about [\d,]+ tokens \(.*\): \/admin\/suggestions\n$/);
});

test("--help says what the options do", async () => {
  expect(await run("import-gifts", "--help")).toMatchObject({
    code: 0,
    out: expect.stringMatching(/--categorize {2}reads every gift again/),
  });
});

test("a tag for a marketplace that does not exist, which would earn nothing, is refused before anything is imported", async () => {
  const file = write("name\nUntagged\n");
  expect(await run("import-gifts", file, { AFFILIATE_TAGS: "uk=a-21" })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Setting AFFILIATE_TAGS: uk is none of the store's marketplaces \(com, [^\n]+\)\n$/),
  });
  expect((await database().execute(sql`select from gifts where slug = 'untagged'`)).rows).toEqual([]);
});
