import { existsSync, statSync } from "node:fs";
import path from "node:path";

interface ShippedScripts {
  bytes: number;
  files: string[];
}

/**
 * Returns the brotli bytes of the JavaScript that a page loads before any interaction: every file that it names, since its modules wait as
 * text (app/platform/deferred-scripts.ts).
 */
function measureInitialScripts(html: string): ShippedScripts {
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const bytes = files.reduce((sum, file) => {
    const built = path.join("build/client", file);
    return sum + statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size;
  }, 0);
  return { bytes, files };
}

/** Measures the initial scripts of each of these pages of a running site; ids are left out of their names. */
export async function measureScriptsOf(siteUrl: string, paths: readonly string[]): Promise<(ShippedScripts & { page: string })[]> {
  return Promise.all(
    paths.map(async (target) => ({
      page: target.replace(/[0-9a-f-]{36}/, "{id}"),
      ...measureInitialScripts(await (await fetch(siteUrl + target)).text()),
    })),
  );
}
