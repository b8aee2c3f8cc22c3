import { describe, expect, test } from "vitest";
import { claimItem } from "#app/features/lists/claims.commands.server.ts";
import { undoClaimPath } from "#app/features/lists/links.ts";
import { editList } from "#app/features/lists/lists.commands.server.ts";
import { addDays, readToday } from "#app/platform/days.ts";
import { createItem, createOwnList, shareOwnList } from "#tests/factories/lists.ts";
import { createUser } from "#tests/factories/users.ts";
import { useSite } from "#tests/site.ts";
import { cookiesOf, postForm } from "./forms.ts";

const site = useSite();
const TODAY = readToday();
const SOON = addDays(TODAY, 7);
/** As the server writes it, which does not know the reader's own form. */
const SOON_IN_WORDS = new Date(SOON).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
const QUESTION = "Is this your own list?";

async function shared() {
  const owner = await createUser();
  const list = await createOwnList(owner.id, "Birthday");
  const { itemId } = await createItem(owner.id, list.id, { name: "Brass lamp" });
  const token = await shareOwnList(owner.id, list.id);
  const path = `/l/${token}`;
  const read = async (address: string, cookie = "") => (await site.request(address, { headers: { cookie } })).text();
  const reveal = (claimsRevealedOn: string | null) =>
    editList(owner.id, list.id, { name: "Birthday", description: "", occasionDate: null, claimsRevealedOn });
  const answer = (fields: Record<string, string> = {}, query = "") => postForm(site, path + query, { intent: "guest", ...fields });
  const claimAs = async (name: string) => {
    const outcome = await claimItem(token, itemId, 1, { name, userId: null });
    if (!outcome.ok) throw new Error(outcome.reason);
    return undoClaimPath(outcome.undoToken);
  };
  return { owner, itemId, token, path, read, reveal, answer, claimAs };
}

describe("from when the owner sees who claims what", () => {
  test.each([
    ["never", null, "Ada can’t see who claims what."],
    ["a day to come", SOON, `Ada will see who claims what from ${SOON_IN_WORDS} on.`],
    ["a day that has come", TODAY, "Ada can see who claimed what."],
  ])("%s: the page, the form, the claim that was made and its own page say so", async (_when, day, sentence) => {
    const { itemId, path, read, reveal } = await shared();
    await reveal(day);
    const cookie = await site.signIn(await createUser());
    const form = await read(`${path}?claim=${itemId}`, cookie);
    expect(form.split(sentence).length - 1, "above the list and beside the name").toBeGreaterThanOrEqual(2);
    const claimed = await postForm(site, path, { intent: "claim", itemId, name: "Ben", pieces: "1" }, { cookie });
    const html = await claimed.text();
    expect(html.slice(html.indexOf("It’s yours to give."))).toContain(sentence);
    expect(await read(/\/claims\/[\w-]{32}/.exec(html)?.[0] ?? "")).toContain(sentence);
  });

  test("a claimant who was promised otherwise is told that the owner has changed it", async () => {
    const { read, reveal, claimAs } = await shared();
    const promised = await claimAs("Ben");
    expect(await read(promised)).not.toContain("has changed that");
    await reveal(SOON);
    const page = await read(promised);
    expect(page).toContain(`Ada will see who claims what from ${SOON_IN_WORDS} on.`);
    expect(page).toContain("When you claimed it, it was meant to stay a surprise; Ada has changed that since.");
    await reveal(null);
    expect(await read(promised)).not.toContain("has changed that");
  });

  test("the owner's own look at it says the same of that person", async () => {
    const { owner, path, read, reveal } = await shared();
    const cookie = await site.signIn(owner);
    expect(await read(path, cookie)).toContain("so it stays a surprise.");
    await reveal(SOON);
    expect(await read(path, cookie)).toContain("stays a surprise until");
    await reveal(TODAY);
    expect(await read(path, cookie)).toContain("your own page for this list");
  });
});

describe("an owner who is signed out", () => {
  test("is asked before anything that is claimed is shown; a guest answers once for each list", async () => {
    const { path, read, answer, claimAs } = await shared();
    await claimAs("Zacharias");
    for (const address of [path, `${path}.data`]) expect(await read(address)).not.toContain("Zacharias");
    expect(await read(path)).toContain(QUESTION);
    const answered = await answer();
    expect([answered.status, answered.headers.get("location")]).toEqual([303, path]);
    const cookie = cookiesOf(answered);
    const page = await read(path, cookie);
    expect([page.includes("Zacharias is getting this"), page.includes(QUESTION)]).toEqual([true, false]);
    const other = await shared();
    expect(await other.read(other.path, cookie), "another list, another question").toContain(QUESTION);
  });

  test("byte for byte reads the same whether or not something is claimed", async () => {
    const { path, itemId, read, claimAs } = await shared();
    const look = async () => {
      const pages = await Promise.all([path, `${path}.data`, `${path}?claim=${itemId}`].map((address) => read(address)));
      return pages.map((page) => page.replaceAll(/"\d{13}"/g, ""));
    };
    const before = await look();
    await claimAs("Zacharias");
    expect(await look()).toEqual(before);
  });

  test("leaves guests with a session, and everybody once claims are shown, alone", async () => {
    const { owner, path, read, reveal, claimAs } = await shared();
    await claimAs("Zacharias");
    const guest = await site.signIn(await createUser());
    expect(await read(path, guest)).toContain("Zacharias is getting this");
    expect(await read(path, guest)).not.toContain(QUESTION);
    expect(await read(path, await site.signIn(owner))).not.toContain(QUESTION);
    await reveal(TODAY);
    const page = await read(path);
    expect([page.includes("Zacharias is getting this"), page.includes(QUESTION)]).toEqual([true, false]);
  });

  test("a claim answers too: its own answer shows what is taken, and is not asked again", async () => {
    const { path, itemId, read } = await shared();
    expect(await read(`${path}?claim=${itemId}`)).toContain("Yes, I’m getting this");
    const claimed = await postForm(site, path, { intent: "claim", itemId, name: "Ben", pieces: "1" });
    expect(await claimed.text()).not.toContain(QUESTION);
    expect(await read(path, cookiesOf(claimed))).toContain("Ben is getting this");
    const late = await postForm(site, path, { intent: "claim", itemId, name: "Eve", pieces: "1" });
    const html = await late.text();
    expect([late.status, html.includes("Ben is getting this"), html.includes(QUESTION)]).toEqual([409, true, false]);
  });

  test("the answer goes on in the form that was open, and takes nothing else (Z5, A9)", async () => {
    const { path, itemId, answer } = await shared();
    expect((await answer({}, `?claim=${itemId}`)).headers.get("location")).toBe(`${path}?claim=${itemId}#item-${itemId}`);
    expect((await answer({}, "?claim=//evil.example")).headers.get("location")).toBe(path);
    expect((await answer({ name: "Ben" })).status).toBe(400);
    const stranger = await postForm(site, `/l/${"x".repeat(32)}`, { intent: "guest" });
    expect([stranger.status, stranger.headers.get("set-cookie")]).toEqual([404, null]);
    const foreign = await postForm(site, path, { intent: "guest" }, { headers: { origin: "https://evil.example" } });
    expect([foreign.status, foreign.headers.get("set-cookie")]).toEqual([403, null]);
  });
});
