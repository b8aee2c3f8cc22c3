import { date, flag, list, nullable, number, object, oneOf, record, recordOf, type Shape, text } from "#app/platform/answers/shapes.ts";
import { MODEL_USES, type ModelReadingAnswer, type ModelReadingView, type ModelRun } from "./types.ts";

const estimate = object({ gifts: number, tokens: number });

const run: Shape<ModelRun> = object({
  scope: oneOf("all", "sample"),
  state: oneOf("running", "stopped", "done"),
  waitReason: nullable(oneOf("tokens", "failing")),
  waitsUntil: nullable(date),
  total: number,
  read: number,
  failed: record(number),
  leftOut: record(number),
});

const view: Shape<ModelReadingView> = object({
  model: nullable(text),
  dailyTokens: number,
  tokensLeftToday: number,
  price: nullable(number),
  run: nullable(run),
  estimates: recordOf(["all", "sample"], estimate),
  alreadyRead: number,
  notSendable: number,
  costs: list(object({ use: oneOf(...MODEL_USES), tokensEach: number, isMeasured: flag, tokensToday: number, isOn: flag })),
});

/** What the panel of the reading by a model is answered. */
export const modelReadingAnswer: Shape<ModelReadingAnswer> = object({ view, said: nullable(text) });
