import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** Brotli bytes of the JavaScript that a page asks for before anybody touches it: all that it names, since its modules wait as text (app/platform/late-scripts.ts). */
export function measureInitialScripts(html: string): { bytes: number; files: string[] } {
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const bytes = files.reduce((sum, file) => {
    const built = path.join("build/client", file);
    return sum + statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size;
  }, 0);
  return { bytes, files };
}
