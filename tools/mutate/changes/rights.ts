import { changesIn } from "../change.ts";

const SESSIONS = ["app/features/accounts/sessions.test.ts", "app/features/accounts/require-user.test.ts"];
const WHO = ["app/features/accounts/require-user.test.ts"];
const LINKS = ["app/features/accounts/links.commands.test.ts"];
const PASSWORDS = ["app/features/accounts/passwords.test.ts"];
const WAYS_IN = ["app/features/accounts/ways-in.commands.test.ts"];
const LISTS = ["app/features/lists/somebody-elses.test.ts"];
const POSTS = ["app/features/blog/posts.commands.test.ts"];
const SAME_ORIGIN = ["app/platform/same-origin.test.ts"];
const ACCESS = ["server/enforce-access.test.ts"];
const WRITES = ["server/middleware/guard-writes.test.ts"];

export const RIGHTS_CHANGES = [
  ...changesIn("rights", "server/enforce-access.ts", ACCESS, [
    ['if (who !== "everyone") await rules.authorise(who, args);', "", "Z1 – every address asks who sends the request."],
    [
      'return who === "everyone" ? handler : (args) => authorise(args).then(() => handler(args));',
      "return handler;",
      "Z1 – reading an admin's page takes an admin.",
    ],
  ]),
  ...changesIn("rights", "server/middleware/guard-writes.ts", WRITES, [
    ["if (!isOpen && !isSameOrigin(request, siteUrl))", "if (false)", "A9 – a write needs a matching Origin."],
    ['&& !pathname.endsWith(".data")', "", "A9 – the router's own requests need an Origin everywhere."],
    ["if (type !== null && !types.includes(type))", "if (false)", "I2 – an address takes the media types that it names."],
  ]),
  ...changesIn("rights", "app/platform/same-origin.ts", SAME_ORIGIN, [
    [
      "if (origin === null || !URL.canParse(origin)) return false;",
      "if (origin === null) return true;",
      "A9 – a write without an Origin is not ours.",
    ],
    ['(from.protocol === "https:" || site.protocol === "http:")', "true", "A9 – a plain page of the same host may be an attacker's."],
    [
      "return from.host === new URL(request.url).host &&",
      "return from.hostname === new URL(request.url).hostname &&",
      "A9 – another port is another site.",
    ],
    ["if (/[\\p{Cc}\\\\]/u.test(text)) return null;", "", "A8 – a path that browsers read as another site's is none of ours."],
    ['&& !pathname.startsWith("//") ?', "?", "A8 – a path that folds into another site's is none of ours."],
    ['!text.startsWith("/")', "false", "A8 – the way back is a path."],
  ]),
  ...changesIn("rights", "app/features/accounts/sessions.ts", SESSIONS, [
    ["export const IDLE_DAYS = 7;", "export const IDLE_DAYS = 70;", "A4 – a session ends after 7 days without use."],
    ["export const ADMIN_IDLE_HOURS = 12;", "export const ADMIN_IDLE_HOURS = 120;", "A4 – an admin's session ends after 12 hours idle."],
    ["createdAt.getTime() + ABSOLUTE_MS", "lastUsedAt.getTime() + ABSOLUTE_MS", "A4 – a session ends after 30 days in all."],
    ["const idleMs = hasRole ? ADMIN_IDLE_MS : IDLE_MS;", "const idleMs = IDLE_MS;", "A4 – an admin's session ends after 12 hours idle."],
  ]),
  ...changesIn("rights", "app/features/accounts/require-user.server.ts", WHO, [
    [
      "session.expiresAt <= now || !isSessionAlive(session, role !== null, now)",
      "session.expiresAt <= now",
      "A4 – an admin's session ends after 12 hours idle.",
    ],
    ["  answer.isPersonal = true;\n", "", "O5 – pages of signed-in people are no-store."],
    ["if (hasRight(user, right)) return user;", "return user;", "Z1 – an admin's page takes an admin."],
    [
      "return !lacksSecondFactor && includesRight",
      "return includesRight",
      "Z1 – a role that needs a second factor gives nothing without one.",
    ],
  ]),
  ...changesIn("rights", "app/features/accounts/roles.queries.server.ts", WHO, [
    [
      "const key = `${user.id} ${user.rolesVersion}`;",
      "const key = user.id;",
      "A6 – a role that was taken away is gone with the next request.",
    ],
    [
      "    return WITHOUT_ROLE;\n  }",
      '    return { role: "admin", needsSecondFactor: false };\n  }',
      "Z1 – a role that cannot be checked is none.",
    ],
  ]),
  ...changesIn(
    "rights",
    "app/features/accounts/roles.queries.server.ts",
    ["app/features/media/uploads.commands.test.ts"],
    [
      [
        "return includesRight(held?.role ?? null, right);",
        "return true;",
        "A6 – an upload that began as admin is not stored after the role has gone.",
      ],
    ],
  ),
  ...changesIn("rights", "app/features/lists/owned-lists.commands.server.ts", LISTS, [
    [
      "where id = ${listId} and user_id = ${userId} and deleted_at is null for no key update`;",
      "where id = ${listId} and deleted_at is null for no key update`;",
      "Z4 – somebody else's list is not changed.",
    ],
  ]),
  ...changesIn("rights", "app/features/lists/lists.commands.server.ts", LISTS, [
    [
      "where id = ${listId} and user_id = ${userId} and deleted_at is null\n    returning share_token",
      "where id = ${listId} and deleted_at is null\n    returning share_token",
      "Z4 – somebody else's list is not shared.",
    ],
    [
      "update gift_lists set deleted_at = now() where id = ${listId} and user_id = ${userId} and deleted_at is null`;",
      "update gift_lists set deleted_at = now() where id = ${listId} and deleted_at is null`;",
      "Z4 – somebody else's list is not deleted.",
    ],
    [
      "where id = ${listId} and user_id = ${userId} and deleted_at > now()",
      "where id = ${listId} and deleted_at > now()",
      "Z4 – somebody else's list is not restored.",
    ],
  ]),
  ...changesIn("rights", "app/features/lists/items.commands.server.ts", LISTS, [
    [
      "sql`gift_list_id = (select id from gift_lists where id = ${listId} and user_id = ${userId} and deleted_at is null)`;",
      "sql`gift_list_id = (select id from gift_lists where id = ${listId} and deleted_at is null)`;",
      "Z4 – nothing is removed from somebody else's list.",
    ],
    [
      "where id = ${itemId} and gift_list_id = ${listId} and deleted_at is null`;\n    if (now === null)",
      "where id = ${itemId} and deleted_at is null`;\n    if (now === null)",
      "Z4 – an item of somebody else's list is not edited through one's own.",
    ],
    [
      "where id = ${itemId} and gift_list_id = ${listId} and deleted_at > now()",
      "where id = ${itemId} and deleted_at > now()",
      "Z4 – an item of somebody else's list is not restored through one's own.",
    ],
    [
      "from gift_list_items item where item.id = ${itemId} and item.gift_list_id = ${listId} and item.deleted_at is null`;",
      "from gift_list_items item where item.id = ${itemId} and item.deleted_at is null`;",
      "Z4 – an item of somebody else's list is not moved or copied to one's own.",
    ],
  ]),
  ...changesIn("rights", "app/features/lists/lists.queries.server.ts", LISTS, [
    [
      "const row = await findListRow(sql`list.id = ${listId} and list.user_id = ${userId}`);\n  return row === null ? null : { ...headOf(row), isPublic",
      "const row = await findListRow(sql`list.id = ${listId}`);\n  return row === null ? null : { ...headOf(row), isPublic",
      "Z4 – somebody else's list is a 404 to read.",
    ],
    [
      "select id, name from gift_lists where user_id = ${userId} and deleted_at > now()",
      "select id, name from gift_lists where deleted_at > now()",
      "Z4 – nobody sees what others have deleted.",
    ],
  ]),
  ...changesIn(
    "rights",
    "app/features/lists/lists.queries.server.ts",
    ["app/features/lists/claims.commands.test.ts"],
    [
      [
        "return isRevealed(list.claimsRevealedOn, today) ? listClaimsOfRevealedList(list.id) : null;",
        "return listClaimsOfRevealedList(list.id);",
        "The owner sees no claim before their day.",
      ],
    ],
  ),
  ...changesIn("rights", "app/features/blog/post-rows.queries.server.ts", POSTS, [
    ["(p.status = 'published' and p.shown_at <= now())", "(p.status = 'published')", "Z6 – scheduled posts are nowhere."],
    ["(p.status = 'published' and p.shown_at <= now())", "(p.shown_at <= now())", "Z6 – drafts are nowhere."],
  ]),
  ...changesIn("rights", "app/features/blog/post.queries.server.ts", POSTS, [
    [
      "where r.kind = 'blog_posts' and r.old_slug = ${oldSlug} and ${IS_SHOWN}`;",
      "where r.kind = 'blog_posts' and r.old_slug = ${oldSlug}`;",
      "Z6 – an old address of a draft leads nowhere.",
    ],
  ]),
  ...changesIn("rights", "app/features/blog/post.queries.server.ts", POSTS, [
    [
      "where token_digest = ${tokenDigest} and expires_at > now())`;",
      "where token_digest = ${tokenDigest})`;",
      "Z6 – a preview link ends.",
    ],
  ]),
  ...changesIn("rights", "app/features/search/posts.queries.server.ts", POSTS, [
    [
      "where (select count(*) from titled) < ${limit} and ${IS_SHOWN} and p.document",
      "where (select count(*) from titled) < ${limit} and p.document",
      "Z6 – the search finds no draft.",
    ],
  ]),
  ...changesIn("rights", "app/features/accounts/links.commands.server.ts", LINKS, [
    ["and purpose = ${purpose} and expires_at > now()`;", "and purpose = ${purpose}`;", "A7 – a mail's link works for 60 minutes."],
    [
      "sql`token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at",
      "sql`token_hash = ${hashOf(token)} and expires_at",
      "A7 – a link to confirm an address resets no password.",
    ],
    [
      "    delete from account_links where ${isGood(token, purpose)}\n    returning",
      "    update account_links set purpose = purpose where ${isGood(token, purpose)}\n    returning",
      "A7 – a mail's link works once.",
    ],
  ]),
  ...changesIn(
    "rights",
    "app/features/accounts/constants.ts",
    [...LINKS, ...PASSWORDS],
    [
      ["export const LINK_MINUTES = 60;", "export const LINK_MINUTES = 600;", "A7 – a mail's link works for 60 minutes."],
      ["export const PASSWORD_MIN = 6;", "export const PASSWORD_MIN = 5;", "A1 – a password has 6 characters."],
    ],
  ),
  ...changesIn("rights", "app/features/accounts/passwords.ts", PASSWORDS, [
    ['return KNOWN.has(password.toLowerCase()) ? ["well-known"] : [];', "return [];", "A1 – the best-known passwords are refused."],
  ]),
  ...changesIn("rights", "app/features/accounts/passwords.commands.server.ts", WAYS_IN, [
    ["    await removePasskeysAndSessions(link.userId, transaction);\n", "", "A5 – a reset by mail ends the other sessions and passkeys."],
    [
      "if (!user.wasConfirmed) await removeSecondFactor(link.userId, transaction);",
      "",
      "A5 – a stranger's second factor goes with the reset.",
    ],
  ]),
  ...changesIn("rights", "app/features/accounts/passwords.commands.server.ts", WAYS_IN, [
    [
      "    await endSessions(actor.id, transaction);\n    await revokeLinks(actor.id, null, transaction);",
      "    await revokeLinks(actor.id, null, transaction);",
      "A5 – a change of password ends the other sessions.",
    ],
  ]),
  ...changesIn("rights", "app/features/accounts/ways-in.commands.server.ts", WAYS_IN, [
    ["  await changeRows(db)`delete from passkeys where user_id = ${userId}`;\n", "", "A5 – a reset by mail ends passkeys."],
    ["  await endSessions(userId, db);\n", "", "A5 – a reset by mail ends sessions."],
  ]),
  ...changesIn(
    "rights",
    "app/features/accounts/sign-up.commands.server.ts",
    ["app/features/accounts/sign-up.commands.test.ts"],
    [
      [
        "if (made !== null && config().smtpUrl === undefined) await writePassword",
        "if (made !== null) await writePassword",
        "A5 – an account has no password before its address is confirmed.",
      ],
    ],
  ),
  ...changesIn("rights", "app/features/accounts/profile.commands.server.ts", WAYS_IN, [
    ["if (!check.ok) return check;\n  return database()", "return database()", "An account is deleted by somebody who knows its password."],
  ]),
];
