/** The product token by which other sites' robots.txt can address us. */
export const ROBOT_NAME = "presently";

interface Rule {
  allows: boolean;
  /** The pattern as written: `*` stands for any characters, and a `$` at the end anchors it there. */
  path: string;
}

/** The rules of a robots.txt for one robot (RFC 9309). */
export type RobotRules = readonly Rule[];

interface Group {
  agents: string[];
  rules: Rule[];
}

function readGroups(text: string): Group[] {
  const groups: Group[] = [];
  let isInAgents = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, field = "", value = ""] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === "user-agent") {
      // Consecutive user-agent lines share the rules that follow.
      if (!isInAgents) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
      isInAgents = true;
    } else if (name === "allow" || name === "disallow") {
      isInAgents = false;
      // An empty Disallow forbids nothing (RFC 9309).
      if (value.trim() !== "") groups.at(-1)?.rules.push({ allows: name === "allow", path: value.trim() });
    }
  }
  return groups;
}

/** Returns the rules of the groups that name us or, where none does, those of the groups for all robots. */
export function readRobots(text: string): RobotRules {
  const groups = readGroups(text.slice(0, 500_000));
  const own = groups.filter(({ agents }) => agents.includes(ROBOT_NAME));
  return (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes("*"))).flatMap(({ rules }) => rules);
}

function matches(pattern: string, path: string): boolean {
  const isEnd = pattern.endsWith("$");
  const parts = (isEnd ? pattern.slice(0, -1) : pattern).split("*");
  let place = 0;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const found = index === 0 ? (path.startsWith(part) ? 0 : -1) : isLast && isEnd ? path.lastIndexOf(part) : path.indexOf(part, place);
    if (found < place && !(index === 0 && found === 0)) return false;
    place = found + part.length;
  }
  return !isEnd || place === path.length;
}

/**
 * Returns true when a path with its query may be requested. The longest matching rule decides; of two equally long ones, the one that
 * allows.
 */
export function isAllowed(rules: RobotRules, path: string): boolean {
  let decisive: Rule | undefined;
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue;
    const length = decisive?.path.length ?? -1;
    if (rule.path.length > length || (rule.path.length === length && rule.allows)) decisive = rule;
  }
  return decisive?.allows ?? true;
}
