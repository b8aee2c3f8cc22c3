import { changesIn } from "../change.ts";

const TURNS = ["app/platform/jobs/cluster-turns.test.ts"];
const LINK_STATES = "app/features/catalogue/editing/link-states.commands.test.ts";
const LINKS = ["app/features/affiliate/link-care/check-links.test.ts"];

export const JOB_CHANGES = [
  ...changesIn("jobs", "app/platform/jobs/job.ts", TURNS, [
    [
      "return Math.min(everySeconds, RETRY_SECONDS);",
      "return everySeconds;",
      "A failed backup is tried again after an hour, not the next day.",
    ],
  ]),
  ...changesIn("jobs", "app/platform/jobs/cluster-turns.server.ts", TURNS, [
    [
      "else await endTurn(job.name, retrySeconds(everySeconds), outcome.failure);",
      "else await endTurn(job.name, everySeconds, outcome.failure);",
      "A failed backup is tried again after an hour, not the next day.",
    ],
    [
      'if (outcome.kind === "done") await endTurn(job.name, everySeconds, null);',
      'if (outcome.kind === "done") await endTurn(job.name, 0, null);',
      "A job comes again after its interval, not at once.",
    ],
    ["return claimed === 1;", "return true;", "Of several servers one takes a turn."],
    [
      "where next_at is null or (next_at <= now() or next_at > now() + make_interval(secs => every_seconds))",
      "where next_at is null or next_at <= now()",
      "A clock that was set back keeps no job from its turn.",
    ],
    ["await giveTurnBack(job.name);", "", "A server that stops leaves its turn to the next one."],
  ]),
  ...changesIn(
    "jobs",
    "app/platform/jobs/run-jobs.server.ts",
    ["app/platform/jobs/run-jobs.test.ts"],
    [
      [
        'if (outcome.kind === "failed") await recordServerFailure(job.name, outcome.failure);',
        "",
        "The health page shows why a job failed.",
      ],
      ["      stopping.abort();", "", "A job is told that the server stops."],
    ],
  ),
  ...changesIn(
    "jobs",
    "app/features/catalogue/editing/link-states.commands.server.ts",
    [...LINKS, LINK_STATES],
    [
      ["const FAILURES_OF_DEAD = 5;", "const FAILURES_OF_DEAD = 1;", "A store whose server fails once has not said that the gift is gone."],
      [
        "when 'blocked' then link_failures when 'unknown'",
        "when 'blocked' then link_failures + 1 when 'unknown'",
        "A store that refuses us says nothing about its gift.",
      ],
      ["for update skip locked", "", "Two servers never check one link at the same time."],
      [
        "where id = ${giftId} and affiliate_url = ${url}`;",
        "where id = ${giftId}`;",
        "A finding about an old link is not one about the new.",
      ],
    ],
  ),
  ...changesIn(
    "jobs",
    "app/features/affiliate/link-care/findings.ts",
    ["app/features/affiliate/link-care/findings.test.ts"],
    [
      ['status < 500) ? "blocked" : "failing";', 'status < 500) ? "blocked" : "dead";', "A 500 of a store is no word about its gift."],
      [
        "const GONE = new Set([404, 410]);",
        "const GONE = new Set([403, 404, 410]);",
        "A store that refuses us says nothing about its gift.",
      ],
      ['isCaptcha(answer.bytes) ? "blocked" : "alive"', '"alive"', "A page that asks for a human is no sign of life."],
    ],
  ),
  ...changesIn("jobs", "app/features/affiliate/link-care/check-links.server.ts", LINKS, [
    [
      'if (!isAllowed(await robotsOf(url), url.pathname + url.search)) return "unknown";',
      "",
      "What a shop's robots.txt forbids is not asked for.",
    ],
    ["if (isAmazonUrl(address)) return askApi(address);", "", "Amazon's pages are never requested."],
    ["nextTurns.set(host, turn + spacingMs);", "nextTurns.set(host, turn);", "A host gets one request a second."],
  ]),
];
