/** The requirements of level 1 in OWASP ASVS 5.0.0. */
const LEVEL_ONE = `
  1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1
  2.1.1 2.2.1 2.2.2 2.3.1
  3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3
  4.1.1 4.4.1
  5.2.1 5.2.2 5.3.1 5.3.2
  6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2
  7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2
  8.1.1 8.2.1 8.2.2 8.3.1
  9.1.1 9.1.2 9.1.3 9.2.1
  10.4.1 10.4.2 10.4.3 10.4.4 10.4.5
  11.3.1 11.3.2 11.4.1
  12.1.1 12.2.1 12.2.2
  13.4.1
  14.2.1 14.3.1
  15.1.1 15.2.1 15.3.1`
  .trim()
  .split(/\s+/);

/** What an answer of each state begins with, where it has to explain itself. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  met: "",
  "in part": "",
  "not met": "Not met: ",
  "n/a": "Not applicable, because ",
};

interface AsvsRow {
  number: string;
  level: string;
  state: string;
  answer: string;
}

const ROW = /^\| v5\.0\.0-([\d.]+) \| (\S+) \| ([^|]+) \| [^|]+ \| (.+) \|$/;
/** A path in backquotes: with a folder, or of a file of the root. Addresses of the site, which begin with a slash, are none. */
const PATH = /`((?:\.?[\w-]+\/)+[\w.-]+|\.[\w.-]+|[\w.-]+\.(?:json|md|ts))`/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

function readRows(text: string): AsvsRow[] {
  return text.split("\n").flatMap((line) => {
    const [, number, level, state, answer] = ROW.exec(line) ?? [];
    return number === undefined || level === undefined || state === undefined || answer === undefined
      ? []
      : [{ number, level, state, answer }];
  });
}

/** Returns the lines of the page's table of counts: of each level and state, how many rows there are. */
function countRows(rows: readonly AsvsRow[]): string[] {
  return ["1", "2"].map((level) => {
    const ofLevel = rows.filter((row) => row.level === level);
    const counts = Object.keys(BEGINNINGS).map((state) => ofLevel.filter((row) => row.state === state).length);
    return `| ${[level, ofLevel.length, ...counts].join(" | ")} |`;
  });
}

function findRowFaults({ number, level, state, answer }: AsvsRow): string[] {
  const beginning = BEGINNINGS[state];
  const faults: string[] = [];
  if ((level === "1") !== LEVEL_ONE.includes(number)) faults.push(`is not of level ${level}`);
  if (beginning === undefined) faults.push(`has the state ${JSON.stringify(state)}`);
  else if (!answer.startsWith(beginning)) faults.push(`does not begin with ${JSON.stringify(beginning)}`);
  if (beginning === "" && !/`|\]\(/.test(answer) && !answer.startsWith("Below, ")) faults.push("names no place");
  return faults.map((fault) => `${number} ${fault}`);
}

/**
 * Returns what is wrong with docs/asvs.md, one sentence each: a requirement of level 1 that is missing, one that stands there twice, a row
 * that does not say where or why not, a wrong count, a path or link that leads nowhere.
 */
export function findAsvsFaults(text: string, exists: (path: string) => boolean): string[] {
  const rows = readRows(text);
  const numbers = rows.map(({ number }) => number);
  const paths = [...text.matchAll(PATH)].map(([, path = ""]) => path);
  const links = [...text.matchAll(LINK)].map(([, link = ""]) => (link.startsWith("../") ? link.slice("../".length) : `docs/${link}`));
  return [
    ...LEVEL_ONE.filter((number) => !numbers.includes(number)).map((number) => `${number} is missing`),
    ...numbers.filter((number, index) => numbers.indexOf(number) !== index).map((number) => `${number} stands there twice`),
    ...rows.flatMap(findRowFaults),
    ...countRows(rows)
      .filter((line) => !text.includes(line))
      .map((line) => `the table of counts lacks the line ${line}`),
    ...[...new Set([...paths, ...links])].filter((path) => !exists(path)).map((path) => `${path} is not there`),
  ].map((fault) => `docs/asvs.md: ${fault}`);
}
