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
    [
      "return isCrowd(address) ? Promise.resolve({ ok: true }) : limit.consume(limitKeyOf(address));",
      "return limit.consume(limitKeyOf(address));",
      "R3 – an address that stands for many is not counted.",
    ],
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
  ...changesIn(
    "limits",
    "app/features/accounts/limits.server.ts",
    ["app/features/accounts/limits.test.ts"],
    [
      ['name: "sign-in-pair", points: 5,', 'name: "sign-in-pair", points: 6,', "R1 – 5 sign-ins for an account from one address."],
      ['name: "sign-in-address", points: 30,', 'name: "sign-in-address", points: 31,', "R1 – 30 wrong sign-ins from one address."],
      ['name: "sign-in-all", points: 60,', 'name: "sign-in-all", points: 69,', "R1 – 60 sign-ins in all from one address."],
      ['name: "sign-up", points: 5,', 'name: "sign-up", points: 6,', "R1 – 5 sign-ups from one address."],
      ['name: "new-password", points: 10,', 'name: "new-password", points: 11,', "R1 – 10 new passwords by link from one address."],
      ['name: "reset", points: 3,', 'name: "reset", points: 4,', "R1 – 3 wishes for a mail from one address."],
      ['name: "account-mail", points: 3,', 'name: "account-mail", points: 4,', "R1 – 3 mails to a mailbox."],
      ['name: "email-change", points: 5,', 'name: "email-change", points: 6,', "R1 – 5 changes of an account's address."],
      ['name: "email-change-address", points: 10,', 'name: "email-change-address", points: 11,', "R1 – 10 changes of address from one."],
      ['name: "passkey-challenge", points: 30,', 'name: "passkey-challenge", points: 31,', "R1 – 30 challenges of passkeys."],
      ['name: "second-step", points: 10,', 'name: "second-step", points: 11,', "R1 – 10 second steps from one address."],
      ['name: "password-check-all", points: 30,', 'name: "password-check-all", points: 31,', "R1 – 30 right passwords of a session."],
      ['name: "password-check", points: 5,', 'name: "password-check", points: 6,', "R1 – 5 wrong passwords of a session."],
      ['name: "setup-code", points: 5,', 'name: "setup-code", points: 6,', "R1 – 5 setup codes of a user."],
      ['name: "setup-code-address", points: 5,', 'name: "setup-code-address", points: 6,', "R1 – 5 setup codes from one address."],
      ["consumeByAddress(signUps, clientAddress)", "signUps.consume(String(clientAddress))", "R3 – a crowd does not lock itself out."],
      [
        "use.ok ? consumeByAddress(setupCodeAddresses, clientAddress) : use",
        "use.ok ? setupCodeAddresses.consume(String(clientAddress)) : use",
        "R3 – a crowd does not lock itself out of the first admin.",
      ],
    ],
  ),
  ...changesIn(
    "limits",
    "app/features/accounts/passwords.commands.server.ts",
    ["app/features/accounts/passwords.commands.test.ts"],
    [
      [
        'if (!(await isLinkValid(token, "reset-password"))) return { ok: false, reason: "bad-link" };',
        "",
        "Only a link that works is worth a hash.",
      ],
      [
        "const use = await consumeResetLimit(clientAddress);",
        "const use = { ok: true as const, retryAfterSeconds: 0 };",
        "R1 – new passwords are counted.",
      ],
    ],
  ),
  ...changesIn(
    "limits",
    "app/features/accounts/emails.commands.server.ts",
    ["app/features/accounts/emails.commands.test.ts"],
    [
      [
        "const use = await consumeEmailChangeLimit(actor.id, clientAddress);",
        "const use = { ok: true as const, retryAfterSeconds: 0 };",
        "R1 – changes of address are counted.",
      ],
      ["usefulMs: toNewAddress.ok ? LINK_MS : 0", "usefulMs: LINK_MS", "R1 – 3 mails an hour to a stranger's mailbox."],
    ],
  ),
  ...changesIn(
    "limits",
    "app/routes/site/finder-limit.server.ts",
    ["app/routes/site/finder-limit.test.ts"],
    [
      ['keyPrefix: "finder-page", points: 10,', 'keyPrefix: "finder-page", points: 11,', "R4 – ten different briefs a minute."],
      ["if (isCrowd(clientAddress)) return null;", "", "R3 – a crowd does not lock itself out of the finder."],
      [
        "return isEmpty ? null : count(",
        "return isEmpty ? count(`empty ${Math.random()}`, clientAddress) : count(",
        "R4 – an empty form costs nothing.",
      ],
      ["counted.set(keyOf(limitKeyOf(clientAddress), briefLink(brief)), true);", "void brief;", "R4 – a form and its result count as one."],
      ["    counted.delete(key);\n", "", "R4 – a brief that was refused is not answered when it is asked for again."],
    ],
  ),
  ...changesIn(
    "limits",
    "server/middleware/request-limits.ts",
    ["server/middleware/request-limits.test.ts"],
    [
      [" || isCrowd(address)) return next();", ") return next();", "R3 – a crowd does not lock itself out."],
      ["await limiter.consume(limitKeyOf(address));", "void limiter;", "A flood is refused."],
    ],
  ),
  ...changesIn(
    "limits",
    "server/middleware/fair-share.ts",
    ["server/middleware/fair-share.test.ts"],
    [
      ["const AT_ONCE = 2;", "const AT_ONCE = 3;", "Two requests of one address are worked on at a time."],
      ["if (key === null) return next();", "if (key === undefined) return next();", "Whoever stands for many is not held back."],
      ["maxWaiting: 200,", "maxWaiting: 400,", "More than 200 waiting requests of one address are refused."],
    ],
  ),
  ...changesIn(
    "limits",
    "server/slow-reader-guard.ts",
    ["server/slow-reader-guard.test.ts"],
    [
      ["stallMs: 20_000, ", "stallMs: 75_000, ", "Who takes nothing is cut off after 20 seconds."],
      ["leastBytesPerSecond: 5000 }", "leastBytesPerSecond: 500 }", "An answer is taken at 5 kB a second at least."],
      ["if (waitedMs > stallMs + ", "if (waitedMs > 1e9 + ", "Who takes a little again and again is cut off."],
      ["if (socket.writableLength > 0) cutOff();", "", "Who takes nothing is cut off."],
      ["if (socket.writableLength === 0) return;", "", "An answer that is long in coming is not cut off."],
    ],
  ),
  ...changesIn(
    "limits",
    "db/seed/drawn-pictures.ts",
    ["db/seed/drawn-pictures.test.ts"],
    [
      [
        'doDearWork("demo-picture", () => work(key), { signal: null })',
        "work(key)",
        "A demo picture is drawn in its turn, not as many at once as are asked for.",
      ],
    ],
  ),
  ...changesIn(
    "limits",
    "server/answer-file.ts",
    ["server/answer-file.test.ts"],
    [
      ["(ifRange === undefined || ifRange === file.etag)", "true", "A part of another version is never sent."],
      ['asked.method === "HEAD" || file.size === 0', "file.size === 0", "HEAD reads nothing."],
      ['if (Number(first) >= size) return "outside";', "", "A range outside of a file is 416."],
    ],
  ),
  ...changesIn(
    "limits",
    "app/platform/untrusted-proxies.server.ts",
    ["app/platform/untrusted-proxies.test.ts"],
    [
      [
        "if (isOwn && crowds.size < MAX_REMEMBERED) crowds.add(address);",
        "crowds.add(address);",
        "R2 – nobody on the internet gets rid of limits by a header.",
      ],
      [
        "if (isTrusted(address, trusted) || crowds.has(address)) return;",
        "if (crowds.has(address)) return;",
        "R2 – a proxy that is trusted stands for nobody.",
      ],
    ],
  ),
];
