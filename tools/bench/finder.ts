import { fillCatalogue } from "#tests/factories/generated-catalogue.ts";
import { randomNumbers } from "#tests/factories/generated-gifts.ts";
import { createLargeDatabase } from "./large-database.ts";
import type { ServerProcess } from "./server-process.ts";
import { quantile, timed } from "./load.ts";

/** Requests until the server has finished its warm-up, since a real server runs for weeks after that. */
const WARM_UP = 400;
const MEASURED = 400;

export interface FinderFigures {
  p50Ms: number;
  p95Ms: number;
  /** The web server's resident memory after all requests, without PostgreSQL's. */
  rssMb: number;
}

const PEOPLE = [
  "my mom",
  "my dad who just retired",
  "my wife",
  "a coworker",
  "my 8 year old nephew",
  "my best friend",
  "grandma",
  "our kids' teacher",
  "my teenage daughter",
  "a couple we know",
  "my boyfriend",
  "my neighbour",
];
const LIKES = [
  "gardening",
  "coffee and baking",
  "reading",
  "hiking and photography",
  "video games",
  "cooking, wine and travel",
  "yoga",
  "dinosaurs",
  "woodworking",
  "cats",
  "knitting",
  "astronomy and board games",
  "",
];
const OCCASIONS = [
  "for her birthday",
  "for Christmas",
  "for their anniversary",
  "as a thank you",
  "for Mother's Day",
  "for a housewarming",
  "",
];
const SUMS = ["under $30", "around forty bucks", "$20-60", "max 100", "up to $15", ""];
const OTHERS = [
  "no mugs please",
  "nothing with alcohol",
  "handmade would be lovely",
  "by next Friday",
  "she already has a Kindle",
  "something like a harmonica",
  "",
  "",
  "",
];

/** Returns generated briefs in the style of shoppers, always the same ones. */
export function writeBriefs(count: number): string[] {
  const random = randomNumbers(11);
  const pick = (items: readonly string[]) => items[Math.floor(random() * items.length)] as string;
  return Array.from({ length: count }, () => {
    const likes = pick(LIKES);
    return [`A gift for ${pick(PEOPLE)}`, likes && `who loves ${likes}`, pick(OCCASIONS), pick(SUMS), pick(OTHERS)]
      .filter(Boolean)
      .join(", ");
  });
}

/** Sends requests to `POST /api/v1/finder` of a running site, one after the other, each from its own client address. */
export async function askFinder(site: ServerProcess): Promise<FinderFigures> {
  const times: number[] = [];
  for (const [index, text] of writeBriefs(WARM_UP + MEASURED).entries()) {
    const ms = await timed(async () => {
      const response = await fetch(`${site.url}/api/v1/finder`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `10.1.${index >> 8}.${index & 255}` },
        body: JSON.stringify({ text }),
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`The brief ${JSON.stringify(text)} answered ${response.status}`);
    });
    if (index >= WARM_UP) times.push(ms);
  }
  return { p50Ms: quantile(times, 0.5), p95Ms: quantile(times, 0.95), rssMb: (await site.residentBytes()) / 1024 / 1024 };
}

/** Measures the finder of the built site over HTTP with `giftCount` generated gifts. */
export async function measureFinder(giftCount: number): Promise<FinderFigures> {
  const database = await createLargeDatabase();
  try {
    await database.fill((client) => fillCatalogue(client, giftCount));
    const site = await database.serve();
    try {
      return await askFinder(site);
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
  }
}
