import { changesIn } from "../change.ts";

const GIFTS = ["app/features/collections/collection-gifts.queries.test.ts"];
const COMMANDS = ["app/features/collections/collections.commands.test.ts"];
const FILE = ["app/features/collections/import-collections.test.ts"];
const FORM = ["app/features/collections/collection-form.test.ts"];

export const COLLECTION_CHANGES = [
  ...changesIn("rights", "app/features/collections/collection-gifts.queries.server.ts", GIFTS, [
    [
      "if (rule === null) return sql`select g.id from shown_gifts g where ${chosen}`;",
      "if (rule === null) return sql`select g.id from gifts g where ${chosen}`;",
      "Z6 – a hidden gift is in no collection.",
    ],
    ["and g.id <> all (${idList(leftOut)})`;", "`;", "A gift that is left out is left out."],
  ]),
  ...changesIn("cache", "app/features/collections/collection-gifts.queries.server.ts", GIFTS, [
    ["...(isOfAnyCategory ? [ALL_GIFTS_TAG] : [])]", "]", "G4 – a page is dropped when a gift comes to a rule that names no category."],
  ]),
  ...changesIn("rights", "app/features/collections/collections.commands.server.ts", COMMANDS, [
    ["if (before.version !== basedOn) {", "if (before.version < basedOn) {", "C1 – what another editor has saved is not overwritten."],
  ]),
  ...changesIn("rights", "app/features/collections/import-collections.server.ts", FILE, [
    ["if (faults.length > 0) return { ok: false, faults: faults.slice(0, LISTED_FAULTS) };", "", "Of a faulty file nothing is saved."],
  ]),
  ...changesIn("rights", "app/features/collections/collection-form.ts", FORM, [
    [
      'if (rule !== null && !saysSomething(rule)) refuse("isByRule", "Please say what the gifts have in common.");',
      "",
      "A rule that says nothing is not the whole shop.",
    ],
  ]),
];
