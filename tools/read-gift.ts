// Prints what is read of a gift: npm run read-gift -- "name" ["description"]
// First what the lexicon's words say, with the finder's confidence, then what the learnt reader claims, with weight, confidence and evidence.
import { describeLearnt, describeWords } from "./read-gift/describe-reading.ts";

const [name, description = "", ...rest] = process.argv.slice(2);
if (name === undefined || rest.length > 0) {
  console.error('Usage: npm run read-gift -- "name" ["description"]');
  process.exit(2);
}
console.log(["Words", ...describeWords(name, description), "", "Learnt", ...describeLearnt(name, description)].join("\n"));
