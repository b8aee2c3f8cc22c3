import { changesIn } from "../change.ts";

const BULK = ["app/features/catalogue/editing/bulk.commands.test.ts"];
const CELL = ["app/features/catalogue/editing/cell.commands.test.ts"];
const REMOVED = ["app/features/catalogue/removed-values.commands.test.ts"];
const UNDO = ["app/features/catalogue/editing/undo-import.commands.test.ts"];

/** Changes of what editors do to many gifts at once, in cells and to values, and of how it comes back. */
export const TABLE_CHANGES = [
  ...changesIn("durability", "app/features/catalogue/editing/bulk.commands.server.ts", BULK, [
    [
      'if ("search" in of && ids.length !== of.count) return { kind: "differs", count: ids.length };',
      "",
      "Nothing is changed where a search finds another number of gifts than was said.",
    ],
    ["    await endImport(changeId, counts.refused);", "", "A bulk change is listed as ended, with its count."],
    ["await noteImportedChanges(transaction, changeId, writes, [], decided);", "", "A bulk change can be undone."],
    [
      "longTransaction((transaction) => deleteGifts(actorId, lot, { batchId, executor: transaction }))",
      "deleteGifts(actorId, lot, { batchId })",
      "A lot may take longer to go than a page waits.",
    ],
  ]),
  ...changesIn("durability", "app/features/catalogue/editing/cell.commands.server.ts", CELL, [
    ["if (disputed.includes(key)) {", "if (false) {", "C1 – of two who change one cell the second writes nothing."],
    [
      "stored.version === version ? stored.form : withCell(stored.form, key, was)",
      "withCell(stored.form, key, version === 0 ? was : value)",
      "C1 – a cell is merged with what stood in it when it was opened.",
    ],
  ]),
  ...changesIn("durability", "app/features/catalogue/editing/undo-import.commands.server.ts", UNDO, [
    [
      'if (key === "priceTier" && !isPriceTheirs) return before.categories.priceTier;',
      "",
      "The price tier follows a price that somebody has changed since.",
    ],
  ]),
  ...changesIn("durability", "app/features/catalogue/editing/undo-import.commands.server.ts", BULK, [
    ["await forgetDecisions(transaction, decided, begun_at);", "", "What a bulk change refused is guessed again after it was undone."],
    ['kind === "bulk" ? "person" : "file"', '"file"', "What a person has said is said by a person again."],
  ]),
  ...changesIn("durability", "app/features/catalogue/removed-values.commands.server.ts", REMOVED, [
    ["and not (${hasLostOther}) and not (${hasAnotherTier})", "and not (${hasAnotherTier})", "What was decided since a merge stays."],
    ["and not (${hasLostOther}) and not (${hasAnotherTier})", "and not (${hasLostOther})", "A gift has one price tier."],
    [
      "    await bringBackGifts(transaction, key, id, other);",
      "    await bringBackGifts(transaction, key, id, null);",
      "A merge that is taken back leaves nothing of itself.",
    ],
  ]),
];
