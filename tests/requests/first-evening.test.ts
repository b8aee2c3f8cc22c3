import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readWaitingGifts } from "#app/features/catalogue/guesses/read-gifts.commands.server.ts";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { importFile, useFiles } from "#tests/factories/catalogue-files.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress, offeredValues } from "./forms.ts";

/** An owner's first evening: an empty shop, a file without any tags, and what shoppers see then. */
Object.assign(process.env, { DEMO_CATALOGUE: "off" });
const site = useSite();
const write = useFiles();

const GIFTS = `name,description,price
Stainless steel moka pot,Makes six cups of strong coffee.,34
Hand-cranked coffee grinder,Steel burrs for pour over.,48
Garden trowel with ash handle,For bulbs and seedlings.,24
Leather gardening gloves,Long cuffs against roses.,29
Wooden toddler puzzle,Chunky animals for little hands.,18
Baby rattle of beech wood,For the first months.,14
Plush elephant for babies,Machine washable.,22
Dinosaur building set,For ages 5 to 8.,32
Silver necklace with a birthstone,On a fine chain.,64
Pearl stud earrings,Freshwater pearls.,52
Silk scarf with peonies,Hand-rolled edges.,58
Scented soy candle with lavender,Burns for forty hours.,26
Bath salts and body butter set,Rose and almond.,30
Leather wallet with coin pocket,Vegetable-tanned.,55
Beard oil and comb set,Cedar and sandalwood.,27
Whiskey glasses with stones,Two tumblers in a box.,45
Fishing lure box,Twelve lures for pike.,39
Multi-tool with pouch,Pliers and eleven tools.,49
Cast iron skillet,Sears steaks.,60
Chocolate truffles in a box,Twenty-four pieces.,28
Loose leaf tea sampler,Eight teas in tins.,33
Yoga mat of cork,Grips when it is wet.,70
Wireless headphones,Thirty hours of music.,120
Board game for four players,An hour of trading.,42
Photo frame for a wedding picture,Walnut.,36
Thank you teacher mug,For the desk.,16
Dog collar of leather,Brass buckle.,25
Cat scratching post,Sisal and beech.,65
Christmas ornament set,Six glass baubles.,31
Sold-out music box,Plays a waltz.,40
`;
const request: typeof site.request = (path, init) => site.request(path, { from: freshAddress(), ...init });
async function read(path: string): Promise<string> {
  const answer = await request(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll("<!-- -->", "");
}
/** The names of the gifts that a page leads to. */
const names = GIFTS.trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split(",")[0] ?? "");
const giftsOn = (html: string) => names.filter((name) => html.includes(name));

let emptyHome = "";
beforeAll(async () => {
  emptyHome = await read("/");
  await importFile(write(GIFTS));
  await database().execute(sql`update gifts set in_stock = false where name = 'Sold-out music box'`);
  await readWaitingGifts({ reader: giftReaderOf(null), standardCategories: readStandardCategories });
  await site.settle();
});

test("the home page of a shop without gifts shows examples, and that of one with gifts none", async () => {
  expect(emptyHome).toContain("Just examples, until this shop has its first gifts.");
  // A heading without any category below it would tell nobody anything.
  expect(emptyHome).not.toContain("Browse Gift Categories");
  const home = await read("/");
  expect(home).not.toContain("Examples, until");
  expect(home).toContain("New Gift Ideas");
  expect(home).toContain("Browse Gift Categories");
  expect(giftsOn(home).length).toBeGreaterThanOrEqual(8);
  const hero = home.slice(home.indexOf('aria-label="Featured gifts"'), home.indexOf("How It Works"));
  expect(giftsOn(hero)).toHaveLength(4);
});

test("its tiles lead to recipients and occasions with gifts", async () => {
  const home = await read("/");
  const tiles = [...new Set([...home.matchAll(/href="(\/category\/(?:recipient|occasion)\/[^"]+)"/g)].map(([, path]) => path ?? ""))];
  expect(tiles.filter((path) => path.startsWith("/category/recipient/")).length).toBeGreaterThanOrEqual(3);
  for (const path of tiles) expect([path, giftsOn(await read(path)).length > 0]).toEqual([path, true]);
});

test("a recipient's page holds what suits, and nothing of a grown-up's stands among a baby's", async () => {
  const babies = giftsOn(await read("/category/recipient/baby"));
  expect(babies).toEqual(expect.arrayContaining(["Baby rattle of beech wood"]));
  for (const name of ["Whiskey glasses with stones", "Beard oil and comb set", "Cast iron skillet"]) expect(babies).not.toContain(name);
});

test("the finder's steps offer what the shop has, and new gifts stand below them", async () => {
  const html = await read("/gift-finder");
  expect(html).toContain("New gift ideas");
  expect(offeredValues(html, "person")).toEqual(expect.arrayContaining(["baby", "dad"]));
  expect(offeredValues(html, "interest")).toEqual(expect.arrayContaining(["coffee", "gardening"]));
  expect(offeredValues(html, "budget")).toEqual(["25", "25-50", "50-100", "100-"]);
});

test.each(["said", "q"])("/gift-finder?%s=… alone is read and answered", async (name) => {
  const answer = await request(`/gift-finder?${name}=${encodeURIComponent("something for my dad who loves fishing, up to $45")}`);
  const html = answer.status === 200 ? await answer.text() : await read(answer.headers.get("location") ?? "");
  expect(giftsOn(html)).toContain("Fishing lure box");
  expect(html).not.toContain("We couldn’t find a person");
});

test("a shop whose gifts are all sold out is no shop of examples", async () => {
  await database().execute(sql`update gifts set in_stock = false`);
  await site.settle();
  const home = await read("/");
  expect(home).not.toContain("Examples, until");
  expect(home).not.toContain("Gift Ideas");
});
