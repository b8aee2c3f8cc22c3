/**
 * The numbers of the finder that stand beside what they are used in, and change which gifts are shown or in what order. `at` is a piece of a
 * file that stands there once, with the number in « »: nothing for whichever it is, « * 1» for a factor that is not there. `without` is the number at
 * which it has no effect, null where there is none.
 */
export interface LooseConstant {
  name: string;
  file: string;
  at: string;
  without: number | null;
}

type Neutral = number | null;

/** Names constants of a file, each with the number at which it has no effect. */
function named(file: string, constants: Readonly<Record<string, Neutral>>): LooseConstant[] {
  return Object.entries(constants).map(([name, without]) => ({ name, file, at: `const ${name} = «»;`, without }));
}

/** Names numbers that stand within something else. */
function within(file: string, numbers: Readonly<Record<string, readonly [at: string, without: Neutral]>>): LooseConstant[] {
  return Object.entries(numbers).map(([name, [at, without]]) => ({ name, file, at, without }));
}

/** What an order or a share is made of. */
const OF_THE_RANKING: readonly LooseConstant[] = [
  ...named("rank/score.ts", { ANY_OCCASION: 0, MUCH_ALIKE: null, LIKED_FROM: 0, TASTES_FROM: 0, GROWN_FROM: 0 }),
  ...within("rank/score.ts", {
    "sentimental is personal": ['«0.7» * (traits.get("sentimental")', 0],
    "everyday use is practical": ['tags.useCase?.includes("everyday-use") ? «0.7» : 0', 0],
  }),
  ...named("rank/score/person.ts", {
    CHILD_UNTIL: null,
    TEEN_FROM: null,
    ADULT_FROM: null,
    OTHER_ADULTS: 1,
    ADULTS_FOR_TEENS: 1,
    UNKNOWN_FOR_ADULTS: 0,
    UNKNOWN_FOR_CHILDREN: 0,
    UNKNOWN: 0,
    NEAR_PERSON: 0,
    CHILDS_FROM: null,
    OLDER_CHILDS_FROM: null,
    NEWBORN_UNTIL: 0,
  }),
  ...within("rank/score/person.ts", {
    "weight of the recipient": ["fits.push([«3», suits / people.length])", 0],
    "weight of a child's age": ["age.value.max <= CHILD_UNTIL ? «4» :", 0],
    "weight of another age": ["age.value.max <= CHILD_UNTIL ? 4 : «1.5»", 0],
    "weight of the sex": ["fits.push([«1», reading.gender === gender.value", 0],
    "likeness where a sex is unsaid": ["person.gender === other.gender ? 1 : «0.6»", 1],
    "likeness where an age is unsaid": ["other === undefined) return «0.5»;", 0],
    "least fit of an age that is shared": ["return «0.6» + 0.4 * Math.min(1, shared", 0],
    "fit for the years that are shared": ["return 0.6 + «0.4» * Math.min(1, shared", 0],
    "outgrown this year": ["OUTGROWN: readonly number[] = [«0.25»,", 0],
    "outgrown next year": ["OUTGROWN: readonly number[] = [0.25, «0.15»,", 0],
    "outgrown in two years": ["OUTGROWN: readonly number[] = [0.25, 0.15, «0.05»]", 0],
    "a child's thing for what is liked": ["return age.min < CHILDS_FROM ? «0.5» : 0;", 0],
    "an older child's thing": ["return age.min < CHILDS_FROM ? 1 : «0.7»;", 0],
  }),
  ...named("rank/score/topics.ts", { ASSUMED: 1, PLAIN_WORD: 0 }),
  ...within("rank/score/topics.ts", {
    "a word in the name": ["WORD_FITS = { name: «0.75»", 0],
    "a word's kind": ["name: 0.75, kind: «0.9»", 0],
    "a word in the description": ["kind: 0.9, description: «0.2»", 0],
    "from where it is the kind": ["if (kind >= «0.5»)", 0],
  }),
  ...named("rank/score/usual-price.ts", { TOO_DEAR: 0, TOO_DEAR_MOST: 0, TOO_CHEAP: 0, TOO_CHEAP_MOST: 0, FOR_LIKING: 0 }),
  ...named("rank/score/manner.ts", { JOKE_FROM: null, BULKY_FACTOR: 1, JOLLY_FACTOR: 1, GRAVE_FACTOR: 1, FROM: 0 }),
  ...named("rank/score/price.ts", { SWEET_FROM: null, SWEET_TO: 1 }),
  ...within("rank/score/price.ts", {
    "an unknown price or budget": ["budget === null) return «0.5»;", 0],
    "dearest of all that is within": ["if (share > SWEET_TO) return share > 1 ? 0 : «0.9»", 1],
    "least fit far above a minimum": ["Math.max(«0.2», 1 - Math.max(0, priceCents - 2", 0],
    "far above a minimum, from": ["priceCents - «2» * minCents", null],
    "far above a minimum, over": ["Math.max(«4» * minCents", null],
  }),
  ...within("rank/score/quality.ts", {
    "any gift's quality": ["«0.2» +\n    (isFeatured", 0],
    featured: ["isFeatured ? «0.25»", 0],
    trending: ["isTrending ? «0.2»", 0],
    "well described": ["TELLING_LENGTH ? «0.15»", 0],
    priced: ["priceCents === null ? 0 : «0.1»)", 0],
    new: ["isNew ? «0.1»", 0],
    NEW_FOR_MS: ["const NEW_FOR_MS = «60» * DAY_MS", 0],
  }),
  ...named("rank/score/quality.ts", { TELLING_LENGTH: 0 }),
  ...named("rank/score/pets.ts", { ABOUT_FROM: 0 }),
  ...named("rank/score/practice.ts", { IS_FOR: 0 }),
  ...named("rank/score/bound-names.ts", { ALSO_SUITS: 0 }),
  ...named("rank/score/named-recipients.ts", { ALSO_FOR: 0, ALSO_SUITS: 0 }),
  ...named("rank/score/situations.ts", { IN_NAME: 0, IN_DESCRIPTION: 0, ANOTHER: 0 }),
  ...named("rank/score/balanced-topics.ts", { LESS_SURE: 1, SEVERAL: null }),
  ...named("rank/score/childs-things.ts", { GROWN_FROM: null }),
  ...named("rank/score/appeal.ts", { OF_A_PURSUIT: 0, UNKNOWN: 0, IS_FOR: 0, MAINLY: 1 }),
  ...named("rank/plausibility.ts", { BELIEVED_FROM: null, OF_A_SHOWPIECE: 1 }),
  ...named("rank/relevance/bm25.ts", { SATURATION: null, LENGTH_SHARE: 0 }),
  ...named("rank/relevance/gift-terms.ts", { IN_NAME: 1 }),
  ...named("rank/relevance/wanted-terms.ts", { LONGEST_PHRASE: null }),
  ...named("rank/relevance/match-likings.ts", { HONEST_SHARE: 0 }),
  ...named("rank/named-likings.ts", { OWN_TAG: 0 }),
  ...named("rank/caveats.ts", { NAMED_FROM: 0, STEP: 0 }),
  ...within("rank/caveats.ts", {
    "step of what is a little below": ['"a-little-below": «1»', 0],
    "step of unknown delivery": ['"delivery-unknown": «2»', 0],
    "step of what is far below": ['"far-below": «3»', 0],
    "step of an unknown price": ['"price-unknown": «6»', 0],
  }),
  ...named("rank/leave-out-fillers.ts", { FOR_LIKING: 0 }),
  ...named("rank/rank-candidates.ts", { LOOKED_AT: 0, BEHIND_USUAL: 0 }),
  ...named("rank/delivery.ts", { SHORT_TIME_DAYS: 0 }),
];

/** What keeps the gifts of an answer apart. */
const OF_VARIETY: readonly LooseConstant[] = [
  ...named("rank/diversify.ts", { COVERED_WITHIN: 0, WORTH_COVERING: 0, POOL_PER_GIFT: null, MIN_POOL: 0 }),
  ...within("rank/diversify.ts", {
    "what a liking without a gift is owed": ["(meets(entry, owed) ? «5»", 0],
    "what a near twin loses": ["- (isTwin ? «10»", 0],
  }),
  ...named("rank/diversify/balance.ts", { IS_FOR: 0 }),
  ...within("rank/diversify/balance.ts", { "what each seat costs": ["/ («2» * (seats.get", 0] }),
  ...within("rank/diversify/likeness.ts", {
    NEAR_DUPLICATE_FROM: ["const NEAR_DUPLICATE_FROM = «0.62»", 1.1],
    DUPLICATE_FROM: ["const DUPLICATE_FROM = «0.75»", 1.1],
    "share of names in likeness": ["Math.max(names, «0.55» * names", 0],
    "share of kinds in likeness": ["+ «0.45» * kinds", 0],
    "likeness of a name within another": ["(«0.9» * shared) / ofShorter", 0],
    "less for a name within another": ["/ ofShorter - «0.1»", 0],
  }),
  ...named("rank/diversify/likeness.ts", { TELLING_WORDS: null }),
];

/** What shuts gifts out. */
const OF_THE_LIMITS: readonly LooseConstant[] = [
  ...named("rank/limits.ts", {
    AVOIDED_FROM: 2,
    SAYS_SO_UNTIL: 0,
    SAFETY_AGE: 0,
    TEEN_AGE: null,
    YOUNG_FROM: null,
    YOUNG_UNTIL: 0,
    AGE_SLACK: 0,
    SAME_PERSON: 2,
  }),
  ...named("rank/limits/implied.ts", { CHILD_UNTIL: 0, FRAIL_FROM: 200 }),
  ...named("rank/limits/excluded-things.ts", {
    RULED_OUT_FROM: 2,
    OWNED_FROM: 2,
    DENIED_FROM: 2,
    CHILDS_UNTIL: 0,
    SCHOOL_CHILD_UNTIL: 0,
    SAME_AS: 2,
  }),
  ...named("rank/limits/things.ts", { IS_FROM: 2, DENIED_FROM: 2 }),
  ...named("rank/limits/tagged-kinds.ts", { IS_FROM: 2 }),
  ...named("rank/limits/budget.ts", { AROUND: 0, A_LITTLE_BELOW: 0 }),
];

/** What is looked at closely. */
const OF_THE_SEARCH: readonly LooseConstant[] = [
  ...named("rank/candidate-search.ts", { NAMES_PER_WANT: 0, TOPIC_TAGS_FROM: 0, PERSON_TAGS_FROM: 0, ABOUT_FROM: 0 }),
  ...within("rank/candidate-search.ts", { "least length of an odd word": ["word.length >= «5»", 0] }),
  ...named("rank/candidates.queries.server.ts", { LOOKED_AT: null, PLENTY: 0, MAX_TERMS: null, MAX_FIT_TERMS: null }),
  ...within("rank/candidates.queries.server.ts", {
    "weight of an odd word": ["{ odd: «4»", 0],
    "weight of a topic": ["topic: «3»", 0],
    "weight of what descriptions mention": ["mentioned: «1.5»", 0],
    "weight of a wider topic": ["wider: «1»", 0],
    "weight of person and occasion": ["forBoth: «1»", 0],
    "weight of the person": ["forPerson: «0.6»", 0],
    "worth of the occasion": ["then «0.4» else 0 end)::float8", 0],
    "worth of the price": ["`«0.6» * greatest(0, 1 - abs(", 0],
    "worth of a known delivery": ["then 0 else «0.5» end`", 0],
    "a topic's least share of the limit": ["Math.max(share, limit / «4»)", null],
    "odd words' share of the limit": ["WEIGHTS.odd, limit / «8»", null],
  }),
];

/** What decides how a request is read. */
const OF_THE_QUESTION: readonly LooseConstant[] = [
  ...within("ask/people.ts", {
    "earlier people first": ["- place * «0.1»;", 0],
    "likeliness of no recipient": ["highest > -«5»", null],
    "plain people": ["PLAIN_PEOPLE.has(person.id)) rate -= «1.5»", 0],
    roles: ["ROLES.has(person.id)) rate -= «0.8»", 0],
    "people who are only hinted at": ['person.from !== "synonym") rate -= «1»', 0],
    "who is cared for": ["FOR_SAKE.test(before)) rate -= «6»", 0],
    "for whom": ["else if (FOR.test(before)) rate += «3»", 0],
    "to whom": ["else if (TO.test(before)) rate += «2»", 0],
    "from whom": ["GIVER.test(before)) rate -= «6»", 0],
    whose: ["else if (isOfSomebody(before, person.words)) rate -= «3»", 0],
    "beside a subject": ["SUBJECT.test(text.slice(0, person.start)) ? «6»", 0],
    "beside somebody": ["? 6 : «1.5»", 0],
    "whom somebody has": ["if (HAS.test(before)) rate -= «6»", 0],
    "an owner's own": ["isOwnersOwn(text, person)) rate -= «9»", 0],
    "who is not meant": ["isDeniedPerson(text, other))) rate -= «9»", 0],
    "a relative of hers": ["FOR_HER.test(text)) rate -= «6»", 0],
    "a baby that is hoped for": ['person.id === "baby") rate -= «9»', 0],
    "where the recipient is": ["locatesRecipient(text, person, people)) rate += «4»", 0],
    "an owner": ["isPossessor(text, person, people)) rate -= «5»", 0],
    "what an owner has": ["    rate += «4»;", 0],
  }),
  ...within("ask/occasions.ts", {
    "a feast that is joined": ["isJoinedFeast(plain, match, matches) ? «0.5»", 0],
    "a vague occasion": ["VAGUE_OCCASIONS.has(id) ? «0.5»", 0],
    "an occasion before its gift": ["GIFT_AFTER.test(plain.slice(start, end + 10)) ? «0.2»", 0],
  }),
  ...named("ask/situations/practice.ts", { YEARS: 0 }),
  ...named("ask/situations/read-situations.ts", { REACH: 0, MISSPELLED_FROM: null }),
  ...named("ask/things.ts", { MISSPELLED_FROM: null }),
  ...named("ask/assume.ts", {
    ADULT: null,
    MOSTLY_GROWN_FROM: null,
    CHILD_UNTIL: 0,
    PARENT_FROM: null,
    GROWN_FROM: null,
    NO_CHILD_ABOVE: null,
  }),
  ...named("ask/usual-price.ts", { SPECIAL_FACTOR: 1 }),
  ...within("ask/usual-price.ts", {
    "least of usual prices": ["minCents: fromDollars(row[1]« * 1»)", 0],
    "most of usual prices": ["maxCents: fromDollars(row[2]« * 1»)", 1000],
  }),
  ...named("ask/sums.ts", { ELDER_FROM: 200 }),
  ...named("ask/childs-interests.ts", { ADULT: null, CHILD_UNTIL: 0, SCHOOL_FROM: 0 }),
  ...named("ask/child-ages.ts", { OLDEST_CHILD: 0 }),
  ...named("ask/denial.ts", { REACH: 0 }),
  ...named("ask/owned-things.ts", { REACH: 0 }),
  ...named("ask/deeds.ts", { REACH: 0 }),
  ...named("ask/whole-names.ts", { WHOLE_NAMES: 0, FIELD_NAMES: 0, AFTER: 0 }),
  ...named("ask/likings.ts", { NOTE_WORDS: 0, REACH: 0, NOTE_WORDS_OF_THING: 0 }),
  ...named("ask/roles/names.ts", { AS_SPELLED: 2 }),
  ...named("ask/roles/roles.ts", { REACH: 0 }),
  ...named("ask/roles/relatives.ts", { MOST_PEOPLE: 0 }),
  ...named("ask/delivery.ts", { HURRY_DAYS: null }),
  ...named("ask/stated-words.ts", { LONGEST_NAME: 0 }),
  ...named("ask/age.ts", { OLDEST: null, OPEN_END: null, FIRST_GRADE: null, FIRST_YEAR: null }),
  ...named("ask/exclusions.ts", { MAX_REACH: 0, MAX_WORDS: 0, UNDONE_REACH: 0 }),
  ...named("ask/budget.ts", { AROUND_TOLERANCE: 1, CHEAP_CENTS: null }),
  ...within("ask/told-likings.ts", {
    "certainty of a liking that is told": ["certainty: «0.8»", 0],
    "from where words are known": ["certainty >= «0.5»", 0],
  }),
  ...within("ask/departures.ts", { "certainty of a departure": ["certainty: «0.8»", 0] }),
  ...within("ask/understand.ts", { "from where a reading is no guess": ["certainty < «0.5»", 0] }),
];

export const LOOSE_CONSTANTS: readonly LooseConstant[] = [
  ...OF_THE_RANKING,
  ...OF_VARIETY,
  ...OF_THE_LIMITS,
  ...OF_THE_SEARCH,
  ...OF_THE_QUESTION,
];

/** The two tables of what pleases anybody, a row for each interest. */
export const TABLES_OF_APPEAL = { file: "rank/score/appeal.ts", tables: ["APPEAL", "APPEAL_TO_CHILDREN"] } as const;

/** Numbers with a name that no graded answer depends on. */
export const ELSEWHERE: ReadonlySet<string> = new Set([
  // Nudges, surprise and dismissed gifts, of which there are no grades: tests hold what they promise.
  ...["SEEN_GIFTS", "CHANGED", "BAND_WORTH", "FIT_WORTH"].map((name) => `results/refine.ts ${name}`),
  ...["FIT_SHARE_SURPRISED", "CHANCE_LIFT"].map((name) => `rank/diversify.ts ${name}`),
  "rank/score.ts DISLIKED_FROM",
  // What the page says is missing or offers instead.
  ...["rank/hidden-likings.ts LOOKED_AT", "rank/not-found.ts ABOUT", "rank/relax.ts MAX_EASED", "rank/relax.ts SOME_GIFTS"],
  // The law's.
  ...["rank/limits.ts ADULT_AGE", "rank/limits/excluded-things.ts ADULT_AGE"],
  // Bounds of work and of texts.
  ...["STATEMENTS", "NARROW", "WORDS_PER_CONDITION"].map((name) => `rank/candidates.queries.server.ts ${name}`),
  ...["SAMPLE", "DESCRIPTION_READ", "STORED_MS", "STORED_SMALL_MS"].map(
    (name) => `rank/relevance/term-statistics.queries.server.ts ${name}`,
  ),
  "rank/relevance/gift-terms.ts MOST_COUNTED",
  ...["ask/budget.ts MAX_CENTS", "ask/budget.ts MOST_GIVERS", "ask/exclusion-cues.ts MAX_CUES", "ask/owned-things.ts MOST_PLACES"],
  ...["ask/people.ts MAX_PEOPLE", "ask/things.ts LONGEST", "ask/understand.ts MAX_WORDS_LENGTH"],
]);
