import { existsSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Returns the brotli bytes of the JavaScript that a page loads before any interaction: every file that it names, since its modules wait as
 * text (app/platform/deferred-scripts.ts).
 */
export function measureInitialScripts(html: string): { bytes: number; files: string[] } {
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const bytes = files.reduce((sum, file) => {
    const built = path.join("build/client", file);
    return sum + statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size;
  }, 0);
  return { bytes, files };
}
