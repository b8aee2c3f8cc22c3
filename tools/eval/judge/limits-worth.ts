import path from "node:path";
import { sql } from "drizzle-orm";
import { listKnownGifts } from "#app/features/finder/read/gift-index.queries.server.ts";
import { understandText } from "#app/features/finder/ask/understand.ts";
import { limitsOf } from "#app/features/finder/rank/limits.ts";
import { database } from "#app/platform/db/database.server.ts";
import { EVAL_TODAY } from "../eval-data.ts";
import { withEvalDatabase } from "../eval-database.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { readRequests, REQUESTS_FILE } from "./requests.ts";
import { readStoredGrades } from "./stored-grades.ts";

/** Pairs of request and gift that one limit alone keeps from being shown. */
interface ShutOut {
  good: number;
  acceptable: number;
  wrong: number;
}

/** Prints what each kind of limit shuts out where no other one does, by readers' grades of the requests whose whole shop was looked through. */
export async function printLimitsWorth(catalogue: string): Promise<void> {
  const judgements = readStoredGrades(catalogue);
  const requests = readRequests(REQUESTS_FILE).filter(({ text }) => judgements.isComplete(text));
  await withEvalDatabase(async () => {
    await loadCatalogue(catalogue === "demo" ? catalogue : path.resolve(catalogue));
    const { rows } = await database().execute<{ id: string }>(sql`select id from gifts`);
    const readings = (await listKnownGifts(rows.map(({ id }) => id))).map((gift) => gift.read());
    const counts = new Map<string, ShutOut>();
    for (const { text } of requests) {
      const violated = limitsOf(understandText(text, { today: EVAL_TODAY, country: "US" }), EVAL_TODAY);
      for (const reading of readings) {
        const limits = violated(reading);
        const [first] = limits;
        if (first === undefined || limits.some(({ kind, subject }) => kind !== first.kind || subject !== first.subject)) continue;
        const name = first.kind === "implied" || first.kind === "avoided" ? `${first.kind}: ${first.subject}` : first.kind;
        const count = counts.get(name) ?? { good: 0, acceptable: 0, wrong: 0 };
        const grade = judgements.gradeOf(text, reading.profile.name) ?? 0;
        count[grade >= 2 ? "good" : grade === 1 ? "acceptable" : "wrong"] += 1;
        counts.set(name, count);
      }
    }
    console.log(`${requests.length} requests, ${readings.length} gifts; pairs that one limit alone shuts out, by grade:`);
    console.table(Object.fromEntries([...counts].toSorted(([, one], [, other]) => other.good - one.good || other.wrong - one.wrong)));
  });
}
