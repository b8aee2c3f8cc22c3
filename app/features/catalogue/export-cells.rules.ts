/** A text that a spreadsheet would take for a formula, with the apostrophes that may already stand before it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell that no spreadsheet runs as a formula (O4): one more apostrophe where it begins like one. */
export function neutraliseCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that neutraliseCell was given. */
export function restoreCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
