import type {
  ClaimProblem,
  GiftProblem,
  LotAnswer,
  ModelReader,
  ModelReading,
  ModelUse,
  ProductText,
} from "#app/features/catalogue/model-reading/types.ts";
import type { Answer, AskableModel } from "#app/platform/ai/language-model.server.ts";
import { acceptReading } from "./accept-reading.ts";
import { guessesOfModel } from "./model-guesses.ts";
import { offerValues, type OfferedValues } from "./offered-values.ts";
import { givesOrders } from "./orders.ts";
import { ANSWER_TOKENS_AROUND, ANSWER_TOKENS_EACH, productsAnswer, QUESTION_VERSION, READING_PRODUCTS } from "./reading-question.ts";

/** A small model on a slow machine needs minutes for twenty products. */
const LOT_MS = 300_000;
/** Statuses with which a server refuses this question, while it may well answer others. */
const REFUSES_QUESTION: ReadonlySet<number | undefined> = new Set([400, 413, 422]);

const READING: ModelUse = "reading";

// Short names replace hashes: they cost a tenth, and an invented one matches nothing.
const keyOf = (place: number) => `p${place + 1}`;

/** Reads products by asking a language model. `modelName` is kept with what it says. */
export function createModelReader(model: AskableModel, modelName: string): ModelReader {
  return {
    name: `${modelName}, question ${QUESTION_VERSION}`,
    givesOrders,
    async read(lot, ownValues, signal) {
      const values = offerValues(ownValues);
      const question = {
        instructions: READING_PRODUCTS,
        data: { values, products: lot.map(({ name, about }, place) => ({ id: keyOf(place), name, about })) },
        schema: productsAnswer,
        maxOutputTokens: ANSWER_TOKENS_AROUND + lot.length * ANSWER_TOKENS_EACH,
        signal: AbortSignal.any([signal, AbortSignal.timeout(LOT_MS)]),
        purpose: { use: READING, pieces: lot.length },
      };
      let beginning: unknown;
      for await (const answer of model.ask(question)) {
        if (answer.kind === "beginning") beginning = answer.value;
        else if (answer.kind === "whole") return acceptLot(lot, answer.value.products, values, "missing");
        else return withoutWhole(answer, lot, listProducts(beginning), values);
      }
      return "failing";
    },
  };
}

/** Makes the best of an answer that has not arrived whole, or has another form somewhere: its products up to there count. */
function withoutWhole(
  { reason, status }: Extract<Answer<never>, { kind: "none" }>,
  lot: readonly ProductText[],
  arrived: readonly unknown[],
  values: OfferedValues,
): LotAnswer | "tokens" | "stopped" | "failing" {
  if (reason === "no-tokens-left") return "tokens";
  if (reason === "stopped") return "stopped";
  const isAboutThisLot = reason === "invalid-reply" || REFUSES_QUESTION.has(status);
  if (!isAboutThisLot && arrived.length === 0) return "failing";
  return acceptLot(lot, arrived, values, "malformed");
}

function acceptLot(lot: readonly ProductText[], products: readonly unknown[], values: OfferedValues, unanswered: GiftProblem): LotAnswer {
  const readings = new Map<string, ModelReading>();
  const problems = new Map<string, GiftProblem>();
  const leftOut: Partial<Record<ClaimProblem, number>> = {};
  for (const [place, text] of lot.entries()) {
    const answer = products.find((product) => idOf(product) === keyOf(place));
    if (answer === undefined) {
      problems.set(text.hash, unanswered);
      continue;
    }
    const accepted = acceptReading(answer, text, values);
    if (!accepted.ok) {
      problems.set(text.hash, accepted.problem);
      continue;
    }
    readings.set(text.hash, { claims: accepted.claims, guesses: guessesOfModel(accepted.claims) });
    for (const problem of accepted.leftOut) leftOut[problem] = (leftOut[problem] ?? 0) + 1;
  }
  return { readings, problems, leftOut };
}

const idOf = (product: unknown) => (product as { id?: unknown } | null)?.id;

/** Returns the products of an unchecked beginning. The last one of an answer that was cut off is malformed, and does not pass. */
function listProducts(beginning: unknown): unknown[] {
  const { products } = (beginning ?? {}) as { products?: unknown };
  return Array.isArray(products) ? products : [];
}
