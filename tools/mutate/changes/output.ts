import { changesIn } from "../change.ts";

export const OUTPUT_CHANGES = [
  ...changesIn(
    "output",
    "server/middleware/security-headers.ts",
    ["server/middleware/security-headers.test.ts"],
    [
      [
        '...(siteUrl.startsWith("https:") ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),',
        "",
        "O1 – HSTS on https.",
      ],
      [
        "`script-src 'self' ${hashInlineScripts(html).join(\" \")}`.trim(),",
        "\"script-src 'self' 'unsafe-inline'\",",
        "O1 – no inline script except by hash.",
      ],
      ["    `frame-ancestors ${isFramed ? \"'self'\" : \"'none'\"}`,\n", "", "O1 – no other site frames a page."],
      ["    \"base-uri 'none'\",\n", "", "O1 – nothing changes where a page's addresses lead."],
      ["    \"form-action 'self'\",\n", "", "O1 – forms are sent to us."],
      ['    "x-content-type-options": "nosniff",\n', "", "U4 – no browser guesses a type."],
    ],
  ),
  ...changesIn(
    "output",
    "app/features/catalogue/export.ts",
    ["app/features/catalogue/export.test.ts", "app/features/catalogue/export.queries.test.ts"],
    [
      ["return FORMULA.test(text) ? `'${text}` : text;", "return text;", "O4 – no cell of an export begins like a formula."],
      [
        "const FORMULA = /^'*[=+\\-@\\t\\r\\n＝＋－＠]/;",
        "const FORMULA = /^'*[=+@\\t\\r\\n＝＋－＠]/;",
        "O4 – no cell of an export begins like a formula.",
      ],
    ],
  ),
  ...changesIn(
    "output",
    "app/features/blog/markdown.ts",
    ["app/features/blog/markdown.test.ts"],
    [
      ['protocols: { href: ["http", "https", "mailto"], src: ["https"] },', "", "O2 – an article links to http, https and mailto only."],
      [".use(rehypeSanitize, SCHEMA)", "", "O2 – Markdown is sanitised."],
      ["  markLinks(tree);\n", "", "F1 – paid links in an article are marked."],
    ],
  ),
  ...changesIn(
    "output",
    "app/platform/mail/html-mail.ts",
    ["app/platform/mail/html-mail.test.ts"],
    [
      ['.replace(/[&<>"\']/g, (sign) => ENTITIES[sign] ?? "");', ";", "What is typed is text in a mail."],
      ["paragraph === button?.link\n", "/^http/.test(paragraph) && button\n", "A mail links to its button's address alone."],
    ],
  ),
];
