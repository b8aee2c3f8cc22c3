import { changesIn } from "../change.ts";

const RATE_LIMIT = ["app/platform/rate-limit/rate-limit.server.test.ts"];
const ADDRESS = ["app/platform/client-address.test.ts"];

export const LIMIT_CHANGES = [
  ...changesIn("limits", "app/platform/rate-limit/rate-limit.server.ts", RATE_LIMIT, [
    [
      "return waitSeconds === null ? { ok: true } : { ok: false, retryAfterSeconds: waitSeconds };",
      "return { ok: true };",
      "R3 – what is above the limit is refused.",
    ],
    [
      "if (waitSeconds !== null && waitSeconds > durationSeconds + CLOCK_SKEW_SECONDS) {",
      "if (waitSeconds === -1) {",
      "A clock that was set back locks nobody out for days.",
    ],
    ["insuranceLimiter: new RateLimiterMemory(shared),", "", "While the database is away, this server counts alone."],
    ["await limiter.reward(hashKey(key));", "", "R3 – what succeeded is given back."],
    ["return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));", "return 0;", "R3 – Retry-After says when."],
  ]),
  ...changesIn("limits", "app/platform/client-address.server.ts", ADDRESS, [
    ["while (isTrusted(address, trusted)) {", "while (hops.length > 0) {", "R2 – the client's address comes from trusted proxies only."],
    [
      "if (next === undefined || isIP(next) === 0) break;",
      "if (next === undefined) break;",
      "R2 – what is no address is not taken for one.",
    ],
    ["const next = hops.pop();", "const next = hops.shift();", "R2 – the last untrusted hop is the client."],
    ["if (isIP(address) !== 6) return address;", "return address;", "R2 – IPv6 counts by /64."],
    ["    .slice(0, 4)\n", "    .slice(0, 3)\n", "R2 – IPv6 counts by /64."],
    ['.map((group) => group.replace(/^0+(?=.)/, ""))', "", "R2 – one network has one key, however it is written."],
    [
      "if (prefix === undefined) list.addAddress(address, family);",
      "if (prefix === undefined) list.addSubnet(address, 8, family);",
      "R2 – only the proxy that is named is trusted.",
    ],
  ]),
  ...changesIn(
    "limits",
    "app/platform/read-body.server.ts",
    ["app/platform/read-body.test.ts"],
    [
      ['      if (size > maxBytes) return { ok: false, reason: "too-large" };\n', "", "I2 – a body is counted while it streams."],
      [
        'if (isDeclaredLonger(request, maxBytes)) return { ok: false, reason: "too-large" };',
        "",
        "I2 – a body that says it is too long is not read.",
      ],
      ['new TextDecoder("utf-8", { fatal: true })', 'new TextDecoder("utf-8")', "I3 – bytes that are no text are answered with 400."],
    ],
  ),
  ...changesIn(
    "limits",
    "app/platform/receive-file.server.ts",
    ["app/platform/receive-file.test.ts"],
    [
      ['      if (size > maxBytes) return { ok: false, reason: "too-large" };\n', "", "U2 – a file is counted while it streams."],
      [
        'if (next === TOO_SLOW) return { ok: false, reason: "too-slow" };',
        "if (next === TOO_SLOW) continue;",
        "U2 – a file has a time limit.",
      ],
      ["Math.min(stallMs, endsAt - performance.now())", "stallMs", "U2 – a file has a time limit in all."],
      ["    await discard();\n    return poured;", "    return poured;", "Z7 – a refused file leaves nothing on the disk."],
      ["    await discard();\n    throw error;", "    throw error;", "Z7 – a full disk keeps no half of a file."],
      ["Date.now() - known.mtimeMs > olderThanMs", "true", "A file that is still arriving is not swept away."],
    ],
  ),
  ...changesIn(
    "limits",
    "app/platform/work/bounded-queue.ts",
    ["app/platform/work/bounded-queue.test.ts"],
    [
      ["if (waiting >= maxWaiting || ", "if (", "Dear work waits in a bounded queue."],
      [" || (client !== null && line.size >= maxWaitingOfOne)", "", "One client has only so much dear work waiting."],
      ["if (lines.delete(client)) lines.set(client, line);", "", "Clients take turns."],
      ["if (running < atOnce) running++;", "if (running < atOnce + 1) running++;", "Dear work runs a few at once."],
      ["    running--;\n", "", "Dear work that ended gives its place back."],
      ["if (restMs === undefined) handOver();", "if (restMs !== 0) handOver();", "What holds the loop leaves it to others afterwards."],
      [
        "setTimeout(() => giveUp(refusal()), maxWaitMs)",
        "setTimeout(() => undefined, maxWaitMs)",
        "Who waits too long for dear work is told.",
      ],
    ],
  ),
  ...changesIn(
    "limits",
    "app/platform/ai/token-budget.server.ts",
    ["app/platform/ai/language-model.test.ts"],
    [
      ["where ai_usage.tokens + excluded.tokens <= ${dailyTokens}::bigint", "", "R4 – no more tokens in a day than it may."],
      ["if (tokens > dailyTokens) return null;", "", "R4 – no more tokens in a day than it may."],
      [
        "tokens = greatest(0, tokens - ${tokens}::bigint + ${used}::bigint)",
        "tokens = greatest(0, tokens - ${tokens}::bigint)",
        "R4 – what was used counts.",
      ],
    ],
  ),
  ...changesIn(
    "limits",
    "app/platform/ai/cooldown.ts",
    ["app/platform/ai/cooldown.test.ts"],
    [
      [
        "else if (this.failures >= FAILURES_IN_A_ROW) this.start(REST_MS, nowMs);",
        "",
        "G3 – a model that fails is left alone for a while.",
      ],
      ["Math.min(durationMs, MAX_COOLDOWN_MS)", "durationMs", "A provider's word keeps nobody away for days."],
    ],
  ),
  ...changesIn(
    "limits",
    "server/slow-request-guard.ts",
    ["server/slow-request-guard.test.ts"],
    [
      ["if (!request.complete) request.destroy();", "", "A sender who never ends is hung up on."],
      [
        'const hasBody = request.method !== "GET" && request.method !== "HEAD";',
        'const hasBody = request.method === "POST" && false;',
        "A sender who never ends is hung up on.",
      ],
    ],
  ),
  ...changesIn(
    "limits",
    "server/page-addresses.ts",
    ["server/page-addresses.test.ts"],
    [
      ["if (value.length > MAX_QUERY_VALUE) return null;", "", "I4 – a query has 200 characters."],
      ["for (const name of policy.query) {", "for (const name of given.keys()) {", "Unknown parameters fill no cache."],
      ["(policy.onlyWithoutQuery && search.length > 1)", "false", "A shopper's brief makes no page for everybody."],
    ],
  ),
];
