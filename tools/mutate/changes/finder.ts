import { changesIn } from "../change.ts";

const CAVEATS = ["app/features/finder/rank/caveats.test.ts"];
const LIMITS = ["app/features/finder/rank/limits.test.ts"];
const IMPLIED = [...LIMITS, "app/features/finder/rank/limits/implied.test.ts"];
const EXCLUDED = [...LIMITS, "app/features/finder/rank/limits/excluded-things.test.ts"];
const CANDIDATES = ["app/features/finder/rank/candidates.queries.test.ts"];
const ADDITIONS = ["app/features/finder/model/brief-additions.test.ts"];
const REASONS = ["app/features/finder/model/accept-reason.test.ts"];
const RERANK = ["app/features/finder/model/rerank.test.ts", "app/features/finder/bad-advice.test.ts"];

export const FINDER_CHANGES = [
  ...changesIn("finder", "app/features/finder/rank/limits/budget.ts", CAVEATS, [
    ["(priceCents >= least && priceCents <= most)", "priceCents >= least", "No gift costs more than the budget."],
    ["(priceCents >= least && priceCents <= most)", "priceCents <= most", "No gift costs less than the shopper said."],
    ["return priceCents === null || (", "return priceCents !== null && (", "An unknown price breaks no budget."],
    ["const AROUND = 0.2;", "const AROUND = 0.5;", "“Around $50” means $40 to $60."],
    ['const isStrict = maxCents === null || source === "form";', 'const isStrict = source === "form";', "“Over $50” is strict."],
    [
      "export const A_LITTLE_BELOW = 0.6;",
      "export const A_LITTLE_BELOW = 0.3;",
      "Below “between $100 and $150” nothing cheaper than $60 is shown.",
    ],
  ]),
  ...changesIn("finder", "app/features/finder/rank/limits/budget.ts", LIMITS, [
    [
      'const isStrict = maxCents === null || source === "form";',
      "const isStrict = maxCents === null;",
      "Two ends that were chosen in a form are strict.",
    ],
  ]),
  ...changesIn("finder", "app/features/finder/rank/limits.ts", LIMITS, [
    ['if (!profile.inStock) add("stock");', "", "What is sold out is not shown."],
    ['for (const subject of excluded(reading)) add("excluded", subject);', "", "What the shopper ruled out is not shown."],
    ['for (const id of implied(reading)) add("implied", id);', "", "What goes without saying is not shown."],
    ['if (brief.age !== null && !suitsAge(reading, brief.age)) add("age");', "", "What does not suit the age is not shown."],
    [
      'if (brief.gender !== null && reading.gender !== null && reading.gender !== brief.gender.value) add("gender", reading.gender);',
      "",
      "A gift for women is not shown for a man.",
    ],
    [
      'if (brief.withinDays !== null && comesTooLate(profile.shippingDays, brief.withinDays.value)) add("withinDays");',
      "",
      "What comes too late is not shown.",
    ],
    ['if (untilDate !== null && comesTooLate(profile.shippingDays, untilDate)) add("date");', "", "What comes after the day is not shown."],
    ['if (notThese.has(profile.id)) add("notThese");', "", "What was dismissed is not shown again."],
    [
      "for (const id of isMeantFor ? avoided.byRest : avoided.byAll)",
      "for (const id of avoided.byRest)",
      "What a person must not get is not shown.",
    ],
    ["const isMeantFor = isGrownUp && profile", "const isMeantFor = profile", "A tag for the person lets no child have what it must not."],
    ["if (safeFrom !== null && youngest < safeFrom) return false;", "", "What a text warns of for children is not shown for them."],
    [
      'const youngest = (source === "assumed" || person.min >= ADULT_AGE) && !isYoung ? person.max : person.min;',
      "const youngest = person.max;",
      "Of several children the youngest counts.",
    ],
    [
      "if (age === null) return person.max >= SAYS_SO_UNTIL;",
      "if (age === null) return true;",
      "For a child a gift says that it is for children.",
    ],
    ["if (person.max < SAFETY_AGE && from > person.min) return false;", "", "For a small child things for older ones are not safe."],
    [
      "return from <= person.max && age.max + AGE_SLACK > person.min;",
      "return from <= person.max;",
      "What a child has outgrown is not shown.",
    ],
    [
      "return from <= person.max && age.max + AGE_SLACK > person.min;",
      "return age.max + AGE_SLACK > person.min;",
      "What a child is too young for is not shown.",
    ],
    ["...(mayBeChild(brief) ? adultsThings() : []),", "", "Somebody who may be a child gets no wine and no knives."],
    [
      "return age === null && from !== undefined && from < ADULT_AGE;",
      "return age === null && from !== undefined && from < TEEN_AGE - 10;",
      "A nephew of unknown age may be a child.",
    ],
    [
      "...(brief.occasion === null ? [] : (occasionById.get(brief.occasion.value)?.avoid ?? [])),",
      "",
      "What an occasion rules out is not shown.",
    ],
    [
      "...brief.interests.flatMap(({ value }) => interestById.get(value)?.avoid ?? []),",
      "",
      "What a liking rules out (a vegan's leather) is not shown.",
    ],
    [
      "if (maxAge !== undefined && person.min > maxAge && profile.tags.ageRange === undefined) return false;",
      "",
      "What is called a small child's is not shown for a grown-up.",
    ],
  ]),
  ...changesIn("finder", "app/features/finder/rank/delivery.ts", CAVEATS, [
    [
      "return shippingDays === null ? days < 0 : shippingDays > days;",
      "return shippingDays !== null && shippingDays > days;",
      "For a day that has passed an unknown delivery comes too late.",
    ],
    [
      "return shippingDays === null ? days < 0 : shippingDays > days;",
      "return shippingDays === null ? days < 0 : shippingDays > days + 1;",
      "A gift that comes a day late comes too late.",
    ],
    [
      "return shippingDays === null && days !== null && days <= SHORT_TIME_DAYS;",
      "return false;",
      "Where time is short the page says that nobody knows how long a gift takes.",
    ],
  ]),
  ...changesIn("finder", "app/features/finder/rank/limits/excluded-things.ts", EXCLUDED, [
    [
      "const named = phrases.filter(({ roots }) => holdsAll(reading, roots) || isTaggedWith(tags, roots));",
      "const named = phrases.filter(({ roots }) => isTaggedWith(tags, roots));",
      "What a description names is ruled out too.",
    ],
    ['!likesDrinks && ALCOHOLIC.has(part.value) ? ["alcohol"] : []', "[]", "No wine is no whiskey either."],
    [
      '!likesDrinks && ALCOHOLIC.has(part.value) ? ["alcohol"] : []',
      'ALCOHOLIC.has(part.value) ? ["alcohol"] : []',
      "Who loves whiskey and wants no wine gets whiskey.",
    ],
    ["          !deniedBy.some(isDenied) &&\n", "", "What says that it has none of a thing is not ruled out for it."],
    ["waiting.push(included);", "", "What is ruled out goes with all that it includes, at any remove."],
    [
      "giftType: profile.tags.giftType ?? kindsOf(reading)",
      "giftType: profile.tags.giftType ?? []",
      "A gift without tags is ruled out by the kind that its words suggest.",
    ],
    ["? [value, ...conceptsCalledLike(value)]", "? [value]", "A liking that is ruled out rules out its things."],
  ]),
  ...changesIn("finder", "app/features/finder/rank/limits/implied.ts", IMPLIED, [
    [
      "return all.filter((limit) => !brief.allowed.includes(limit.id) && limit.applies(brief));",
      "return all.filter((limit) => limit.applies(brief));",
      "What the shopper has lifted does not limit.",
    ],
    ["const CHILD_UNTIL = 13;", "const CHILD_UNTIL = 3;", "A child gets nothing that is for grown-ups only."],
    ["isAmong(without(excludes, wanted))", "isAmong(excludes)", "What is asked for by name is never ruled out unsaid."],
    [
      'isIn("pregnant", "illness", "chemo", "hospital-stay", "surgery", "sober", "halal-life", "depression")',
      'isIn("pregnant", "illness", "chemo", "hospital-stay", "surgery", "halal-life", "depression")',
      "Somebody sober gets no alcohol.",
    ],
    [
      '{ id: "no-food", applies: isIn("chemo", "hospital-stay"), excludes: { concepts: ["food"] }, said: "Nothing to eat" },',
      "",
      "Somebody in chemotherapy gets nothing to eat.",
    ],
    [
      "if (situation === undefined || Object.keys(situation.avoid).length === 0) return [];",
      "if (situation !== undefined) return [];",
      "What a situation rules out is not shown.",
    ],
  ]),
  ...changesIn("finder", "app/features/finder/rank/candidates.queries.server.ts", CANDIDATES, [
    ["    sql`s.in_stock`,", "    sql`true`,", "What is sold out is no candidate."],
    [
      "...(minCents === null && maxCents === null ? [] : [withinPrices(price, minCents, maxCents)]),",
      "",
      "What is beyond the budget is no candidate.",
    ],
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
    ["if (prices.some((price) => toCents(price) !== priceCents)) return false;", "", "A model's reason names no other price."],
    ["claimsOnly(line, giftText) && namesOnly", "namesOnly", "A model's reason claims nothing that the gift's text does not."],
    ["|| ADDRESS.test(line) || isRude(line)", "|| isRude(line)", "A model's reason has no address."],
    ["|| ADDRESS.test(line) || isRude(line)", "|| ADDRESS.test(line)", "A model's reason is decent."],
    ["line.length > MAX_REASON_LENGTH) return null;", "false) return null;", "A model's reason has 140 characters."],
    [
      "if (line === null || !holdsPhrase(stemLine(textOf(sources.gift)), stemsOf(quoted))) return null;",
      "if (line === null) return null;",
      "The fact that a reason quotes is the gift's.",
    ],
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
        "select id, row_number() over (order by in_stock desc, created_at desc, id) from gifts\n    where is_trending order by in_stock desc, created_at desc, id limit ${limit}`);",
        "select id, row_number() over (order by created_at desc, id) from gifts\n    where is_trending order by created_at desc, id limit ${limit}`);",
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
        "join gifts g on g.id = candidate.gift_id and g.in_stock",
        "join gifts g on g.id = candidate.gift_id",
        "Similar gifts are in stock.",
      ],
    ],
  ),
];
