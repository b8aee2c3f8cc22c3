import { describe, expect, test } from "vitest";
import { DEAR_WORK } from "#app/platform/work/dear-work.ts";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { useSite } from "#tests/site.ts";
import { freshAddress } from "./forms.ts";

const site = useSite();

const sentence = (place: number) => `for my sister number ${place} who loves coffee and gardening, under $${20 + place}`;
const askFor = (place: number, from: string) => site.request(`/gift-finder?text=${encodeURIComponent(sentence(place))}`, { from });

describe("more sentences at once than can wait", () => {
  const crowd = DEAR_WORK.finder.maxWaiting + 40;

  test("are answered 503 with Retry-After and a page that says so, and the next one is understood again", async () => {
    await seedDemoCatalogue();
    const answers = await Promise.all(Array.from({ length: crowd }, (_, place) => askFor(place, freshAddress())));
    const refused = answers.filter(({ status }) => status === 503);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302, 503]));
    expect(refused.length).toBeGreaterThan(20);
    for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toContain("</html>");
    expect((await askFor(crowd, freshAddress())).status).toBe(302);
  });

  test("are answered to programs as a problem", async () => {
    const ask = (place: number) =>
      site.request("/api/v1/finder", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text: sentence(place) }),
        from: freshAddress(),
      });
    const answers = await Promise.all(Array.from({ length: crowd }, (_, place) => ask(place)));
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.headers.get("content-type")).toMatch(/^application\/problem\+json/);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ status: 503, detail: expect.stringContaining("try again in a few seconds") as string });
  });
});

test("a flood of sentences from one address does not hold up another's", async () => {
  const from = freshAddress();
  let answered = 0;
  const flood = Array.from({ length: 60 }, async (_, place) => {
    const { status } = await askFor(place, from);
    answered++;
    return status;
  });
  const other = await askFor(1000, freshAddress());
  expect(other.status).toBe(302);
  // Of the other's three steps each waits for at most one of the flood.
  expect(answered).toBeLessThan(12);
  await Promise.all(flood);
});
