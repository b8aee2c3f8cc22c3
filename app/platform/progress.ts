const BAR_WIDTH = 24;
const REDRAW_MS = 100;
const LINE_MS = 3000;

/** Shows the progress of a long job. */
export interface Progress {
  update(done: number): void;
  /** Clears the bar; a line that was written stays. */
  finish(): void;
}

/** The stream that shows it: `process.stderr`, so that standard output holds only the result. */
interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}

/** Shows a job of `total` steps: as a bar on a terminal, else as a line every three seconds. */
export function showProgress(label: string, total: number, screen: Screen = process.stderr): Progress {
  const pauseMs = screen.isTTY ? REDRAW_MS : LINE_MS;
  let shownAt = screen.isTTY ? 0 : performance.now();
  return {
    update(done) {
      const now = performance.now();
      if (now - shownAt < pauseMs) return;
      shownAt = now;
      const share = total === 0 ? 1 : Math.min(done / total, 1);
      const percent = `${Math.floor(share * 100)}%`;
      if (!screen.isTTY) {
        screen.write(`${label}: ${count(done)} of ${count(total)} (${percent})\n`);
        return;
      }
      const filled = Math.round(share * BAR_WIDTH);
      screen.write(
        `\r\u001b[K${label} ${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${percent.padStart(4)}  ${count(done)} of ${count(total)}`,
      );
    },
    finish() {
      if (screen.isTTY) screen.write("\r\u001b[K");
    },
  };
}
