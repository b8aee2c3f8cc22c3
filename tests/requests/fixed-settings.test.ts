import { expect, test } from "vitest";
import { DEFAULT_LOOK } from "#app/features/look/default-look.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/default-settings.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";

// The bundle reads them once, before its first request.
Object.assign(process.env, {
  SITE_NAME: "Fixed gifts",
  SITE_TAGLINE: "As the server says",
  CONTACT_EMAIL: "fixed@gifts.example",
  AFFILIATE_DISCLOSURE: "The server says how we earn.",
});
const site = useSite();
const read = async (path: string, cookie = "") => (await site.request(path, { headers: { cookie } })).text();

test("what the server's environment sets wins over what an owner saves, and their screens say that it is fixed", async () => {
  const cookie = await site.signIn(await createUser({ role: "admin" }));
  const save = async (path: string, sent: object) => {
    const headers = { cookie, "content-type": "application/json" };
    const { status } = await site.request(path, { method: "POST", body: JSON.stringify(sent), headers });
    await site.settle();
    return status;
  };
  const look = { ...DEFAULT_LOOK, name: "Gifts of mine", tagline: "As I say" };
  expect(await save("/admin/appearance/changes", { intent: "save", basedOn: 0, look })).toBe(200);
  const settings = { ...DEFAULT_SETTINGS, contactEmail: "mine@gifts.example", affiliateDisclosure: "I say how we earn." };
  expect(await save("/admin/settings/changes", { intent: "save", basedOn: 0, settings })).toBe(200);

  expect(await read("/about")).toContain("<title>About | Fixed gifts</title>");
  const home = await read("/");
  expect(home).toContain("As the server says");
  expect(home).not.toContain("As I say");
  const contact = await read("/contact");
  expect(contact).toContain("mailto:fixed@gifts.example");
  expect(contact).not.toContain("mine@gifts.example");
  const disclosure = await read("/affiliate-disclosure");
  expect(disclosure).toContain("The server says how we earn.");
  expect(disclosure).not.toContain("I say how we earn.");

  const fixed = "Set on the server, so it can’t be changed here";
  expect((await read("/admin/appearance", cookie)).split(fixed)).toHaveLength(3);
  const screen = await read("/admin/settings", cookie);
  for (const name of ["CONTACT_EMAIL", "AFFILIATE_DISCLOSURE"]) expect(screen).toContain(`${fixed} (${name}).`);
});
