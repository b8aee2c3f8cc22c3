/**
 * What an article may hold of each before the rest of it is shown as it was typed. Real ones stay far below; beyond them the parser's time
 * grows with the square of the text's length, so that a page of brackets could hold up the server for a minute.
 */
const LIMITS = {
  /** Quotes and lists within each other. */
  nesting: 8,
  /** Columns that a line may begin with nothing. */
  indent: 24,
  /** Lines, and signs that may be marks (`*`, `[`, …), of one paragraph. */
  linesOfBlock: 150,
  marksOfBlock: 200,
  /** Cells in a row of a table; every row gets as many as the first. */
  rowCells: 24,
  /** Lines, marks and cells of the whole text. */
  parts: 2000,
} as const;

const MARK = /[[*_~`<!&\\@]|www\.|:\/\//gi;
const CONTAINER = /[ \t]{0,3}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/y;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** A line with no more quotes and lists around it, and no more room before it, than an article needs. */
function tameLine(line: string): string {
  let at = 0;
  let kept = "";
  for (let depth = 0; ; depth += 1) {
    CONTAINER.lastIndex = at;
    const marker = CONTAINER.exec(line)?.[0];
    if (marker === undefined) break;
    at += marker.length;
    if (depth < LIMITS.nesting) kept += marker;
  }
  const rest = line.slice(at);
  const indent = /^[ \t]*/.exec(rest)?.[0] ?? "";
  return kept + indent.replaceAll("\t", "    ").slice(0, LIMITS.indent) + rest.slice(indent.length);
}

interface Block {
  lines: string[];
}

/** The text in paragraphs, each with the empty line behind it; a fenced block of code is one of them however it looks within. */
function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let current: Block = { lines: [] };
  let fence: string | undefined;
  const close = () => {
    // Of empty lines in a row one is enough.
    if (current.lines.some((line) => line !== "")) blocks.push(current);
    current = { lines: [] };
  };
  for (const line of markdown.split("\n")) {
    const opened = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      current.lines.push(line);
      if (opened?.startsWith(fence) && line.trim() === opened) {
        fence = undefined;
        close();
      }
    } else if (opened !== undefined) {
      close();
      fence = opened;
      current = { lines: [line] };
    } else if (line.trim() === "") {
      current.lines.push("");
      close();
    } else {
      current.lines.push(tameLine(line));
    }
  }
  close();
  return blocks;
}

/** Stands in the text for a block that is shown as it was typed; no keyboard has its sign. */
const HELD_SIGN = "\uE000";
/** A paragraph that is nothing but such a place, and which block is meant. */
export const HELD_BLOCK = new RegExp(`^${HELD_SIGN}(\\d+)${HELD_SIGN}$`);

/** Markdown that is parsed in a time that grows with its length and no faster, and the blocks that were held back to be shown as typed. */
export interface TameMarkdown {
  markdown: string;
  held: string[];
}

/** How much of the parser's time a block takes; null where it is beyond what a paragraph or table may be. */
function weigh({ lines }: Block): number | null {
  const marks = lines.join("\n").match(MARK)?.length ?? 0;
  const width = Math.max(...lines.map((line) => line.split("|").length - 1));
  if (lines.length > LIMITS.linesOfBlock || marks > LIMITS.marksOfBlock || width > LIMITS.rowCells) return null;
  return lines.length + marks + (width < 2 ? 0 : width * lines.length);
}

/** Holds back what is beyond the limits, and keeps everything else as it is but for depths that nobody reads. */
export function tameMarkdown(given: string): TameMarkdown {
  const held: string[] = [];
  const kept: string[] = [];
  let parts = 0;
  let isHolding = false;
  for (const block of splitBlocks(given.replace(/\r\n?/g, "\n").replace(/[\0\uE000]/g, ""))) {
    const text = block.lines.join("\n");
    const weight = weigh(block);
    if (weight !== null && parts + weight <= LIMITS.parts) {
      parts += weight;
      kept.push(text);
      isHolding = false;
    } else if (isHolding) {
      held.push(`${held.pop()}\n${text}`);
    } else {
      kept.push(`\n${HELD_SIGN}${held.length}${HELD_SIGN}\n`);
      held.push(text);
      isHolding = true;
    }
  }
  return { markdown: kept.join("\n"), held };
}
