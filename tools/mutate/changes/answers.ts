import { changesIn } from "../change.ts";

const ROOM = "app/features/finder";

/** Changes of what the finder says and chooses, beside its limits. */
export const ANSWER_CHANGES = [
  ...changesIn(
    "finder",
    `${ROOM}/rank/leave-out-fillers.ts`,
    [`${ROOM}/rank/leave-out-fillers.test.ts`],
    [["kept.has(gift) ||", "", "The best gift for each liking stays."]],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/rank/hidden-likings.ts`,
    [`${ROOM}/rank/not-found.test.ts`],
    [
      ["names: missing.names.filter((name) => !isHidden(name)),", "", "No page says that there is nothing about what a limit hides."],
      ["likings: missing.likings.filter((name) => !isHidden(name)),", "", "What a limit hides is no unmet wish."],
      ['limits.some(({ kind }) => kind === "stock" || kind === "notThese")', "false", "What is sold out is not there."],
    ],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/model/rerank-gifts.ts`,
    [`${ROOM}/model/rerank-gifts.test.ts`],
    [
      [".toSorted((one, other) => one.steps - other.steps)", "", "What is unknown stands behind the rest, whatever a model thinks."],
      ["others.filter((gift) => !isFiller(gift))", "others", "No filler stands before a model's pick."],
    ],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/model/rerank.server.ts`,
    [`${ROOM}/model/rerank.test.ts`],
    [["{ ...about, brief }", "{ brief }", "What the answer says is said of what the model has read."]],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/model/brief-additions.ts`,
    [`${ROOM}/model/brief-additions.test.ts`],
    [
      ["return limits.every((id) => after.has(id));", "return true;", "No situation that a model reads lifts a limit."],
      ['quoted === "" ? [] : [is,', "[is,", "A situation that a model reads is in words of the text."],
    ],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/ask/situations/others-situations.ts`,
    [`${ROOM}/ask/situations/situations.test.ts`],
    [["if (OWN.test(clause)) return true;", "", "A relative's situation is not the recipient's."]],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/ask/denial.ts`,
    [`${ROOM}/ask/denial.test.ts`],
    [["if (denialBefore(text, match.index) === null) return match;", "return match;", "What is denied is not meant."]],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/results/explain/narrow-words.ts`,
    [`${ROOM}/results/explain/likings.test.ts`],
    [["return roots.every((root) => said.has(root));", "return true;", "Who likes espresso is given no reason for a filter."]],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/ask/departures.ts`,
    [`${ROOM}/ask/departures.test.ts`],
    [["${DAY}(?![a-z])${FOR_GOOD})`", "${DAY}(?![a-z]))`", "Who leaves for Peru comes back."]],
  ),
  ...changesIn(
    "finder",
    `${ROOM}/results/explain/needs.ts`,
    [`${ROOM}/results/explain/needs.test.ts`],
    [["&& !OTHERS.test(text.slice(Math.max(0, place - 40), place))", "", "Somebody else's knees are not the recipient's."]],
  ),
];
