import { changesIn } from "../change.ts";

const ROLES = ["app/features/accounts/roles.commands.test.ts"];
const RIGHTS = ["app/features/accounts/rights.test.ts"];
const INVITATIONS = ["app/features/accounts/invitations.commands.test.ts"];
const OWNER_SETUP = ["app/features/accounts/owner-setup.commands.test.ts"];
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
    ["export const IDLE_MS = 7 * DAY_MS;", "export const IDLE_MS = 70 * DAY_MS;", "A4 – a session ends after 7 days without use."],
    [
      "export const ADMIN_IDLE_MS = 12 * HOUR_MS;",
      "export const ADMIN_IDLE_MS = 120 * HOUR_MS;",
      "A4 – an admin's session ends after 12 hours idle.",
    ],
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
    ["return !lacksSecondFactor && includesRight", "return includesRight", "Z1 – a role that needs a second factor gives nothing without one."],
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
    [["return includesRight(held?.role ?? null, right);", "return true;", "A6 – an upload that began as admin is not stored after the role has gone."]],
  ),
  ...changesIn("rights", "app/features/accounts/rights.ts", RIGHTS, [
    ['role === "owner" ? "owners" : "people"', '"people"', "Z3 – an admin makes and removes no owner."],
    ['"insights.read"];', '"insights.read", "insights.money"];', "A viewer sees no money."],
    ['"blog.read", "blog.own"];', '"blog.read", "blog.own", "blog.edit"];', "An author edits their own posts only."],
    ['"media.edit", "blog.edit", "insights.money"];', '"media.edit", "blog.edit", "insights.money", "people"];', "An editor gives no role."],
  ]),
  ...changesIn("rights", "app/features/accounts/roles.commands.server.ts", ROLES, [
    [
      'if (role === "owner" || !(await isLastOwner(userId, db))) return null;',
      "return null;",
      "Z3 – the last owner stays, and the message says so.",
    ],
    [
      'includesRight(giver, "people") && [current, role].every((one) => one === null || mayGive(giver, one));',
      "[current, role].every((one) => one === null || mayGive(giver, one));",
      "Z3 – who may not decide on people changes no role.",
    ],
    ["[current, role].every(", "[role].every(", "Z3 – an admin demotes no owner."],
    ["[current, role].every(", "[current].every(", "Z3 – an admin makes no owner."],
    [
      'includesRight(actor, "people") || (current !== null && !mayGive(actor, current))',
      'includesRight(actor, "people")',
      "Z3 – an admin signs no owner out.",
    ],
    ["    await lockRoles(transaction);\n    return work(transaction);", "    return work(transaction);", "A6, Z3 – roles are decided one after the other."],
    [
      'if (change === null || (await readRole(change.userId, transaction)) !== change.after) return { ok: false, reason: "gone" };',
      'if (change === null) return { ok: false, reason: "gone" };',
      "A change of role that was changed again is not undone.",
    ],
    [
      "and undone_at is null and changed_at > now() - make_interval(days => ${ROLE_UNDO_DAYS})`;",
      "and undone_at is null`;",
      "A change of role can be undone for a while only.",
    ],
  ]),
  ...changesIn("rights", "app/features/accounts/access-requests.commands.server.ts", ROLES, [
    ["    if (obstacle !== null) return obstacle;\n", "", "Z3 – a request is decided by who may."],
  ]),
  ...changesIn("rights", "app/features/accounts/invitations.commands.server.ts", INVITATIONS, [
    [
      'if (!mayGive(await readRole(actorId, transaction), role)) return { ok: false, reason: "not-allowed" };',
      "",
      "Z3 – nobody invites to a role above their own.",
    ],
    ['if (state !== "open") return { ok: false, reason: state };', "", "An invitation that is not open gives nothing."],
    ["set accepted_at = now(), email = null where id = ${id}`;", "set email = null where id = ${id}`;", "An invitation works once."],
    ["and role = any(${sql.param(ROLES.filter((role) => mayGive(actor, role)))})`;", "`;", "Z3 – an admin takes back no invitation of an owner."],
  ]),
  ...changesIn("rights", "app/features/accounts/invitations.queries.server.ts", INVITATIONS, [
    ['if (row.isExpired) return "expired";', "", "An invitation ends."],
    ['if (row.isRevoked) return "revoked";', "", "An invitation that was taken back gives nothing."],
    ['if (!mayGive(row.inviterRole, row.role)) return "void";', "", "Z3 – an invitation of somebody who was demoted gives nothing."],
    [
      'if (row.email !== null && row.email !== user.email) return "wrong-address";',
      "",
      "An invitation by mail is for its address alone.",
    ],
  ]),
  ...changesIn(
    "rights",
    "app/features/accounts/second-factor-rules.commands.server.ts",
    ["app/features/accounts/second-factor-rules.test.ts"],
    [
      [
        'if (!includesRight(await readRole(actorId, transaction), "people")) return "not-allowed";',
        "",
        "Who needs a second factor is set by those who decide on people.",
      ],
      ['if (actor?.has !== true) return "has-none";', "", "Nobody shuts themselves out by what they require."],
    ],
  ),
  ...changesIn("rights", "app/features/accounts/owner-setup.commands.server.ts", OWNER_SETUP, [
    [
      "if (!isRight || (await hasOwner(transaction))) {",
      "if (await hasOwner(transaction)) {",
      "Z2 – the first admin comes by the setup code.",
    ],
    [
      'if (!use.ok) return { ok: false, reason: "rate-limited", retryAfterSeconds: use.retryAfterSeconds };',
      "",
      "R1 – a setup code is not guessed.",
    ],
  ]),
  ...changesIn("rights", "app/features/accounts/roles.commands.server.ts", OWNER_SETUP, [
    ['  if (role === "owner") await changeRows(db)`delete from admin_setup`;\n', "", "Z2 – the setup code is used up."],
  ]),
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
