/**
 * Limits of an article, beyond which the rest is shown as it was typed. Real articles stay far below them. Beyond them the parser's time
 * grows with the square of the text's length, so that a page of brackets could block the server for a minute.
 */
const LIMITS = {
  /** Depth of quotes and lists within each other. */
  nesting: 8,
  /** Columns of blank space at the beginning of a line. */
  indent: 24,
  /** Lines of one paragraph, and its characters that may be marks (`*`, `[`, …). */
  linesOfBlock: 150,
  marksOfBlock: 200,
  /** Cells in a row of a table; the parser gives every row as many as the first. */
  rowCells: 24,
  /** Sum of the lines, marks and cells of the whole text. */
  parts: 2000,
} as const;

const MARK = /[[*_~`<!&\\@]|www\.|:\/\//gi;
const CONTAINER = /[ \t]{0,3}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/y;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Returns a line with the quotes, lists and indentation at its beginning reduced to the limits. */
function limitLineNesting(line: string): string {
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

/** Splits the text into paragraphs, each with the empty line after it; a fenced code block is one paragraph, whatever it contains. */
function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let current: Block = { lines: [] };
  let fence: string | undefined;
  const close = () => {
    // Consecutive empty lines are reduced to one.
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
      current.lines.push(limitLineNesting(line));
    }
  }
  close();
  return blocks;
}

/** Marks the place of a block that is shown as it was typed; the character is from Unicode's private use area. */
const HELD_SIGN = "\uE000";
/** Matches a paragraph that is only such a place, and captures the index of its block. */
export const HELD_BLOCK = new RegExp(`^${HELD_SIGN}(\\d+)${HELD_SIGN}$`);

/** Markdown that is parsed in linear time, and the blocks that were taken out of it to be shown as typed. */
export interface LimitedMarkdown {
  markdown: string;
  held: string[];
}

/** Estimates the parser's work for a block; null where it exceeds the limits of a paragraph or table. */
function weigh({ lines }: Block): number | null {
  const marks = lines.join("\n").match(MARK)?.length ?? 0;
  const width = Math.max(...lines.map((line) => line.split("|").length - 1));
  if (lines.length > LIMITS.linesOfBlock || marks > LIMITS.marksOfBlock || width > LIMITS.rowCells) return null;
  return lines.length + marks + (width < 2 ? 0 : width * lines.length);
}

/** Takes out the blocks that exceed the limits and reduces excessive nesting and indentation; the rest of the text is unchanged. */
export function limitMarkdown(given: string): LimitedMarkdown {
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
