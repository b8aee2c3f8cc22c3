import { changesIn } from "../change.ts";

const CAVEATS = ["app/features/finder/rank/caveats.test.ts"];
const CANDIDATES = ["app/features/finder/rank/candidates.queries.test.ts"];
const ADDITIONS = ["app/features/finder/model/brief-additions.test.ts"];
const REASONS = ["app/features/finder/model/accept-reason.test.ts"];
const RERANK = ["app/features/finder/model/rerank.test.ts", "app/features/finder/bad-advice.test.ts"];

export const FINDER_CHANGES = [
  ...changesIn("finder", "app/features/finder/rank/candidates.queries.server.ts", CANDIDATES, [
    ["    sql`s.in_stock`,", "    sql`true`,", "What is sold out is no candidate."],
    ["...(minCents === null && maxCents === null ? [] : [withinPrices(price, search)]),", "", "What is beyond the budget is no candidate."],
    ["or ${price} is null)`;", ")`;", "A gift of unknown price is a candidate for every budget."],
    [
      "...(leftOut.length === 0 ? [] : [sql`s.gift_id <> all (${sql.param(leftOut)}::uuid[])`]),",
      "",
      "What was dismissed is no candidate.",
    ],
    ["const start = Math.floor(search.seed * LOTS) - LOTS / 2;", "const start = -LOTS / 2;", "Another brief's sample begins elsewhere."],
  ]),
  ...changesIn("finder", "app/features/finder/rank/caveats.ts", CAVEATS, [
    ['if (band !== null && priceCents === null) caveats.push("price-unknown");', "", "A gift of unknown price says so."],
    ["score: gift.score - STEP * (steps[place] ?? 0)", "score: gift.score", "What is known to fit comes before what may not."],
  ]),
  ...changesIn(
    "finder",
    "app/features/finder/rank/leave-out-fillers.ts",
    ["app/features/finder/rank/leave-out-fillers.test.ts"],
    [
      [
        "return [...liked, ...fillers.slice(0, Math.max(0, enough - liked.length))];",
        "return [...fillers.slice(0, Math.max(0, enough - liked.length)), ...liked];",
        "What the person likes comes first.",
      ],
      ["if (liked.length === 0) return worthy;", "", "Where the shop has nothing of a liking, the best of the rest is shown."],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/finder/ask/budget.ts",
    ["app/features/finder/ask/budget.test.ts"],
    [
      [
        "const most = ([sum = 0]: number[]) => budget(null, sum);",
        "const most = ([sum = 0]: number[]) => budget(sum, null);",
        "“Under $50” is a maximum.",
      ],
      ["const AROUND_TOLERANCE = 1.2;", "const AROUND_TOLERANCE = 2;", "“Around $40” may be exceeded by a fifth."],
      ["if (!hasCurrency && isOfAges(text, start, start + match[0].length)) return null;", "", "An age is no budget."],
      ["budget(Math.min(one, other), Math.max(one, other))", "budget(one, other)", "A range has its ends in order."],
      [
        "return fromDollars(thousands === undefined ? numberOf(said) : numberOf(thousands) * 1000);",
        "return fromDollars(thousands === undefined ? numberOf(said) : numberOf(thousands));",
        "2k is two thousand.",
      ],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/finder/ask/delivery.ts",
    ["app/features/finder/ask/delivery.test.ts"],
    [
      ["? many * 7", "? many", "A week has seven days."],
      ["? Math.floor(many / 24)", "? Math.ceil(many / 24) + 1", "Within 24 hours is within a day."],
    ],
  ),
  ...changesIn("finder", "app/features/finder/model/brief-additions.ts", ADDITIONS, [
    [
      "if (age === null || !statesAge(age.words, age.value, today)) return null;",
      "if (age === null) return null;",
      "A model's age has to be read from words that state it.",
    ],
    [
      "return mayBeChild(brief) && age.value.min >= ADULT_AGE ? null : age;",
      "return age;",
      "Somebody who may be a child stays one, whatever a model reads.",
    ],
    [
      "return budget !== null && AMOUNT.test(budget.words) ? budget : null;",
      "return budget;",
      "A model's budget has to be read from words that name a sum.",
    ],
    ["return date !== null && date.value >= today ? date : null;", "return date;", "A day that has passed is no day to arrive."],
    [
      '...keep("budget", brief.budget === null && readBudget(reading.budget, quote)),',
      '...keep("budget", readBudget(reading.budget, quote) ?? brief.budget),',
      "A model makes no limit wider.",
    ],
    [".filter(({ value, words }) => !wanted.has(value) && !isWanted(words));", ";", "A model does not rule out what the shopper asks for."],
    ['if (words === "" || !/^\\p{L}[\\p{L} \'-]{1,40}$/u.test(is)) return [];', "", "An exclusion has to be quoted from the text."],
  ]),
  ...changesIn("finder", "app/features/finder/model/accept-reason.ts", REASONS, [
    [
      "if (isForbidden(line, brief, giftText)) return null;",
      "",
      "A model's reason has no price, no filler, no quote and no relation that is not the brief's.",
    ],
    ["claimsOnly(line, giftText) && namesOnly", "namesOnly", "A model's reason claims nothing that the gift's text does not."],
    ["|| ADDRESS.test(line) || isRude(line)", "|| isRude(line)", "A model's reason has no address."],
    ["|| ADDRESS.test(line) || isRude(line)", "|| ADDRESS.test(line)", "A model's reason is decent."],
    ["line.length > MAX_REASON_LENGTH) return null;", "false) return null;", "A model's reason has 140 characters."],
    [
      "if (line === null || !holdsPhrase(stemLine(textOf(sources.gift)), phraseOf(stemsOf(quoted)))) return null;",
      "if (line === null) return null;",
      "The fact that a reason quotes is the gift's.",
    ],
    ["const QUOTED_WORDS = 2;", "const QUOTED_WORDS = 1;", "A model's reason quotes a fact of the gift, and not only the liking."],
  ]),
  ...changesIn("finder", "app/features/finder/model/rerank-gifts.ts", RERANK, [
    [
      "return once.filter(({ reading }) => check(reading).length === 0);",
      "return once;",
      "G3 – a model chooses among gifts that meet every limit.",
    ],
    [
      "if (gift === undefined || accepted.has(id) || accepted.size === MAX_PICKS) continue;",
      "if (gift === undefined || accepted.size === MAX_PICKS) continue;",
      "G3 – a gift that a model names twice stands once.",
    ],

    ["const MODEL_SHARE = 2;", "const MODEL_SHARE = 200;", "G3 – no text of the catalogue carries a gift from the end to the top."],
    ["isPrivate(kind) ? [] : [label]", "[label]", "P1 – a model does not learn where the shopper is."],
  ]),
  ...changesIn("finder", "app/features/finder/model/rerank.server.ts", RERANK, [
    [
      "if (filterEligible(again.found, brief, today).length > 0) return { ...again, brief };",
      "return { ...again, brief };",
      "G3 – a model's reading that leaves nothing does not count.",
    ],
    [
      "if (model === null || request.found.length === 0) return;",
      "if (model === null) return;",
      "P1 – without a gift to speak of no model is asked.",
    ],
  ]),
  ...changesIn(
    "finder",
    "app/features/finder/read/refused.ts",
    ["app/features/finder/read/read-gift.test.ts"],
    [["if (refused.length === 0) return weights;", "return weights;", "What people have refused for a gift is read from nowhere."]],
  ),
  ...changesIn(
    "finder",
    "app/features/finder/rank/score/childs-things.ts",
    ["app/features/finder/rank/rank-candidates.test.ts"],
    [
      [
        "if (told.child !== undefined) return { probability: told.child };",
        "",
        "An owner's answer about children counts before what readers say.",
      ],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/finder/model/pick-standing.ts",
    ["app/features/finder/model/pick-standing.test.ts"],
    [["return !hasStoreWords;", "return true;", "P1 – what the store's API has supplied is never offered."]],
  ),
  ...changesIn(
    "finder",
    "app/features/finder/read/hazards.ts",
    ["app/features/finder/read/hazards.test.ts"],
    [
      ["if (years > 0 && years <= 21) return years;", "", "A warning for children under an age counts."],
      ["from: 3 },", "from: 1 },", "A warning for toddlers counts until three."],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/gifts.queries.server.ts",
    ["app/features/catalogue/gifts.queries.test.ts"],
    [
      [
        "select id, row_number() over (order by in_stock desc, created_at desc, id) from shown_gifts\n    where is_trending order by in_stock desc, created_at desc, id limit ${limit}`);",
        "select id, row_number() over (order by created_at desc, id) from shown_gifts\n    where is_trending order by created_at desc, id limit ${limit}`);",
        "Trending gifts in stock come before sold-out ones.",
      ],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/similar-gifts.queries.server.ts",
    ["app/features/catalogue/similar-gifts.queries.test.ts"],
    [
      [
        "join shown_gifts g on g.id = candidate.gift_id and g.in_stock",
        "join shown_gifts g on g.id = candidate.gift_id",
        "Similar gifts are in stock.",
      ],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/spread-types.ts",
    ["app/features/catalogue/spread-types.test.ts"],
    [
      [
        "placed.splice(at < 0 ? placed.length : at, 0, rest);",
        "placed.push(rest);",
        "Gifts of one kind go back to where they make no run.",
      ],
      ["one.some((kind) => other.includes(kind) && third.includes(kind));", "false;", "No type comes three times in a row."],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/near-twins.ts",
    ["app/features/catalogue/pick-similar.test.ts"],
    [["if (twins.some((isTwin) => isTwin(gift))) continue;", "", "Near twins are left out of similar gifts."]],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/gift-facets.ts",
    ["app/features/catalogue/gift-facets.test.ts"],
    [["count < total || slug === chosen[key]", "count <= total || slug === chosen[key]", "What every gift has narrows nothing."]],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/ordered-gifts.ts",
    ["app/features/catalogue/ordered-gifts.test.ts"],
    [
      ["Math.max(0, min ?? 0)", "min ?? -1", "A gift without a price is in no range."],
      ["if (inStockOnly && inStock[at] === 0) continue;", "", "What is sold out is left out where that is asked."],
    ],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/named-categories.ts",
    ["app/features/catalogue/named-categories.test.ts"],
    [[" || category.slug === leftOut[key]", "", "A category's own name is no badge on its page."]],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/gift-lists.queries.server.ts",
    ["app/features/catalogue/gift-lists.queries.test.ts"],
    [["if (await isListWithin(most, ofWhole)) return", "return", "Of a category with too many gifts nothing reads all to narrow it."]],
  ),
  ...changesIn(
    "finder",
    "app/features/catalogue/count-list-facets.ts",
    ["app/features/catalogue/count-list-facets.test.ts"],
    [["if (unmet.length > 1) continue;", "if (unmet.length > 0) continue;", "What a facet's own choice leaves out can be chosen instead."]],
  ),
];
