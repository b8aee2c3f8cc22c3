/** A group of requirements: its title, and the requirement for each ID. */
export interface RequirementGroup {
  title: string;
  requirements: Readonly<Record<string, string>>;
}

/**
 * Requirements that hold whatever changes: security, privacy, reliability, access. The tests and scripts that prove an ID name it
 * (safety-table.ts).
 */
export const REQUIREMENT_GROUPS: readonly RequirementGroup[] = [
  {
    title: "Signing in",
    requirements: {
      A1: "Passwords have 6 to 128 characters and no rules of composition; the 3,000 best-known are refused; pasting works.",
      A2: "Sign-up, sign-in and reset never reveal whether an account exists, neither in their answer nor in their time. Without a mail server a sign-up signs in, which tells.",
      A3: "The session is a cookie, `__Host-` on https, HttpOnly and Lax; no token stands in a URL or in web storage.",
      A4: "A session lasts 7 days since it was last used and 30 in all; that of somebody with a role ends after 12 hours idle.",
      A5: "A reset, a change of password and a deletion end the other sessions; a reset by mail and the confirmation of an address end what others can open the account with, passkeys included.",
      A6: "A role that was taken away is gone with the very next request, and for an upload that is under way.",
      A7: "Links for reset and confirmation work once, for 60 minutes, and are built from `SITE_URL`.",
      A8: "The way back after signing in is a path of ours.",
      A9: "A write needs a matching Origin.",
    },
  },
  {
    title: "Rights",
    requirements: {
      Z1: "Every address has a declared answer for everybody, signed-in people and each role; one without fails the check.",
      Z2: "The first admin comes by the setup code or the command only; of twenty claims at once one wins.",
      Z3: "Nobody gives a role above their own; the last owner stays, also when two demote each other at once.",
      Z4: "Somebody else's list is a 404, to read, write, delete and add to.",
      Z5: "Unknown and read-only fields are refused.",
      Z6: "Drafts and scheduled posts are nowhere: page, API, search, sitemap, feed, related posts, cached pages.",
      Z7: "A refused request changes nothing, on disk neither.",
    },
  },
  {
    title: "Input",
    requirements: {
      I1: "Sort and filter keys come from lists.",
      I2: "Bodies have at most 100 kB, posts 1 MB, counted while they stream.",
      I3: "Malformed input is answered with 4xx, never with 5xx.",
      I4: "A page has at most 100 entries, a query 200 characters.",
    },
  },
  {
    title: "Output",
    requirements: {
      O1: "A Content-Security-Policy without inline script except by hash, and headers worth an A+.",
      O2: "Markdown is sanitised on the server, its links are http(s) or mailto, and the preview uses the same renderer.",
      O3: "Page data and JSON-LD escape `<` and the line separators.",
      O4: "Cells of an export do not begin like a formula.",
      O5: "Pages of signed-in people are `no-store`; nothing shared varies on a cookie.",
    },
  },
  {
    title: "Uploads",
    requirements: {
      U1: "A file's type is told by its bytes and stands on a list without SVG.",
      U2: "At most 10 MB, 40 megapixels and a time limit; ten bombs at once add less than 300 MB.",
      U3: "Random stored names, never overwritten; pictures are made anew without metadata.",
      U4: "Kept files are sent with `nosniff` and a sandbox, and as an attachment when they are no picture.",
    },
  },
  {
    title: "Outgoing requests",
    requirements: {
      S1: "http(s) on the usual ports; the resolved address is checked and pinned, at each of at most 3 redirects anew; private networks are refused.",
      S2: "5 seconds in all, 2 MB decompressed; the body never reaches the client as it came.",
      S3: "For signed-in people only, ten a minute.",
    },
  },
  {
    title: "Rates",
    requirements: {
      R1: "From one address: 5 sign-ins in 15 minutes for an account, 30 wrong ones and 60 in all an hour; 5 sign-ups, 3 wishes for a mail and 10 changes of address an hour; 10 new passwords by link and 30 challenges of passkeys in 15 minutes. 3 mails an hour to a mailbox.",
      R2: "The client's address comes from trusted proxies only; IPv6 counts by /64.",
      R3: "Counters survive a restart; a refusal is a 429 with Retry-After; the account's owner is not locked out.",
      R4: "The finder answers ten a minute to an address, its pages ten different briefs, and it uses no more tokens in a day than it may.",
    },
  },
  {
    title: "Configuration",
    requirements: {
      K1: "With a real database, production does not start without a secret and a fixed address; there is no default account.",
      K2: "No secret in bundle, log, error or page.",
      K3: "No protection depends on `NODE_ENV`.",
    },
  },
  {
    title: "Durability",
    requirements: {
      D1: "An acknowledged write survives `kill -9` of the server and of its database.",
      D2: "And a power cut: what is acknowledged has been flushed to the disk.",
      D3: "Database and media are backed up in one command while serving, and restored row for row and file for file, without its sessions and links of mails.",
      D4: "An interrupted migration is finished or rolled back at the next start.",
      C1: "What belongs together is written together; a stale edit is told, not lost.",
      C2: "Slugs and items stay unique and counters exact under 50 writers at once.",
    },
  },
  {
    title: "Broken neighbours",
    requirements: {
      G1: "Database away: cached pages go on, others answer 503 within 5 seconds, and it recovers by itself.",
      G2: "Mail away: nothing is lost, and it is sent later.",
      G3: "Language model away, slow or lying: the local result within 8 seconds, with gifts of the catalogue only.",
      G4: "After a lost notification nothing stale is served for more than 60 seconds.",
    },
  },
  {
    title: "Stopping and load",
    requirements: {
      L1: "SIGTERM: not ready, what runs is finished, the database is closed, exit 0.",
      L2: "50 readers at once for half an hour: no error, flat memory.",
    },
  },
  {
    title: "People",
    requirements: {
      P1: "Export and deletion cover everything of a person; no visitor's address goes to a third party; nothing of a third party is loaded.",
      E1: "axe finds nothing; every journey works by keyboard and at 320 px; reduced motion is respected.",
    },
  },
  {
    title: "Search engines",
    requirements: {
      F1: "True status codes, absolute canonical addresses, paid links marked, search pages not indexed, sitemaps of at most 50,000 addresses.",
      F2: "LCP ≤ 2.5 s, INP ≤ 200 ms, CLS ≤ 0.1.",
      F3: "Product snippets only, equal to what the page shows.",
    },
  },
];
