import type { RequirementGroup } from "./safety-requirements.ts";

/** A file that may prove a requirement: its path from the root, and its text. */
export interface Source {
  path: string;
  text: string;
}

const IDS = "[A-Z]\\d(?:, [A-Z]\\d)*";
/**
 * Patterns of how an ID is named: at the head of a title or a comment ("Z4, Z5: …"), at its end in brackets ("… (Z7)"), or as a whole
 * message ("O4"). Elsewhere such letters mean something else: a cell of a table, a byte of an address.
 */
const MENTIONS = [
  new RegExp(`(?:["'\`/*]\\s*|["'\`][^"'\`:]*, )(${IDS}):`, "g"),
  new RegExp(`\\s\\((?:[^()]*, )?(${IDS})\\)`, "g"),
  new RegExp(`["'](${IDS})["']`, "g"),
];
/** Only tests, and tools that try something, prove a requirement; the checks themselves do not. */
const PROVES = /^(?!tools\/checks\/).*(\.test\.tsx?|\.spec\.ts)$|^tools\/(?!checks\/).*\.ts$/;

/** Returns the IDs that a text names, each once. */
export function findNamedIds(text: string): Set<string> {
  return new Set(MENTIONS.flatMap((mention) => [...text.matchAll(mention)].flatMap(([, ids = ""]) => ids.split(", "))));
}

/** Returns the paths that name each ID of `groups`, in their order; an empty list for an ID without proof. */
export function findProofs(groups: readonly RequirementGroup[], sources: readonly Source[]): Map<string, string[]> {
  const proofs = new Map<string, string[]>(groups.flatMap(({ requirements }) => Object.keys(requirements).map((id) => [id, []])));
  for (const { path, text } of sources.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    if (PROVES.test(path)) for (const id of findNamedIds(text)) proofs.get(id)?.push(path);
  }
  return proofs;
}

/** Returns the text of docs/safety.md. */
export function renderSafetyPage(groups: readonly RequirementGroup[], proofs: ReadonlyMap<string, readonly string[]>): string {
  const sections = groups.map(({ title, requirements }) => {
    const rows = Object.entries(requirements).map(
      ([id, text]) => `| ${id} | ${text} | ${(proofs.get(id) ?? []).map((path) => `\`${path}\``).join("<br>")} |`,
    );
    return `## ${title}\n\n| ID | What must hold | Named by |\n|---|---|---|\n${rows.join("\n")}\n`;
  });
  return `# What must hold, and what proves it

Made by \`npm run check -- --fix\`; \`npm run check\` fails when it is stale, or when an ID is named by no test and no script. The texts stand in
\`tools/checks/safety-requirements.ts\`. How the whole is attacked from outside: [attack.md](attack.md).

${sections.join("\n")}`;
}
