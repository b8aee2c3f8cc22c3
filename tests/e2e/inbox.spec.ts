import { freshName, openAdmin, test } from "./admin.ts";
import { expect, expectAccessible, expectNoSidewaysScroll } from "./fixtures.ts";

test("what somebody writes is in the inbox, is answered, done, opened again and deleted after a question", async ({ page, baseURL }) => {
  const name = freshName("Ada");
  const sent = await page.request.post("/contact", {
    headers: { origin: new URL(baseURL as string).origin },
    form: { name, email: "ada@example.com", message: "Do you wrap <b>twice</b>?" },
  });
  expect(sent.ok()).toBe(true);
  await openAdmin(page, "/admin/inbox");
  const message = page.getByRole("article", { name });
  await expect(message).toContainText("Do you wrap <b>twice</b>?");
  await expect(message.getByRole("link", { name: `Reply to ${name}` })).toHaveAttribute("href", /^mailto:ada@example\.com\?subject=/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoSidewaysScroll(page);
  await message.getByRole("button", { name: `Mark as done: message from ${name}` }).click();
  await expect(message).toHaveCount(0);
  await page.getByRole("link", { name: /^Done \(/ }).click();
  await message.getByRole("button", { name: `Reopen: message from ${name}` }).click();
  await page.getByRole("link", { name: /^Open \(/ }).click();
  await message.getByRole("button", { name: `Delete: message from ${name}` }).click();
  await page.getByRole("alertdialog", { name: "Delete this message?" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The message was deleted." })).toBeVisible();
  await expect(message).toHaveCount(0);
});
