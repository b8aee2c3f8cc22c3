import { besideModel, spokenOfByModel } from "#app/features/catalogue/guesses/beside-model.ts";
import { type Guess, LIKELY_FROM, SHOWN_FROM } from "#app/features/catalogue/guesses/types.ts";
import { guessesOfModel } from "#app/features/finder/read/by-model/model-guesses.ts";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import type { KnownOfGift } from "./known-of-gift.ts";
import { type Columns, keyOf, READERS, type ReaderName, type Said } from "./reader-columns.ts";

/** What came of a claim: whose word it is, how sure that is (null where it is no guess), and why. */
export interface Decision {
  key: string;
  won: "person" | "file" | ReaderName | null;
  confidence: number | null;
  why: string;
}

/** Who has filled three taxonomies has described the gift (`show_guesses`). */
const DESCRIBED_FROM = 3;
/** The taxonomies whose pages name likely gifts (`likely_gifts`). */
const WITH_LIKELY = ["recipient", "occasion"];

/** Says of every claim that anybody makes who won and why, by the code that reads for the shop; the surest first. */
export function decideClaims(known: KnownOfGift, columns: Columns): Decision[] {
  const byModel = known.modelClaims === null ? null : guessesOfModel(known.modelClaims);
  const offline = giftReaderOf(known.shop).read(known.name, known.description, known.brandName);
  const guesses = new Map(besideModel(byModel, offline).map((guess) => [keyOf(guess), guess]));
  const spokenOf = spokenOfByModel(byModel);
  const said = new Map(known.said.map((each) => [each.key, each]));
  const keys = new Set([...said.keys(), ...known.refused, ...guesses.keys(), ...READERS.flatMap((reader) => [...columns[reader].keys()])]);
  const isDescribed = known.filled.filter((taxonomy) => taxonomy !== "priceTier").length >= DESCRIBED_FROM;

  const decide = (key: string): Omit<Decision, "key"> => {
    const [kind = ""] = key.split(" ");
    if (kind === "child" || kind === "gender") return decideBeside(key, known, columns);
    const word = said.get(key);
    if (word !== undefined)
      return { won: word.source, confidence: null, why: word.source === "person" ? "a person says so" : "the file says so" };
    if (known.refused.includes(key)) return lost("a person has refused it");
    const guess = guesses.get(key);
    if (guess === undefined) {
      return lost(
        spokenOf.has(kind as Guess["taxonomy"]) ? `the model has spoken of ${kind} and does not name it` : "too unsure to be a guess",
      );
    }
    if (known.filled.includes(guess.taxonomy)) return lost(`people or the file have filled ${kind}`);
    if (known.categories?.has(key) === false) return lost("the shop has no such category");
    const won = guess.source === "learnt" && known.shop !== null ? "taught" : guess.source;
    return { won, confidence: guess.confidence, why: `${reasonOf(guess, columns)}; ${placeOf(guess, isDescribed)}` };
  };
  const decisions = [...keys].map((key) => ({ key, ...decide(key) }));
  const rankOf = ({ won, confidence }: Decision) => (won === null ? -1 : (confidence ?? 2));
  return decisions.toSorted((one, other) => rankOf(other) - rankOf(one));
}

const lost = (why: string) => ({ won: null, confidence: null, why });

function reasonOf({ source, confidence, ...guess }: Guess, { taught, learnt, words }: Columns): string {
  const key = keyOf(guess);
  const before = words.has(key) ? " before words" : "";
  if (source === "model") return `the model${before}`;
  if (source === "learnt") return taught.has(key) || learnt.has(key) ? `the learnt reader${before}` : "as what suits a kindred recipient";
  return confidence < (words.get(key)?.confidence ?? 0) ? "words alone, which the learnt reader does not confirm" : "words";
}

function placeOf({ taxonomy, confidence }: Guess, isDescribed: boolean): string {
  if (isDescribed) return "waits under Suggestions, as the gift is described";
  if (confidence >= SHOWN_FROM) return "shown";
  return confidence >= LIKELY_FROM && WITH_LIKELY.includes(taxonomy)
    ? "waits under Suggestions, named as likely"
    : "waits under Suggestions";
}

/** Children and sexes are no categories: the finder believes people, then a model, then words of a sex, and at last the learnt reader. */
function decideBeside(key: string, { told }: KnownOfGift, columns: Columns): Omit<Decision, "key"> {
  const [kind, id] = key.split(" ");
  const word = told[kind === "child" ? "child" : (id as "male" | "female")];
  if (word !== undefined)
    return { won: "person", confidence: null, why: word === 0 ? "a person says that it is none" : "a person says so" };
  const order: readonly ReaderName[] = ["model", "words", "taught", "learnt"];
  const first = order.find((reader) => [...columns[reader].keys()].some((other) => other.startsWith(`${kind} `)));
  const saying: Said | undefined = first === undefined ? undefined : columns[first].get(key);
  if (first === undefined || saying === undefined) return lost(`the ${first === undefined ? "readers" : first} say otherwise`);
  return { won: first, confidence: saying.confidence, why: "no category; the finder asks it" };
}
