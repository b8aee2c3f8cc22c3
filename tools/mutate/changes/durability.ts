import { changesIn } from "../change.ts";

const BACKUP = ["app/platform/backup/backup.test.ts"];
const FOREIGN = ["app/platform/backup/foreign-files.test.ts"];
const SCHEDULE = ["app/platform/backup/scheduled-backup.test.ts"];
const MAILS = ["app/platform/mail/mail-queue.test.ts"];
const ITEMS = ["app/features/lists/items.commands.test.ts"];
const DEMO = ["db/seed/change-demo.test.ts"];

export const DURABILITY_CHANGES = [
  ...changesIn(
    "durability",
    "app/platform/db/query-timeout.server.ts",
    ["app/platform/db/query-timeout.test.ts"],
    [
      [
        "Math.max(QUERY_TIMEOUT_MS - silence.ms, JOINING_MS)",
        "QUERY_TIMEOUT_MS",
        "G1 – a query that begins late does not wait anew for a database that others wait for.",
      ],
    ],
  ),
  ...changesIn(
    "durability",
    "app/platform/page-cache/cached-value.server.ts",
    ["app/platform/page-cache/cached-value.test.ts"],
    [
      [
        "await countSharedWait(readOnce)",
        "await readOnce()",
        "G1 – a request that has waited for another's reading does not wait as long again for one of its own.",
      ],
    ],
  ),
  ...changesIn(
    "durability",
    "app/platform/db/instrumented-pool.server.ts",
    ["app/platform/db/instrumented-pool.test.ts"],
    [
      [
        'fault || client.getTransactionStatus() !== "I"',
        "fault",
        "D1 – a connection that is still in a transaction is not given to the next request.",
      ],
    ],
  ),
  ...changesIn(
    "durability",
    "app/platform/db/instrumented-pool.server.ts",
    ["app/platform/db/named-statements.test.ts"],
    [
      [
        'values.length > 0 && this.getTransactionStatus() === "I"',
        "values.length > 0",
        "G1 – a statement that a migration has made useless ends no transaction.",
      ],
      ["if (!isUselessName(error)) throw error;", "throw error;", "G1 – a migration does not make a running server's pages fail."],
    ],
  ),
  ...changesIn("durability", "app/platform/backup/scheduled-backup.server.ts", SCHEDULE, [
    ["for (const name of backups.slice(0, -keep))", "for (const name of backups.slice(keep))", "The newest backups stay."],
    [
      "const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted();",
      "const backups = (await readdir(folder)).toSorted();",
      "Files that are no scheduled backup stay.",
    ],
    ["  await removePartialFiles(folder);\n", "", "What a killed backup left goes."],
  ]),
  ...changesIn(
    "durability",
    "app/platform/backup/restore-backup.server.ts",
    ["app/features/accounts/sessions.test.ts"],
    [
      [
        "if (target.leftEmpty.includes(name)) await client.query",
        "if (false) await client.query",
        "D3 – sessions and links of mails are not restored.",
      ],
    ],
  ),
  ...changesIn("durability", "app/platform/backup/restore-backup.server.ts", BACKUP, [
    ["  await checkCounts(client, manifest);\n", "", "D3 – a restore has every row of its backup."],
    ["  await setSequences(client, manifest);\n", "", "D3 – what is numbered goes on after its last number."],
    ["if ((await listTables(client)).length > 0) {", "if (false) {", "A restore into a database with content changes nothing."],
    [
      "if (secretFingerprint !== null && !isSame && !target.takesOtherSecret) {",
      "if (false) {",
      "A restore with another secret is refused.",
    ],
    ["    await storage.write(part.key, await readWhole(entry, MAX_FILE_BYTES));\n", "", "D3 – a restore has every file of its backup."],
  ]),
  ...changesIn(
    "durability",
    "app/features/accounts/sessions.ts",
    ["app/features/accounts/sessions.test.ts"],
    [
      ['  "sessions",\n', "", "D3 – nobody is signed in after a restore."],
      ['  "account_links",\n', "", "D3 – no link of a mail works after a restore."],
      ['  "invitations",\n', "", "D3 – no invitation works after a restore."],
    ],
  ),
  ...changesIn("durability", "app/platform/backup/verify-backup.server.ts", FOREIGN, [
    ["  if (unknown !== undefined)\n", "  if (false)\n", "A backup of a newer release is refused."],
    [
      'if (part === null || entry.size > MAX_FILE_BYTES) throw new BackupError("It is damaged: it contains something that no backup contains");',
      "if (part === null) continue;",
      "A backup with a foreign file is refused.",
    ],
  ]),
  ...changesIn("durability", "app/platform/backup/write-backup.server.ts", BACKUP, [
    ["begin isolation level repeatable read read only", "begin read only", "D3 – a backup's rows are of one moment."],
    [
      "if (secret !== null) await archive.add(`secrets/${name}`, Buffer.from(secret));",
      "",
      "D3 – a backup has the secret that its mails are sealed with.",
    ],
    ["    await archive.abort();\n", "", "A backup that fails leaves no file behind."],
  ]),
  ...changesIn("durability", "app/platform/mail/mail-queue.server.ts", MAILS, [
    [
      "if (isDone) await changeRows(database())`delete from mail_queue where id = ${next.id}`;",
      "await changeRows(database())`delete from mail_queue where id = ${next.id}`;",
      "G2 – a mail that could not be sent waits.",
    ],
    ["  await changeRows(database())`delete from mail_queue where useless_at <= now()`;\n", "", "A mail whose time is over is not sent."],
    ["for update skip locked)", ")", "Two servers do not send one mail twice."],
    [
      "or next_attempt > clock_timestamp() + ${RETRY_SECONDS.at(-1)} * interval '1 second'",
      "",
      "A clock that was set back holds no mail up.",
    ],
    [
      "const RETRY_SECONDS = [10, 30, 120, 300, 900];",
      "const RETRY_SECONDS = [10, 10, 10, 10, 10];",
      "G2 – a mail server that is away is asked ever more seldom.",
    ],
  ]),
  ...changesIn("durability", "app/features/lists/items.commands.server.ts", ITEMS, [
    ["return count >= MAX_ITEMS;", "return false;", "A list has room for a number of gifts."],
    ['if (there?.isLive) return { ok: false, reason: "already-in-list" };', "", "C2 – a gift is on a list once."],
    [
      "if (newListName !== undefined) await changeRows(transaction)`delete from gift_lists where id = ${list.id}`;",
      "",
      "C1 – a new list is made with its gift or not at all.",
    ],
  ]),
  ...changesIn(
    "durability",
    "app/features/lists/lists.commands.server.ts",
    [...ITEMS, "app/features/lists/claims.commands.test.ts"],
    [
      [
        "  await lockListsOf(executor, userId);\n  const newest",
        "  const newest",
        "C2 – a first list is made once, however often it is asked for.",
      ],
    ],
  ),
  ...changesIn("durability", "db/seed/demo-choice.ts", DEMO, [
    [
      "::uuid[]) and not ${IS_CHANGED_GIFT} order by id",
      "::uuid[]) order by id",
      "A gift that somebody changed while the demo goes stays.",
    ],
    [
      "where ${IS_DEMO_GIFT} and not ${IS_CHANGED_GIFT}) as gifts,",
      "where ${IS_DEMO_GIFT}) as gifts,",
      "A gift that somebody has changed is no part of the demo.",
    ],
    ["or exists (select from blog_working_copies where blog_post_id = p.id)", "", "A post that somebody is changing stays."],
  ]),
  ...changesIn("durability", "db/seed/seed-demo-catalogue.ts", DEMO, [
    [" and not exists (select from demo_catalogue)", "", "The demo does not come back by itself."],
  ]),
];
