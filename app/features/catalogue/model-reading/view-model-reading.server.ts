import type { Config } from "#app/platform/config.server.ts";
import { MEASURED_FROM, USUAL_TOKENS } from "./reading-cost.ts";
import { countReadable, listSpending, readModelRun, readTokensToday } from "./runs.queries.server.ts";
import { SAMPLE_SIZE } from "./sample.ts";
import { MODEL_USES, type ModelReadingView, type UseCost } from "./types.ts";

/** Returns what each use of the model costs. */
async function listUseCosts({ languageModel, productModel }: Config): Promise<UseCost[]> {
  const spending = await listSpending();
  return MODEL_USES.map((use) => {
    const spent = spending.find((row) => row.use === use);
    const isMeasured = spent !== undefined && spent.pieces >= MEASURED_FROM[use];
    return {
      use,
      tokensEach: isMeasured ? spent.tokens / spent.pieces : USUAL_TOKENS[use],
      isMeasured,
      tokensToday: spent?.today ?? 0,
      isOn: (use === "choosing" ? languageModel : productModel) !== null,
    };
  });
}

/** Returns what the model costs, for a site that has one; else null. */
export async function viewModelCosts(config: Config): Promise<Pick<ModelReadingView, "costs" | "price" | "dailyTokens"> | null> {
  const settings = config.languageModel ?? config.productModel;
  return settings === null ? null : { costs: await listUseCosts(config), price: config.aiPrice, dailyTokens: settings.dailyTokens };
}

/** Returns all that the panel of the reading by a model shows. */
export async function viewModelReading(config: Config): Promise<ModelReadingView> {
  const { productModel, languageModel, aiPrice } = config;
  const [run, { unread, alreadyRead, notSendable }, costs, spokenFor] = await Promise.all([
    readModelRun(),
    countReadable(),
    listUseCosts(config),
    readTokensToday(),
  ]);
  const tokensEach = costs.find(({ use }) => use === "reading")?.tokensEach ?? USUAL_TOKENS.reading;
  const estimateOf = (gifts: number) => ({ gifts, tokens: Math.round(gifts * tokensEach) });
  return {
    model: productModel?.model ?? null,
    dailyTokens: (productModel ?? languageModel)?.dailyTokens ?? 0,
    tokensLeftToday: Math.max(0, (productModel?.dailyTokens ?? 0) - spokenFor),
    price: aiPrice,
    run,
    estimates: { all: estimateOf(unread), sample: estimateOf(Math.min(unread, SAMPLE_SIZE)) },
    alreadyRead,
    notSendable,
    costs,
  };
}
