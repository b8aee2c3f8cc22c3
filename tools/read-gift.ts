// Prints what all readers say of a gift side by side, each with weight and confidence, who won and why, and the words that say so.
//   npm run read-gift -- "name" ["description"]   what the committed reader and the words say of any texts
//   npm run read-gift -- --gift ID                the same of a gift of this site (its id or slug), with what a language model has read, what
//                                                 the shop has taught its reader, and what people and the file say
import { parseArgs } from "node:util";
import { CommandError, runWithDatabase } from "../scripts/catalogue/run-with-database.ts";
import { describeReading } from "./read-gift/describe-reading.ts";
import { findGift } from "./read-gift/find-gift.ts";
import { textsAlone } from "./read-gift/known-of-gift.ts";

const USAGE = 'Usage: npm run read-gift -- "name" ["description"], or npm run read-gift -- --gift ID';

const { gift, texts } = readArguments();
if (gift === undefined) {
  const [name = "", description] = texts;
  console.log(describeReading(textsAlone(name, description ?? "")).join("\n"));
} else {
  await runWithDatabase(
    async () => gift,
    async (id) => {
      const known = await findGift(id);
      if (known === null) throw new CommandError(`No gift of this site has the id or slug ${id}`, 1);
      console.log([known.name, ...describeReading(known)].join("\n"));
    },
  );
}

function readArguments(): { gift: string | undefined; texts: string[] } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { gift: { type: "string" } } });
    if (values.gift === undefined ? positionals.length > 0 && positionals.length < 3 : positionals.length === 0)
      return { gift: values.gift, texts: positionals };
  } catch {
    // An option that there is not.
  }
  console.error(USAGE);
  process.exit(2);
}
