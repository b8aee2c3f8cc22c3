interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/**
 * Entry points of the module graph that nearly every public page needs: the document, the layout around each page, and the cards that most
 * show.
 */
const BEGINNINGS = [
  "app/root.tsx",
  "app/routes/site/layout.tsx",
  "app/features/catalogue/components/gift-grid.tsx",
  "app/features/lists/components/save-heart.tsx",
  "app/features/catalogue/components/share-gift.tsx",
  "app/features/catalogue/components/reload-button.tsx",
  "app/ui/breadcrumbs.tsx",
  "app/ui/badge.tsx",
];
/** Modules whose icons are put into the shop's file, or each icon would be a file of its own. */
const ICON_USERS = ["app/routes/site/gift.tsx", "app/routes/site/category.tsx", "app/routes/site/home.tsx"];
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie|turbo-stream)\/|vite\/preload-helper/;
const OURS = /app\/(ui|site|features|platform)\//;
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\/([a-z0-9-]+)\./;
const ICON_SET = "node_modules/lucide-react/";
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/**
 * Returns a function that names the output file of a browser module; undefined leaves it to the bundler. Modules that every page needs are
 * in two files that compress well, instead of thirty that do not (nor fit into a browser's six connections); modules that only some pages
 * need are in neither.
 */
export function makeChunkNamer(root: string): (id: string, modules: Modules) => string | undefined {
  let everywhere: { modules: Set<string>; icons: Set<string> } | undefined;
  return (id, modules) => {
    if (FRAMEWORK.test(id)) return "framework";
    everywhere ??= findNeededEverywhere(root, modules);
    const icon = ICON.exec(id)?.[1];
    if (icon !== undefined) return everywhere.icons.has(icon) ? "shop" : undefined;
    if (id.includes(ICON_SET)) return "shop";
    return OURS.test(id) && everywhere.modules.has(id) ? "shop" : undefined;
  };
}

/** Returns the modules that the entry points import statically, directly or not, and the icons that these name. */
function findNeededEverywhere(root: string, modules: Modules): { modules: Set<string>; icons: Set<string> } {
  const from = (files: readonly string[]) =>
    reachable(
      files.map((file) => `${root}/${file}`),
      modules,
    );
  // The icon package's entry exports all icons; only the importing code shows which of them are used.
  const code = [...from([...BEGINNINGS, ...ICON_USERS])].map((id) => modules.getModuleInfo(id)?.code ?? "").join("\n");
  const names = [...code.matchAll(ICON_IMPORT)].flatMap(([, list = ""]) => list.split(","));
  return { modules: from(BEGINNINGS), icons: new Set(names.map(fileNameOf)) };
}

function reachable(beginnings: readonly string[], modules: Modules): Set<string> {
  const seen = new Set(beginnings);
  for (const id of seen)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) if (!imported.includes(ICON_SET)) seen.add(imported);
  return seen;
}

/** Returns "trash-2" for "Trash2" and "Trash2 as Bin". */
function fileNameOf(importedName: string): string {
  const [name = ""] = importedName.trim().split(/\s/);
  return name
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1-$2")
    .replaceAll(/([0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
}
