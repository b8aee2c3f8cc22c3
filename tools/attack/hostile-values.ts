import fc from "fast-check";

/** Marker in every payload, which must not come back as markup. */
export const MARK = "xss7q";
/** The product `1337 * 7331`: an answer that contains it has evaluated a payload. */
export const RECKONED = "9801547";
/** A header that an answer contains if a line break got into one. */
export const SPLIT_HEADER = "x-split-by";
/** The host that nothing may link or redirect to. */
export const FOREIGN_HOST = "evil.example";

const MARKUP = [
  `<${MARK} onload=alert(1)>`,
  `</script><${MARK}>`,
  `"><${MARK} x="`,
  `' onmouseover='${MARK}`,
  `<svg/onload=${MARK}>`,
  `]]><${MARK}>`,
  `--><${MARK}>`,
  `javascript:${MARK}`,
  `data:text/html,<${MARK}>`,
  `\u2028</script><${MARK}>`,
  `[x](javascript:${MARK})`,
];

const COMMANDS = [
  "'",
  '"',
  "\\",
  "' or '1'='1",
  "'; drop table gifts; --",
  "1) union select null, version() --",
  "1; select pg_sleep(5)",
  "$$; select 1; $$",
  "%' and 1=1 --",
  "a' & !b:* | (c",
  "{{1337*7331}}",
  "${1337*7331}",
  "<%= 1337*7331 %>",
  "#{1337*7331}",
  "$(sleep 5)",
  "`sleep 5`",
  "| sleep 5",
];

const PATHS = [
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "..\\..\\windows\\win.ini",
  "/etc/passwd\0.png",
  "file:///etc/passwd",
  `//${FOREIGN_HOST}`,
  `/\\${FOREIGN_HOST}`,
  `/\t/${FOREIGN_HOST}`,
  `https://${FOREIGN_HOST}/`,
  `https:${FOREIGN_HOST}`,
  `/..//${FOREIGN_HOST}`,
  "http://127.0.0.1:5432/",
  "http://[::ffff:169.254.169.254]/latest/meta-data",
  "http://0x7f000001/",
];

const NUMBERS = [
  "-1",
  "0",
  "1e308",
  "1e309",
  "NaN",
  "Infinity",
  "2147483648",
  "9007199254740993",
  "-9223372036854775809",
  "0x10",
  "1_000",
  "٣",
];

const LETTERS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\r\n",
  `a\r\n${SPLIT_HEADER}: 1`,
  "\u0001\u0007\u001b[31m",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\u202e",
  "\uffff",
  "ı̇İßﬀ",
  "\u0301".repeat(200),
  "👩‍👩‍👧‍👦".repeat(20),
  "%00",
  "%",
  "%ZZ",
  "%E0%A4%A",
  "+",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "null",
  "undefined",
  "[object Object]",
  "1970-01-01",
  "2026-02-30",
  "+275760-09-13T00:00:00.000Z",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
];

const LONG = ["x".repeat(300), "é".repeat(600), "a,".repeat(700), "(".repeat(2000), " \t".repeat(500), "9".repeat(400)];

/** A text that was written to do harm, or any text at all. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...LETTERS, ...MARKUP, ...COMMANDS, ...PATHS, ...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

const deep = (depth: number) => JSON.parse("[".repeat(depth) + "]".repeat(depth)) as unknown;

/** Values that have broken similar programs before: each is tried in every place. */
export const SHARPEST: readonly (string | number)[] = [
  ...["a\0b", "a\ud800", 2 ** 31, 2 ** 53 - 1, 1e308, `"><${MARK}>`, "' or '1'='1", "9".repeat(30)],
  // Days and moments that calendars of programs have, and the database's has not.
  ...["0000-01-01", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59", "2030-01-01T00:00:00+23:59"],
  `2030-01-01T00:00:00.${"0".repeat(200)}Z`,
];

/** A JSON value in a place where another type was meant. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), [], {}) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>([null], ["a", 1, {}], { value: "a" }, { toString: 1 }, { length: 1e9 }) },
  { weight: 1, arbitrary: fc.constantFrom(50, 900).map(deep) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Names of unexpected fields. */
export const strangeKey = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "role",
  "user_id",
  "userId",
  "emailVerified",
  "isAdmin",
  "id",
  "",
  "a[b]",
  "a.b",
  "\0",
);
