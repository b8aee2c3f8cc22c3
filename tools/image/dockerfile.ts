/** One instruction of a Dockerfile: its name in capitals, and its arguments on one line. */
export interface Step {
  instruction: string;
  rest: string;
}

/** The instructions from one FROM to the next. */
export interface Stage {
  /** The image that the stage begins with. */
  base: string;
  /** The name by which later stages refer to it; the last one has none. */
  name: string | null;
  steps: Step[];
}

const INSTRUCTIONS = ["WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"];

/** Returns the stages of a Dockerfile. Throws for instructions that this parser does not support. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split("\n")
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join("\n")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n");
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, instruction = "", rest = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    if (instruction === "FROM") {
      const [base = "", , name = null] = rest.split(/\s+/);
      stages.push({ base, name, steps: [] });
    } else if (INSTRUCTIONS.includes(instruction) && stage !== undefined) stage.steps.push({ instruction, rest });
    else throw new Error(`This line of the Dockerfile is not understood: ${line}`);
  }
  return stages;
}

/** Returns the command of a CMD or a HEALTHCHECK in exec form. Throws for the shell form. */
export function readCommand({ rest }: Step): string[] {
  const list = /\[.*\]$/.exec(rest)?.[0];
  if (list === undefined) throw new Error(`This is no list of words: ${rest}`);
  return JSON.parse(list) as string[];
}

/** Returns what COPY copies: from which stage (null: from the project), which paths, and where to. */
export function readCopy({ rest }: Step): { from: string | null; sources: string[]; target: string } {
  const words = rest.split(/\s+/);
  const flags = words.filter((word) => word.startsWith("--"));
  const from = flags[0]?.startsWith("--from=") ? flags[0].slice("--from=".length) : null;
  if (flags.length > (from === null ? 0 : 1)) throw new Error(`This COPY has flags that are not understood: ${rest}`);
  const paths = words.slice(flags.length);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? "" };
}

/** The files of a build: top-level names of the project, without files that end in one of `withoutEndings`. */
export interface BuildContext {
  names: string[];
  withoutEndings: string[];
}

/** Parses a .dockerignore that lists what is included (`*`, then `!name`) and endings that are not. Throws for other patterns. */
export function parseDockerIgnore(text: string): BuildContext {
  const [first, ...lines] = text.split("\n").filter((line) => !/^\s*(#|$)/.test(line));
  if (first !== "*") throw new Error("The .dockerignore has to begin with *: what is taken is listed");
  const context: BuildContext = { names: [], withoutEndings: [] };
  for (const line of lines) {
    if (/^![\w.-]+$/.test(line)) context.names.push(line.slice(1));
    else if (/^\*\*\/\*\.[\w.]+$/.test(line)) context.withoutEndings.push(line.slice("**/*".length));
    else throw new Error(`This line of the .dockerignore is not understood: ${line}`);
  }
  return context;
}
