interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where the graph of what nearly every public page needs begins: the document, the furniture around each page, and the cards that most show. */
const BEGINNINGS = [
  "app/root.tsx",
  "app/routes/site/layout.tsx",
  "app/features/catalogue/components/gift-grid.tsx",
  "app/features/lists/components/save-heart.tsx",
  "app/ui/breadcrumbs.tsx",
  "app/ui/badge.tsx",
];
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\/|vite\/preload-helper/;
const SHARED = /app\/(ui|site|features|platform)\/|node_modules\/lucide-react\//;

/**
 * Names the file that a browser module is built into; undefined leaves it to the bundler. What every page needs comes in two files that compress
 * well, instead of thirty that do not (nor fit into a browser's six connections); what only some pages need is in neither.
 */
export function makeChunkNamer(root: string): (id: string, modules: Modules) => string | undefined {
  let everywhere: Set<string> | undefined;
  return (id, modules) => {
    if (FRAMEWORK.test(id)) return "framework";
    everywhere ??= reachable(
      BEGINNINGS.map((file) => `${root}/${file}`),
      modules,
    );
    return SHARED.test(id) && everywhere.has(id) ? "shop" : undefined;
  };
}

/** The modules that these import without being asked to, by whatever way. */
function reachable(beginnings: readonly string[], modules: Modules): Set<string> {
  const seen = new Set(beginnings);
  for (const id of seen) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
  return seen;
}
