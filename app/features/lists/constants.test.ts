import { expect, test } from "vitest";
import { FIRST_LIST_NAME, MAX_ITEMS, MAX_LISTS, SAVE_TEXTS, SHARE_LIST_TEXTS } from "./constants.ts";

test("the texts of saving are the specification's, word for word (sections 5 and 8)", () => {
  const { listFull: _listFull, tooManyLists: _tooManyLists, ...specified } = SAVE_TEXTS;
  expect(specified).toEqual({
    button: "Save Gift",
    loadFailure: { title: "Error loading lists", description: "We couldn't load your gift lists. Please try again." },
    loginRequired: { title: "Login required", description: "Please login to save gifts to your lists." },
    already: { title: "Already in list", description: "This gift is already in the selected list." },
    added: { title: "Gift added to list" },
    addFailure: { title: "Error adding gift", description: "We couldn't add the gift to your list. Please try again." },
    createFailure: { title: "Error creating list", description: "We couldn't create your new list. Please try again." },
    created: { title: "Success", description: "Created new list with the gift." },
    nameRequired: { title: "Name required", description: "Please enter a name for your new list." },
    selectList: { title: "Select a list", description: "Please select a gift list or create a new one." },
  });
});

test("so are those of sharing, and what is ours fits in", () => {
  expect([SHARE_LIST_TEXTS.shared, SHARE_LIST_TEXTS.copied.title]).toEqual(["Shared successfully", "Link copied"]);
  expect([FIRST_LIST_NAME, MAX_ITEMS, MAX_LISTS]).toEqual(["My Gift List", 500, 100]);
});
