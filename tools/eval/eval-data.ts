import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CatalogueValues } from "#app/features/catalogue/import-columns.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { fromDollars } from "#app/platform/money.ts";
import type { EvalBrief, EvalData, EvalGift, Gold, Split } from "./eval-types.ts";

/** The day on which every brief is written and answered: a Saturday, so that "next Friday" means one day only. */
export const EVAL_TODAY = "2026-11-21";

const FOLDER = path.resolve("tests/eval");

function readJson<Value>(name: string): Value {
  return JSON.parse(readFileSync(path.join(FOLDER, name), "utf8")) as Value;
}

/** Defaults for what the file leaves out, as most briefs say little. */
const SILENT: Gold = { recipients: [], age: null, gender: null, occasion: null, budget: null, interests: [], excluded: [] };
const NO_SUM = { min: null, max: null, around: null };

type WrittenBrief = Omit<EvalBrief, "gold" | "split"> & {
  split?: Split;
  gold: Partial<Omit<Gold, "budget">> & { budget?: Partial<NonNullable<Gold["budget"]>> };
};

function completeBrief({ split = "fresh", gold: { budget, ...gold }, ...brief }: WrittenBrief): EvalBrief {
  return { ...brief, split, gold: { ...SILENT, ...gold, budget: budget === undefined ? null : { ...NO_SUM, ...budget } } };
}

/** The salt changes when a developer of the finder has seen held-back briefs, which assigns the halves anew. */
const SPLIT_SALT = "2026-11-dealt-anew";

/** Returns the half that a brief belongs to, by a hash of its id, so that adding a brief moves no other. */
export function splitOf(briefId: string): "open" | "held-back" {
  return ((createHash("sha256").update(`${SPLIT_SALT}:${briefId}`).digest()[0] as number) & 1) === 1 ? "held-back" : "open";
}

function readGift(values: CatalogueValues): EvalGift {
  const list = (cell: string | undefined) => (cell ?? "").split("|").filter((slug) => slug !== "");
  return {
    slug: values.slug as string,
    name: values.name as string,
    description: values.description as string,
    priceCents: fromDollars(Number(values.price)),
    inStock: values.in_stock === "true",
    shippingDays: Number(values.shipping_days),
    gender: values.gender as EvalGift["gender"],
    giftTypes: list(values.gift_types),
    recipients: list(values.recipient_types),
    occasions: list(values.occasion_types),
    interests: list(values.interest_types),
    traits: [values.themes, values.personality_tags, values.eco_labels, values.use_cases, values.seasonal_tags].flatMap(list),
    ageRanges: list(values.age_ranges),
  };
}

/** Returns the briefs, the rules that judge their answers, and the demo catalogue with its editors' tags. */
export async function readEvalData(): Promise<EvalData> {
  return {
    briefs: [
      ...readJson<WrittenBrief[]>("briefs.json"),
      ...readJson<WrittenBrief[]>("once-fresh-briefs.json").map((brief) => ({ ...brief, split: "once fresh" as const })),
      ...readJson<WrittenBrief[]>("fresh-briefs.json"),
    ].map(completeBrief),
    exclusions: readJson("exclusions.json"),
    minimumAges: readJson("minimum-ages.json"),
    boundGifts: readJson("bound-gifts.json"),
    judgements: readJson("judgements.json"),
    gifts: (await readSeedGifts()).map(readGift),
  };
}
