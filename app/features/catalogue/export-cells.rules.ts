/** Matches a text that a spreadsheet would run as a formula, with any apostrophes before it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Returns a text as a cell that no spreadsheet runs as a formula (O4): one more apostrophe precedes a text that begins like one. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Returns the text that escapeFormula was given. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
