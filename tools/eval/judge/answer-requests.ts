// Answers requests with the finder of the checkout in whose folder it runs: everything of the product is imported from there.
import { readFileSync, writeFileSync } from "node:fs";
import { load } from "../checkout.ts";
import { type JudgedGift, loadCatalogue } from "./load-catalogue.ts";
import type { CatalogueGift, Question, Reply } from "./judge-types.ts";

const TEXT_SHOWN = 220;

/** A gift as the search engines take it: the shop's own tags are left to the finder. */
type Engined = JudgedGift & { tags: string };
interface FoundGift {
  name: string;
  reasons: string[];
}
type Brief = { budget: { value: { minCents: number | null; maxCents: number | null; targetCents: number | null } } | null };
interface Baselines {
  fullTextFinder: (gifts: Engined[]) => Promise<Find>;
  miniSearchFinder: (gifts: Engined[]) => Find;
}
type Find = (brief: { text: string; gold: object }) => Promise<string[]>;

/** The gold that the search engines' price filter needs: the budget as the finder has read it. */
function goldOf({ budget }: Brief): object {
  if (budget === null) return { budget: null };
  const { minCents, maxCents, targetCents } = budget.value;
  return { budget: { min: minCents, max: targetCents === null ? maxCents : null, around: targetCents } };
}

async function answer({ catalogue, requests, shown, withEngines }: Question): Promise<Reply> {
  const { understandText } = await load<{ understandText: (text: string, options: object) => Brief }>(
    "app/features/finder/ask/understand.ts",
  );
  const { findGifts } = await load<{ findGifts: (brief: Brief, options: object) => Promise<{ gifts: FoundGift[] }> }>(
    "app/features/finder/find-gifts.server.ts",
  );
  const { EVAL_TODAY } = await load<{ EVAL_TODAY: string }>("tools/eval/eval-data.ts");
  const listed = await loadCatalogue(catalogue);
  const gifts = listed.map(({ name, description, priceCents }): CatalogueGift => ({
    name,
    priceCents,
    text: description.slice(0, TEXT_SHOWN),
  }));
  const reply: Reply = { gifts, answers: { finder: {} } };
  const engines: Record<string, Find> = {};
  if (withEngines) {
    const { fullTextFinder, miniSearchFinder } = await load<Baselines>("tools/eval/baselines.ts");
    const engined = listed.map((gift) => ({ ...gift, tags: "" }));
    engines.MiniSearch = miniSearchFinder(engined);
    engines["PostgreSQL full text"] = await fullTextFinder(engined);
  }
  const nameById = new Map(listed.map(({ id, name }) => [id, name]));
  for (const { id, text } of requests) {
    const brief = understandText(text, { today: EVAL_TODAY, country: "US" });
    const found = await findGifts(brief, { limit: Math.max(shown, 12), today: EVAL_TODAY });
    (reply.answers.finder ??= {})[id] = found.gifts.slice(0, shown).map(({ name, reasons }) => ({ name, reason: reasons.join(" ") }));
    for (const [engine, find] of Object.entries(engines)) {
      const ids = await find({ text, gold: goldOf(brief) });
      (reply.answers[engine] ??= {})[id] = ids.slice(0, shown).map((gift) => ({ name: nameById.get(gift) ?? "", reason: "" }));
    }
  }
  return reply;
}

const question = JSON.parse(readFileSync(0, "utf8")) as Question;
const { withEvalDatabase } = await load<{ withEvalDatabase: (work: () => Promise<void>) => Promise<void> }>("tools/eval/eval-database.ts");
await withEvalDatabase(async () => {
  writeFileSync(question.reply, JSON.stringify(await answer(question)));
});
