import type { ClaimProblem, GiftProblem, ModelClaim, ProductText } from "#app/features/catalogue/model-reading/types.ts";
import { quoterOf } from "../../lexicon/quote.ts";
import type { OfferedValues } from "./offered-values.ts";
import { type ClaimList, MOST_CLAIMS, productAnswer } from "./reading-question.ts";

const KIND_OF: Readonly<Record<ClaimList, Exclude<ModelClaim["kind"], "child" | "gender">>> = {
  interests: "interest",
  occasions: "occasion",
  people: "person",
  traits: "trait",
  categories: "category",
};
const LISTS = Object.keys(KIND_OF) as ClaimList[];
const OLDEST = 120;
/** Nothing is "made for exactly" this many likings and kinds of people; a model that says so was talked into it. */
const STRONG_FROM = 9;
const MOST_STRONG = 10;

/** What can be used of an answer about one product. */
type Acceptance = { ok: true; claims: ModelClaim[]; leftOut: ClaimProblem[] } | { ok: false; problem: GiftProblem };

/** Checks what a model says of a product: against the values that it was offered, and quote by quote against the product's own text. */
export function acceptReading(answer: unknown, { name, about }: ProductText, values: OfferedValues): Acceptance {
  const parsed = productAnswer.safeParse(answer);
  if (!parsed.success) return { ok: false, problem: "malformed" };
  const { child, gender } = parsed.data;
  const said = LISTS.flatMap((list) => parsed.data[list].map((claim) => ({ ...claim, list })));
  if (said.some(({ weight }) => weight < 1 || weight > 10) || !isAgeSpan(child)) return { ok: false, problem: "weight" };
  const isTooMuch = LISTS.some((list) => parsed.data[list].length > 2 * MOST_CLAIMS[list]);
  if (isTooMuch || said.filter(({ weight }) => weight >= STRONG_FROM).length > MOST_STRONG) return { ok: false, problem: "shouting" };
  const quote = quoterOf(`${name}\n${about}`);
  const claims = new Map<string, ModelClaim>();
  const leftOut: ClaimProblem[] = [];
  for (const { list, id, weight, quote: words } of said.toSorted((one, other) => other.weight - one.weight)) {
    const found = quote(words);
    if (!values[list].includes(id)) leftOut.push("unknown");
    else if (found === "") leftOut.push("quote");
    else if (!claims.has(`${list} ${id}`)) claims.set(`${list} ${id}`, { kind: KIND_OF[list], id, weight: share(weight), quote: found });
  }
  // An answer without any claim may be true, but not one of which none was right.
  if (claims.size === 0 && leftOut.length > 0) return { ok: false, problem: "unfounded" };
  const ofPeople: ModelClaim[] = [
    { kind: "child", weight: share(child.weight), from: Math.round(child.from), to: Math.round(child.to) },
    ...(gender === "unisex" ? [] : [{ kind: "gender" as const, id: gender }]),
  ];
  return { ok: true, claims: [...claims.values(), ...ofPeople], leftOut };
}

const share = (weight: number) => Math.round(weight) / 10;

function isAgeSpan({ weight, from, to }: { weight: number; from: number; to: number }): boolean {
  return weight >= 0 && weight <= 10 && from >= 0 && from <= to && to <= OLDEST;
}
