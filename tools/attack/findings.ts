/** A defect that an attack has found. */
export interface Finding {
  where: string;
  what: string;
  /** The request, the file or the tool's output that shows it. */
  how: string;
  /** The command that reproduces it. */
  replay?: string;
}

/** The result of one part of the attack. */
export interface Report {
  part: string;
  tried: string;
  findings: Finding[];
}

/** Formats a finding for the console. */
export function describeFinding({ where, what, how, replay }: Finding): string {
  return [`FOUND ${where}: ${what}`, `  ${how}`, ...(replay === undefined ? [] : [`  again: ${replay}`])].join("\n");
}
