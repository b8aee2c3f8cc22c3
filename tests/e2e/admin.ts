import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { emptyGiftForm } from "#app/features/catalogue/editing/gift-form.ts";
import { makeAdmin } from "./accounts.ts";
import { expect, test as base, untilInteractive } from "./fixtures.ts";
import { keepNotices } from "./notices.ts";

/** Extends the tests so that `page` browses as an admin of this test alone. */
export const test = base.extend<{ admin: undefined }>({
  admin: [
    async ({ context, account, page }, use) => {
      await makeAdmin(context, account);
      await keepNotices(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a screen of the admin area and waits until it is interactive. */
export async function openAdmin(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilInteractive(page);
}

/** Opens the form of a new gift with all of its fields. */
export async function openNewGift(page: Page): Promise<void> {
  await openAdmin(page, "/admin/gifts/new");
  await page.getByRole("dialog", { name: "Add New Gift" }).getByRole("button", { name: "Fill in by hand" }).click();
}

/** Returns the address of a picture that exists. */
const pictureOf = (page: Page) => `${new URL(page.url()).origin}/apple-touch-icon.png`;

/** Returns a name that no other test uses. */
export const freshName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

/** Fills the required fields of a new gift's form and gives it this name. */
export async function fillGift(page: Page, name: string): Promise<void> {
  const form = page.getByRole("dialog");
  await expect(form).toBeVisible();
  const byHand = form.getByRole("button", { name: "Fill in by hand" });
  if (await byHand.isVisible()) await byHand.click();
  await form.getByLabel("Product Name").fill(name);
  await form.getByLabel("Price ($)").fill("24.50");
  await form.getByLabel("Image URL").fill(pictureOf(page));
  await form.getByLabel("Affiliate URL").fill("https://shop.example/mug");
}

interface GiftValues {
  image?: string;
  /** Ids of occasions. */
  occasion?: string[];
}

/** Makes a gift without using the form, and returns its id. */
export async function makeGift(page: Page, name: string, { image = pictureOf(page), occasion = [] }: GiftValues = {}): Promise<string> {
  const origin = new URL(page.url()).origin;
  const empty = emptyGiftForm();
  const response = await page.request.post("/admin/gifts/changes", {
    headers: { origin },
    data: {
      change: "save",
      id: null,
      version: 0,
      isPriceFresh: false,
      isFromStoreApi: false,
      aiCategories: null,
      form: {
        ...empty,
        name,
        price: "24.50",
        image,
        affiliateUrl: "https://shop.example/mug",
        shippingDays: "2",
        categories: { ...empty.categories, occasion },
      },
    },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

/** Makes an interest without using the form, and returns its id. */
export async function makeCategory(page: Page, name: string): Promise<string> {
  const response = await page.request.post("/admin/taxonomy-changes", {
    headers: { origin: new URL(page.url()).origin },
    data: { taxonomy: "interest", change: "create", as: "category", fields: { name } },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { value: { id: string } }).value.id;
}
