import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows } from "#app/platform/db/rows.server.ts";
import { findAmazonPricePolicy } from "./amazon-prices.queries.server.ts";
import type { AmazonPrices } from "./types.ts";

/** Stores how Amazon's prices may be shown. Every cached page is rendered anew afterwards. */
export async function setAmazonPricePolicy(actorId: string, answer: AmazonPrices): Promise<void> {
  await database().transaction(async (transaction) => {
    const before = await findAmazonPricePolicy(transaction);
    await changeRows(transaction)`
      insert into amazon_prices (answer) values (${answer})
      on conflict (is_only) do update set answer = excluded.answer, answered_at = now() where amazon_prices.answer <> excluded.answer`;
    await recordChange(transaction, {
      actorId,
      action: before === null ? "created" : "updated",
      subject: { kind: "setting", id: null, name: "Amazon prices" },
      before: before === null ? undefined : { answer: before },
      after: { answer },
    });
  });
}
