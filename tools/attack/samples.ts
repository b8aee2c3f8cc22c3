import { samplePathOf } from "#tests/sample-paths.ts";
import { ADMIN_SAMPLES } from "./admin-samples.ts";
import { PERSON_SAMPLES } from "./person-samples.ts";
import { form, json, type WriteSamples } from "./requests.ts";
import type { Fixtures } from "./fixtures.ts";

const SHOPPER_SAMPLES: WriteSamples = {
  "/gift-finder": () => [
    form({ text: "for my sister who loves coffee, under $40", person: "sister", from: "10", to: "40", minAge: "20", maxAge: "30" }),
    form({
      more: "and tea",
      words: "for mum",
      interest: "coffee",
      wasPerson: "mom",
      wasOccasion: "birthday",
      swap: "interest:coffee",
      swapTo: "tea",
    }),
  ],
  "/contact": () => [form({ name: "Ada", email: "ada@example.com", message: "Do you wrap?", leave_empty: "" })],
  "/l/:token": ({ sharedItemId }) => [
    form({ intent: "claim", itemId: sharedItemId, name: "Ada", pieces: "1" }),
    form({ intent: "pledge", itemId: sharedItemId, name: "Ada", amount: "5" }),
    form({ intent: "guest" }),
  ],
  "/claims/:secret": () => [form({})],
  "/saves": ({ giftId, listId }) => [json({ giftId, listId }), json({ giftId, newListName: "New" }), form({ giftId })],
  "/clicks": ({ giftId }) => [json({ giftId, marketplace: "com", page: "/search" })],
  "/blog-readings": ({ postId }) => [json({ postId })],
  "/marketplace": () => [form({ marketplace: "de", next: "/about" }), form({ marketplace: "com", keep: "account", next: "/about" })],
  "/finder-rerank": () => [json({ text: "for my dad", limit: 12 })],
  "/api/v1/finder": () => [
    json({ text: "for my dad who loves golf", limit: 12 }),
    json({
      brief: {
        text: "mum",
        person: "mom",
        age: { min: 50, max: 60 },
        gender: "female",
        occasion: "birthday",
        date: "2026-12-24",
        budget: { minCents: 100, maxCents: 5000, targetCents: null },
        interests: ["gardening"],
        excluded: ["mugs"],
        withinDays: 5,
        shipsTo: "US",
        otherWords: ["blue"],
      },
      limit: 3,
    }),
  ],
  "/api/*": () => [json({})],
};

/** Samples for every URL of app/access.ts that accepts writes. */
export const WRITE_SAMPLES: WriteSamples = { ...SHOPPER_SAMPLES, ...PERSON_SAMPLES, ...ADMIN_SAMPLES };

function slugOf(address: string, { postSlug, pageSlug, collectionSlug, interestSlug }: Fixtures): string {
  if (address.includes("/collections/")) return collectionSlug;
  if (address.startsWith("/blog/")) return postSlug;
  return address.startsWith("/pages/") ? pageSlug : interestSlug;
}

/** Returns a path of an address of app/access.ts, with existing things in place of its parameters. */
export function fillAddress(address: string, things: Fixtures): string {
  return samplePathOf(address, {
    gift: things.giftId,
    // The demo's post, which nothing changes or deletes.
    ...(address.startsWith("/share-pictures/") ? {} : { post: things.postId }),
    list: things.listId,
    collection: things.collectionId,
    token: address.startsWith("/blog/") ? things.previewToken : things.shareToken,
    type: "interest",
    slug: slugOf(address, things),
    ...(address.startsWith("/look-pictures/") ? { file: `${things.lookPictureId}-64` } : {}),
  });
}
