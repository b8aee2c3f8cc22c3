import { expect, test } from "vitest";
import { mergeForms } from "#app/ui/saving/merge.ts";
import { emptyPost } from "./components/admin/editor-parts.ts";
import { describePostField, POST_FIELD_NAMES, POST_SHAPE } from "./post-shape.ts";
import { dateOfPublishingNow, nextHourOf, phaseOf } from "./publishing.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const SOON = "2026-11-28T12:00:01.000Z";

test("a post is a draft, archived, to come, or there", () => {
  expect(phaseOf(null, NOW)).toBe("draft");
  expect(phaseOf({ status: "draft", publishDate: SOON }, NOW)).toBe("draft");
  expect(phaseOf({ status: "archived", publishDate: null }, NOW)).toBe("archived");
  expect(phaseOf({ status: "published", publishDate: SOON }, NOW)).toBe("scheduled");
  expect(phaseOf({ status: "published", publishDate: NOW.toISOString() }, NOW)).toBe("public");
  expect(phaseOf({ status: "published", publishDate: null }, NOW)).toBe("public");
});

test("publishing now takes the place of a date to come, and leaves an earlier one", () => {
  expect(dateOfPublishingNow(SOON, NOW)).toBe(NOW.toISOString());
  expect(dateOfPublishingNow("2026-11-01T00:00:00.000Z", NOW)).toBe("2026-11-01T00:00:00.000Z");
  expect(dateOfPublishingNow(null, NOW)).toBeNull();
});

test("a schedule begins with today: the next full hour, or the last minute", () => {
  expect(nextHourOf(new Date(2026, 10, 28, 14, 30))).toEqual(new Date(2026, 10, 28, 15));
  expect(nextHourOf(new Date(2026, 10, 28, 23, 5))).toEqual(new Date(2026, 10, 28, 23, 59));
});

test("two editors' changes are merged field by field; every field of the form has a name, and ids are shown as names", () => {
  const base = { ...emptyPost([]), title: "Old", tags: ["a"] };
  const mine = { ...base, content: "Mine", tags: ["a", "b"], title: "Ada's" };
  const theirs = { ...base, excerpt: "Theirs", tags: ["a"], title: "Grace's" };
  const { merged, disputed } = mergeForms(POST_SHAPE, { base, mine, theirs });
  expect(merged).toEqual({ ...base, content: "Mine", tags: ["a", "b"], title: "Ada's", excerpt: "Theirs" });
  expect(disputed).toEqual(["title"]);
  expect(Object.keys(POST_FIELD_NAMES).toSorted()).toEqual(Object.keys(base).toSorted());
  const choices = { categories: [], tags: [{ id: "a", name: "By hand" }], authors: [] };
  expect(describePostField(mine, "tags", choices, [])).toBe("By hand, b");
  expect(describePostField(mine, "category", choices, [])).toBe("");
  expect(describePostField(mine, "isFeatured", choices, [])).toBe("no");
});
