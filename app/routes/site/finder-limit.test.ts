import { expect, test, vi } from "vitest";
import { EMPTY_BRIEF } from "#app/features/finder/brief/parts.ts";
import { readBrief } from "#app/features/finder/results/questions.ts";
import { parseTrustedProxies } from "#app/platform/client-address.server.ts";
import { log } from "#app/platform/log.server.ts";
import { noticeForwarding } from "#app/platform/untrusted-proxies.server.ts";
import { countAnswer, countFinderBrief, countFinderQuestion } from "./finder-limit.server.ts";

let addresses = 0;
const freshAddress = () => `198.51.100.${++addresses}`;
const question = (text: string) => new URLSearchParams({ text, person: "" });
const briefOf = (place: number) => ({ ...EMPTY_BRIEF, text: `tea ${place}` });

test("R4: ten different briefs a minute to an address, in whatever form they come; then it is said when to come back", async () => {
  const from = freshAddress();
  for (let place = 0; place < 5; place++) {
    expect(await countFinderBrief(briefOf(place), from)).toBeNull();
    expect(await countFinderQuestion(question(`coffee ${place}`), from)).toBeNull();
  }
  for (let again = 0; again < 2; again++) {
    for (const wait of [await countFinderBrief(briefOf(5), from), await countFinderQuestion(question("coffee 5"), from)]) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
  }
  expect(await countFinderBrief(briefOf(0), from), "counted before").toBeNull();
  expect(await countFinderBrief(briefOf(5), freshAddress()), "elsewhere").toBeNull();
});

test("R4: the page of an answer costs nothing more than its question", async () => {
  const from = freshAddress();
  for (let place = 0; place < 10; place++) {
    expect(await countFinderQuestion(question(`coffee ${place}`), from)).toBeNull();
    countAnswer(`/gift-finder?interest=coffee&budget=0-${place + 20}`, from);
  }
  const shown = new URLSearchParams("interest=coffee&budget=0-20");
  expect(await countFinderBrief(readBrief(shown), from)).toBeNull();
  expect(await countFinderBrief(briefOf(1), from)).toBeGreaterThan(0);
});

test("an empty form costs nothing", async () => {
  const from = freshAddress();
  for (let times = 0; times < 12; times++)
    expect(await countFinderQuestion(new URLSearchParams({ text: " ", person: "" }), from)).toBeNull();
});

test("R3: behind a proxy that is not trusted nobody uses up everybody's briefs", async () => {
  vi.spyOn(log, "warn").mockReturnValue(undefined);
  noticeForwarding("10.66.0.4", new Headers({ "x-forwarded-for": "203.0.113.9" }), parseTrustedProxies([]));
  for (let place = 0; place < 15; place++) expect(await countFinderQuestion(question(`tea ${place}`), "10.66.0.4")).toBeNull();
});
