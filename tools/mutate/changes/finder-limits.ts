import { changesIn } from "../change.ts";

const CAVEATS = ["app/features/finder/rank/caveats.test.ts"];
const LIMITS = ["app/features/finder/rank/limits.test.ts"];
const IMPLIED = [...LIMITS, "app/features/finder/rank/limits/implied.test.ts"];
const EXCLUDED = [
  ...LIMITS,
  "app/features/finder/rank/limits/excluded-things.test.ts",
  "app/features/finder/rank/limits/narrow-exclusions.test.ts",
];
const USUAL_PRICE = ["app/features/finder/rank/rank-candidates.test.ts"];
const BRIDGES = ["app/features/finder/rank/score/topics.test.ts"];

/** What the finder may never show. */
export const FINDER_LIMIT_CHANGES = [
  ...changesIn("finder", "app/features/finder/rank/limits/budget.ts", CAVEATS, [
    ["cents >= least && cents <= most", "cents >= least", "No gift costs more than the budget."],
    ["cents >= least && cents <= most", "cents <= most", "No gift costs less than the shopper said."],
    ["return price.priceCents === null || (", "return price.priceCents !== null && (", "An unknown price breaks no budget."],
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
    ["=> holdsAll(reading, roots) || isOfTaggedKind", "=> isOfTaggedKind", "What a description names is ruled out too."],
    ['!likesDrinks && ALCOHOLIC.has(part.value) ? ["alcohol"] : []', "[]", "No wine is no whiskey either."],
    [
      '!likesDrinks && ALCOHOLIC.has(part.value) ? ["alcohol"] : []',
      'ALCOHOLIC.has(part.value) ? ["alcohol"] : []',
      "Who loves whiskey and wants no wine gets whiskey.",
    ],
    [" && !thing.deniedBy.some(isDenied)", "", "What says that it has none of a thing is not ruled out for it."],
    ["isOwned ? isOwnedOne(roots) : ", "", "What goes with a thing that somebody owns, or mentions it, may be given."],
    [
      "giftType: profile.tags.giftType ?? kindsOf(reading)",
      "giftType: profile.tags.giftType ?? []",
      "A gift without tags is ruled out by the kind that its words suggest.",
    ],
    ["? [value, ...conceptsCalledLike(value)]", "? [value]", "A liking that is ruled out rules out its things."],
    ["=> isNamed(roots) || kinds.some(isNamed);", "=> isNamed(roots);", "Who wants no necklace wants no locket."],
  ]),
  ...changesIn("finder", "app/features/finder/rank/limits/included-concepts.ts", EXCLUDED, [
    ["waiting.push(included);", "", "What is ruled out goes with all that it includes, at any remove."],
  ]),
  ...changesIn("finder", "app/features/finder/rank/limits/tagged-kinds.ts", EXCLUDED, [
    ["&& !isOtherPart(reading, slug, stems)", "", "“No watches” rules out no necklace that is tagged “jewelry and watches”."],
  ]),
  ...changesIn("finder", "app/features/finder/ask/whole-names.ts", EXCLUDED, [
    [
      "kindsOfNarrowName(words) === null) return false",
      "kindsOfNarrowName(words) !== undefined) return false",
      "“No necklaces” is not “no jewelry”.",
    ],
  ]),
  ...changesIn("finder", "app/features/finder/rank/score/usual-price.ts", USUAL_PRICE, [
    ["if (usual?.isOfOccasion !== true) return [...gifts];", "return [...gifts];", "A stocking filler costs what stocking fillers do."],
    ["cents <= usual.maxCents", "true", "What costs more than an occasion usually does comes after what does not."],
  ]),
  ...changesIn("finder", "app/features/finder/rank/bridges.ts", BRIDGES, [
    ["isAtFirstHand(near, reading.profile.tags.interest ?? []) && ", "", "What is tagged for another liking crosses no bridge."],
    ["!isAmong(exception)(reading)", "true", "No kite for a swimmer."],
  ]),
  ...changesIn("finder", "app/features/finder/rank/limits/implied.ts", IMPLIED, [
    [
      "return all.filter((limit) => !brief.allowed.includes(limit.id) && limit.applies(brief));",
      "return all.filter((limit) => limit.applies(brief));",
      "What the shopper has lifted does not limit.",
    ],
    ["const CHILD_UNTIL = 13;", "const CHILD_UNTIL = 3;", "A child gets nothing that is for grown-ups only."],
    [
      "without(limit.excludes, limit.holdsFor?.(brief) === true ? asked : named)",
      "limit.excludes",
      "What is asked for by name is never ruled out unsaid.",
    ],
    [
      'isIn("pregnant", "illness", "chemo", "hospital-stay", "surgery", "sober", "halal-life", "depression")',
      'isIn("pregnant", "illness", "chemo", "hospital-stay", "surgery", "halal-life", "depression")',
      "Somebody sober gets no alcohol.",
    ],
    ["limit.holdsFor?.(brief) === true ? asked : named", "named", "The ill get nothing scented, though they like candles."],
    ['applies: isIn("chemo", "hospital-stay"),', "applies: () => false,", "Somebody in chemotherapy gets nothing to eat."],
    [
      "if (situation === undefined || Object.keys(situation.avoid).length === 0) return [];",
      "if (situation !== undefined) return [];",
      "What a situation rules out is not shown.",
    ],
  ]),
];
