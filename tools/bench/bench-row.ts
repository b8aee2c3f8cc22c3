/** A line of the report. */
export interface BenchRow {
  figure: string;
  measured: string;
  target: string;
  reached: "yes" | "no";
}

export function row(figure: string, measured: string, target: string, reached: boolean): BenchRow {
  return { figure, measured, target, reached: reached ? "yes" : "no" };
}

/** Returns the row of what a server holds in the end, in bytes; the target is the same wherever that is looked at. */
export function memoryRow(figure: string, bytes: number): BenchRow {
  const megabytes = bytes / 1024 / 1024;
  return row(figure, `${megabytes.toFixed(0)} MB`, "≤ 350 MB", megabytes <= 350);
}
