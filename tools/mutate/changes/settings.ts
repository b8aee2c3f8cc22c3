import { changesIn } from "../change.ts";

const SCHEMA = ["app/features/settings/schema.test.ts"];
const PAGE_VIEW = ["app/site/page-views/page-view.test.ts"];

export const SETTINGS_CHANGES = [
  ...changesIn("look", "app/features/settings/analytics.ts", SCHEMA, [
    ['if (HOSTED.test(hostname)) return "hosted";', "", "P1 – no visitor's address goes to a company."],
    ['return typed === origin + path ? null : "no-address";', "return null;", "O1 – an address is nothing but an address."],
  ]),
  ...changesIn("look", "app/site/page-views/page-view.ts", PAGE_VIEW, [
    ["return globalPrivacyControl === true || doNotTrack", "return doNotTrack", "P1 – Global Privacy Control is heard."],
    ["origin === ownOrigin || ", "", "P1 – of our own pages before nothing is told."],
    ['credentials: "omit"', 'credentials: "include"', "P1 – a page view carries no cookie."],
  ]),
  ...changesIn(
    "look",
    "app/site/page-views/counted-paths.ts",
    ["app/site/page-views/counted-paths.test.ts"],
    [["const COUNTED = new RegExp(`^/(?:", "const COUNTED = new RegExp(`^/(?:l/[^/]+|", "P1 – a shared list is not counted."]],
  ),
  ...changesIn(
    "look",
    "app/platform/time-zones.ts",
    ["app/platform/time-zones.test.ts"],
    [["const FURTHEST_MS = 15 * 60", "const FURTHEST_MS = 1 * 60", "A day begins where it begins, however far from UTC."]],
  ),
];
