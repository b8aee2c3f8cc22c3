import { changesIn } from "../change.ts";

const SHOWN = ["app/features/catalogue/shown-gifts.test.ts"];

export const SHOWN_GIFT_CHANGES = [
  ...changesIn("rights", "app/features/catalogue/gifts.queries.server.ts", SHOWN, [
    ["    from shown_gifts g\n    where ${isUuid", "    from gifts g\n    where ${isUuid", "Z6 – a draft or hidden gift has no page."],
    [
      "r join shown_gifts g on g.id = r.target_id",
      "r join gifts g on g.id = r.target_id",
      "Z6 – an old address of a hidden gift leads nowhere.",
    ],
  ]),
  ...changesIn("rights", "app/features/catalogue/ordered-lists.queries.server.ts", SHOWN, [
    [
      "select ${columns} from shown_gifts g where ${condition.condition}",
      "select ${columns} from gifts g where ${condition.condition}",
      "Z6 – lists leave no room for hidden gifts.",
    ],
  ]),
  ...changesIn("rights", "app/features/catalogue/gift-cards.queries.server.ts", SHOWN, [
    ["from picked join shown_gifts g", "from picked join gifts g", "Z6 – a hidden gift has no card."],
  ]),
  ...changesIn("rights", "app/features/catalogue/category-counts.queries.server.ts", SHOWN, [
    [
      "from shown_gift_categories where category_id = id)",
      "from gift_categories where category_id = id)",
      "Z6 – hidden gifts are not counted.",
    ],
  ]),
  ...changesIn("rights", "app/features/catalogue/sitemap.queries.server.ts", SHOWN, [
    ["as changed_ms from shown_gifts", "as changed_ms from gifts", "Z6 – a hidden gift is in no sitemap."],
  ]),
];
