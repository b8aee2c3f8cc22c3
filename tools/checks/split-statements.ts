/** A quoted text, a body in dollars, or a comment: a semicolon in one of them ends no statement. */
const OPAQUE = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\//g;

/** Returns the statements of a text in SQL, without comments around them. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let [current, last] = ["", 0];
  const take = (text: string) => {
    const parts = text.split(";");
    for (const part of parts.slice(0, -1)) {
      statements.push(current + part);
      current = "";
    }
    current += parts.at(-1);
  };
  for (const match of sql.matchAll(OPAQUE)) {
    take(sql.slice(last, match.index));
    last = match.index + match[0].length;
    if (!/^(?:--|\/\*)/.test(match[0])) current += match[0];
  }
  take(sql.slice(last));
  return [...statements, current].map((statement) => statement.trim()).filter((statement) => statement !== "");
}
