/** What package-lock.json says of an installed library. */
export interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The packages of package-lock.json by their folders, such as `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Returns the folder in which Node finds `name` from a library's folder: its own node_modules, or those of the folders around it. */
function findFolder(packages: LockedPackages, from: string, name: string): string | null {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf("/node_modules/")))) {
    const folder = `${around === "" ? "" : `${around}/`}node_modules/${name}`;
    if (packages[folder] !== undefined) return folder;
    if (around === "") return null;
  }
}

function listRequired({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Returns the folders of the libraries `names` and of all that these need. An optional peer is needed only where another one requires it. */
export function findNeededFolders(packages: LockedPackages, names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  const waiting = names.map((name) => findFolder(packages, "", name));
  while (waiting.length > 0) {
    const folder = waiting.pop();
    if (folder === null || folder === undefined || needed.has(folder)) continue;
    needed.add(folder);
    waiting.push(...listRequired(packages[folder] as LockedPackage).map((name) => findFolder(packages, folder, name)));
  }
  return needed;
}
