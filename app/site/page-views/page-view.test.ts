import { expect, test } from "vitest";
import { asksNotToBeCounted, describePageView, originBefore } from "./page-view.ts";

const ADDRESS = "https://stats.gifts.example";
const view = { origin: "https://gifts.example", path: "/blog", cameFrom: "https://search.example/" };

test("P1: a page view for Plausible has the page, the site and where the reader came from, and no cookie", () => {
  const { url, request } = describePageView({ service: "plausible", address: ADDRESS, siteId: "gifts.example" }, view);
  expect(url).toBe("https://stats.gifts.example/api/event");
  expect(request).toMatchObject({ method: "POST", credentials: "omit", keepalive: true, mode: "no-cors" });
  expect(JSON.parse(String(request.body))).toEqual({
    name: "pageview",
    url: "https://gifts.example/blog",
    domain: "gifts.example",
    referrer: "https://search.example/",
  });
});

test("P1: one for Umami has the same in its own form", () => {
  const siteId = "94db1cb1-74f4-4a40-ad6c-962362670409";
  const { url, request } = describePageView({ service: "umami", address: ADDRESS, siteId }, view);
  expect(url).toBe("https://stats.gifts.example/api/send");
  expect(JSON.parse(String(request.body))).toEqual({
    type: "event",
    payload: { website: siteId, hostname: "gifts.example", url: "/blog", referrer: "https://search.example/" },
  });
});

test("P1: one for Matomo in a folder too", () => {
  const analytics = { service: "matomo", address: "https://gifts.example/matomo", siteId: "3" } as const;
  const { url, request } = describePageView(analytics, { ...view, cameFrom: "" });
  expect(url).toBe("https://gifts.example/matomo/matomo.php");
  expect(Object.fromEntries(new URLSearchParams(String(request.body)))).toEqual({
    idsite: "3",
    rec: "1",
    apiv: "1",
    send_image: "0",
    url: "https://gifts.example/blog",
    urlref: "",
  });
});

test.each([
  ["https://search.example/?q=socks", "https://search.example/"],
  ["https://gifts.example/search?q=socks", ""],
  ["android-app://com.search", ""],
  ["", ""],
])("P1: of the page before, %j, only another site's origin is told: %j", (referrer, told) => {
  expect(originBefore(referrer, "https://gifts.example")).toBe(told);
});

test.each([
  [{ doNotTrack: "1" }, true],
  [{ doNotTrack: null, globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: "unspecified" }, false],
  [{}, false],
])("P1: a browser that says %j asks not to be counted: %s", (said, asks) => {
  expect(asksNotToBeCounted(said)).toBe(asks);
});
