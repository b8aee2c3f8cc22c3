// Prints what is read of a gift: npm run read-gift -- "name" ["description"]
// A line a claim of the readers that need no language model: kind, id (a child's ages in years), source, weight, confidence, and the words
// that say so.
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { describeReading } from "./read-gift/describe-reading.ts";

const [name, description = "", ...rest] = process.argv.slice(2);
if (name === undefined || rest.length > 0) {
  console.error('Usage: npm run read-gift -- "name" ["description"]');
  process.exit(2);
}
console.log(describeReading(giftReaderOf(null), name, description).join("\n"));
