import { changesIn } from "../change.ts";

const CONFIG = ["app/platform/config.test.ts"];

export const SECRET_CHANGES = [
  ...changesIn("secrets", "app/platform/config.server.ts", CONFIG, [
    [
      'if (s.SESSION_SECRET === undefined) throw new ConfigError("Setting SESSION_SECRET: is required with DATABASE_URL in production");',
      "",
      "K1 – with a real database production does not start without a secret.",
    ],
    [
      'if (s.SITE_URL === undefined) throw new ConfigError("Setting SITE_URL: is required with DATABASE_URL in production");',
      "",
      "K1 – with a real database production does not start without a fixed address.",
    ],
    [
      '.regex(/^[\\x21-\\x7e]{16,}$/, "must be one word of at least 16 plain letters, digits, and symbols")',
      ".min(1)",
      "K1 – a token for /metrics is not guessed.",
    ],
  ]),
  ...changesIn("secrets", "app/platform/site-secrets.server.ts", CONFIG, [
    ["if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);", "", "D2 – an empty secret signs nothing."],
    [
      "writeFileSync(half, text, { mode: 0o600, flush: true });",
      "writeFileSync(half, text, { mode: 0o644, flush: true });",
      "K2 – a stored secret is read by nobody else.",
    ],
    [
      "mkdirSync(folder, { recursive: true, mode: 0o700 });",
      "mkdirSync(folder, { recursive: true });",
      "K2 – the folder of the secrets is closed to others.",
    ],
    [
      'writeOnceFlushed(file, randomBytes(32).toString("hex"));',
      'writeOnceFlushed(file, "00".repeat(32));',
      "K1 – a stored secret is random.",
    ],
  ]),
  ...changesIn(
    "secrets",
    "app/platform/redacted-path.ts",
    ["app/platform/redacted-path.test.ts"],
    [
      ["(?:l|claims|blog\\/preview|invitations)", "(?:l|claims|invitations)", "K2 – no secret link in the log."],
      ["(?:l|claims|blog\\/preview|invitations)", "(?:l|blog\\/preview|invitations)", "K2 – no secret link in the log."],
      ["|invitations)", ")", "K2 – no secret link in the log."],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/platform/describe-error.ts",
    ["app/platform/describe-error.test.ts"],
    [
      [
        "message: mayRepeatWords(error) ? undefined : error.message,",
        "message: error.message,",
        "K2 – the log repeats nothing that somebody wrote.",
      ],
      [
        'if ("params" in error || "severity" in error || error instanceof SyntaxError) return true;',
        'if ("params" in error) return true;',
        "K2 – the log repeats nothing that somebody wrote.",
      ],
      [
        "return error.cause instanceof Error && mayRepeatWords(error.cause);",
        "return false;",
        "K2 – an error around another repeats its words.",
      ],
      [
        "filter((line) => /^\\s+at /.test(line))",
        'filter((line) => line !== "")',
        "K2 – the stack in the log is without the message above it.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/platform/cookies.ts",
    ["app/platform/cookies.test.ts"],
    [
      ["HttpOnly; SameSite=Lax${secure}", "SameSite=Lax${secure}", "A3 – no script reads a cookie."],
      ["if (!/^[\\w.-]+$/.test(value)) throw new Error(`Not a preference: ${value}`);", "", "A cookie's value cannot add attributes."],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/features/accounts/session-cookie.server.ts",
    ["app/features/accounts/session-cookie.test.ts"],
    [
      [
        "return dot > 0 && given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null;",
        "return dot > 0 ? token : null;",
        "A3 – only a cookie that we signed opens a session.",
      ],
      ['hostCookieName("presently", siteUrl)', '"presently"', "A3 – on https the cookie is bound to this host."],
      ['siteUrl.startsWith("https:") ? "; Secure" : ""', '""', "A3 – on https the cookie never goes out in the open."],
      [
        "Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;",
        "Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;",
        "A3 – no script reads the session.",
      ],
      [
        "Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;",
        "Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=None${secure}`;",
        "A3 – no other site's page sends the session.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/platform/mail/mail-queue.server.ts",
    ["app/platform/mail/mail-queue.test.ts"],
    [
      [
        "const sealed = encryptMail(mail, siteSecret());",
        "const sealed = Buffer.from(JSON.stringify(mail));",
        "K2 – nobody reads a waiting mail in the table.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/features/lists/guests.server.ts",
    ["app/features/lists/guests.test.ts"],
    [
      [
        'createHash("sha256").update(`guest of ${shareToken}`).digest("base64url").slice(0, MARK_LENGTH)',
        "shareToken.slice(0, MARK_LENGTH)",
        "K2 – a cookie reveals no list's secret link.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/features/lists/claims.commands.server.ts",
    ["app/features/lists/claims.commands.test.ts"],
    [
      [
        'const hashOf = (undoToken: string) => createHash("sha256").update(undoToken).digest();',
        "const hashOf = (undoToken: string) => Buffer.from(undoToken);",
        "K2 – of a claim's secret only a hash is stored.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/features/accounts/links.commands.server.ts",
    ["app/features/accounts/links.commands.test.ts"],
    [
      [
        'const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");',
        "const hashOf = (token: string) => token;",
        "K2 – of a mail's link only a hash is stored.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/platform/backup/secrets.server.ts",
    ["app/platform/backup/secrets.test.ts"],
    [
      [
        'const file = await open(path.join(folder, name), "wx", 0o600);',
        'const file = await open(path.join(folder, name), "w", 0o644);',
        "K2 – a restored secret is read by nobody else.",
      ],
      [
        'return createHmac("sha256", secret).update("presently backup").digest("hex");',
        "return secret;",
        "K2 – a backup's manifest reveals no secret.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "app/platform/rate-limit/rate-limit.server.ts",
    ["app/platform/rate-limit/rate-limit.server.test.ts"],
    [
      [
        'const hashKey = (key: string) => createHmac("sha256", siteSecret()).update(key).digest("base64url");',
        "const hashKey = (key: string) => key;",
        "P1 – the table of limits names nobody.",
      ],
    ],
  ),
  ...changesIn(
    "secrets",
    "server/metrics.ts",
    ["server/metrics.test.ts"],
    [
      [
        'if (token !== undefined && !isSame(c.req.header("authorization") ?? "", `Bearer ${token}`))',
        "if (false)",
        "K2 – /metrics with a token is for those who have it.",
      ],
      ["if (token === undefined && !isLocal(c, siteUrl))", "if (false)", "K2 – /metrics without a token is for this machine."],
      ["    LOCAL_NAME.test(new URL(siteUrl).hostname) &&\n", "", "K2 – a site with a public address has a proxy before it."],
      [
        "    !Object.keys(c.req.header()).some((name) => FORWARDED.some((start) => name.startsWith(start)))",
        "    true",
        "K2 – what passed a proxy is not from this machine.",
      ],
    ],
  ),
];
