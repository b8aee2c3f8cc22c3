import { existsSync, statSync } from "node:fs";
import path from "node:path";

/** Brotli bytes of the JavaScript that a page asks for before anybody touches it (its module scripts and preloads). */
export function measureInitialScripts(html: string): { bytes: number; files: string[] } {
  const files = [
    ...new Set([...html.matchAll(/(?:href=|src=|from |import |import\()"(\/assets\/[\w.-]+\.js)"/g)].map(([, file]) => file as string)),
  ];
  const bytes = files.reduce((sum, file) => {
    const built = path.join("build/client", file);
    return sum + statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size;
  }, 0);
  return { bytes, files };
}
