import { changesIn } from "../change.ts";

const ROLES = ["app/features/accounts/roles.commands.test.ts"];
const RIGHTS = ["app/features/accounts/rights.test.ts"];
const INVITATIONS = ["app/features/accounts/invitations.commands.test.ts"];
const OWN_POSTS = ["app/routes/admin/require-post.test.ts"];
const OWNER_SETUP = ["app/features/accounts/owner-setup.commands.test.ts"];

/** Changes of who may do what, and who decides it. */
export const ROLE_CHANGES = [
  ...changesIn("rights", "app/features/accounts/rights.ts", RIGHTS, [
    ['role === "owner" ? "owners" : "people"', '"people"', "Z3 – an admin makes and removes no owner."],
    ['"insights.read"];', '"insights.read", "insights.money"];', "A viewer sees no money."],
    ['"blog.read", "blog.own"];', '"blog.read", "blog.own", "blog.edit"];', "An author edits their own posts only."],
    [
      '"media.edit", "blog.edit", "insights.money"];',
      '"media.edit", "blog.edit", "insights.money", "people"];',
      "An editor gives no role.",
    ],
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
    [
      "    await lockRoles(transaction);\n    return work(transaction);",
      "    return work(transaction);",
      "A6, Z3 – roles are decided one after the other.",
    ],
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
    [
      "and role = any(${sql.param(ROLES.filter((role) => mayGive(actor, role)))})`;",
      "`;",
      "Z3 – an admin takes back no invitation of an owner.",
    ],
  ]),
  ...changesIn("rights", "app/features/accounts/invitations.queries.server.ts", INVITATIONS, [
    ['if (row.isExpired) return "expired";', "", "An invitation ends."],
    ['if (row.isRevoked) return "revoked";', "", "An invitation that was taken back gives nothing."],
    ['if (!mayGive(row.inviterRole, row.role)) return "void";', "", "Z3 – an invitation of somebody who was demoted gives nothing."],
    ['if (row.email !== null && row.email !== user.email) return "wrong-address";', "", "An invitation by mail is for its address alone."],
  ]),
  ...changesIn("rights", "app/routes/admin/require-post.server.ts", OWN_POSTS, [
    ["creator.userId !== user.id", "false", "An author edits their own posts only."],
  ]),
  ...changesIn("rights", "app/features/blog/posts.commands.server.ts", OWN_POSTS, [
    [", created_by: actor.id", "", "A post is its author's, who may go on with it."],
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
];
