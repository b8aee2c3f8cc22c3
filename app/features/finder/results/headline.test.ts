import { expect, test } from "vitest";
import { briefOf, chosen, read } from "#tests/factories/finder.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { titleOf } from "./headline.ts";

test.each([
  [{ person: chosen("sister") }, "For your sister"],
  [{ person: chosen("parents") }, "For your parents"],
  [{ person: chosen("toddler") }, "For a toddler"],
  [{ person: read("toddler", "toddler"), text: "Our wild little toddler loves diggers" }, "For your toddler"],
  [{ person: read("toddler", "toddler"), text: "My friend’s boy. A toddler" }, "For a toddler"],
  [{ person: chosen("new-parents") }, "For new parents"],
  [{ person: chosen("elderly-woman") }, "For an older woman"],
  [{ person: read("teacher", "daughter's teacher"), text: "my daughter's teacher" }, "For your daughter’s teacher"],
  [{ person: read("teacher", "my kid's teacher"), text: "for my kid's teacher" }, "For your kid’s teacher"],
  [{ person: read("girlfriend", "girlfriend"), text: "my son asks what to get his girlfriend" }, "For his girlfriend"],
  [{ person: read("girlfriend", "girlfriend"), text: "for my girlfriend" }, "For your girlfriend"],
  [{ person: read("toddler", "best friend's twin girls"), text: "my best friend's twin girls turn 3" }, "For your friend’s girl"],
  [{ person: read("parents", "girlfriends parents"), text: "girlfriends parents" }, "For your girlfriend’s parents"],
  [{ person: read("mom", "mom"), alsoFor: [read("sister", "sister")], text: "my mom and my sister" }, "For your mom and your sister"],
  [{ person: read("sister", "sister"), alsoFor: [read("baby", "baby")], text: "my sister and her baby" }, "For your sister and her baby"],
  [{ person: read("couple", "mom"), text: "my mom and her husband" }, "For a couple"],
  [{ person: read("mom", "mother"), text: "mother of the groom" }, "For the mother of the groom"],
  [
    { person: read("parents", "the parents"), text: "the parents of my daughter's boyfriend" },
    "For the parents of your daughter's boyfriend",
  ],
  [{ person: read("mom", "mom"), text: "a gift for the mom of my best friend, who bakes" }, "For the mom of your best friend"],
  [{ person: read("teacher", "teacher"), text: "the teacher of my twins" }, "For the teacher of your twins"],
  [{ person: read("kids", "kids"), text: "for the kids of our neighbor" }, "For the kids of your neighbor"],
  [{ person: read("best-friend", "friends"), text: "for one of my friends" }, "For your friend"],
  [{ person: read("student-of-mine", "son's classmate"), text: "my son's classmate" }, "For your son’s classmate"],
  [{ person: read("doctor", "vet"), text: "my vet" }, "For your vet"],
  [{ person: chosen("myself") }, "For yourself"],
  [{ person: chosen("stranger") }, "For someone you hardly know"],
  [{ interests: [chosen("coffee"), chosen("tea"), chosen("reading")] }, "For someone who likes coffee and tea"],
  [{ occasion: chosen("mothers-day") }, "Mother's Day gifts"],
  [{ otherWords: ["harmonica"] }, "Your gift ideas"],
  [{ person: chosen("nobody-we-know") }, "Your gift ideas"],
])("%j", (parts, title) => {
  expect(titleOf(briefOf(parts))).toBe(title);
});

test("everybody in the lexicon has a title that can be read aloud", () => {
  const titles = [...lexicon().personById.keys()].map((id) => titleOf(briefOf({ person: chosen(id) })));
  expect(titles.filter((title) => !/^For (?:your |an? |new |adoptive |newlyweds|empty |yourself|someone )/.test(title))).toEqual([]);
});
