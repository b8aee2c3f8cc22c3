/** Something that must not be. */
export interface Finding {
  where: string;
  what: string;
  /** What was done: the request, the file, the tool's words. */
  how: string;
  /** The command that does it again. */
  replay?: string;
}

/** What a part of the attack did. */
export interface Report {
  part: string;
  tried: string;
  findings: Finding[];
}

/** A finding as it is printed. */
export function describeFinding({ where, what, how, replay }: Finding): string {
  return [`FOUND ${where}: ${what}`, `  ${how}`, ...(replay === undefined ? [] : [`  again: ${replay}`])].join("\n");
}
