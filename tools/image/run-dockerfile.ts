import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type BuildContext, readCommand, readCopy, type Stage, type Step } from "./dockerfile.ts";
import { copyInto, type OverlayRoot, makeRoot } from "./overlay-roots.ts";

/** The result of a Dockerfile's steps. */
export interface BuiltImage {
  root: OverlayRoot;
  env: Record<string, string>;
  workDir: string;
  user: string;
  volumes: string[];
  command: string[];
  healthCheck: string[];
}

function copy(step: Step, image: BuiltImage, context: BuildContext, stages: ReadonlyMap<string, OverlayRoot>): void {
  const { from, sources, target } = readCopy(step);
  const place = path.join(image.root.folder, path.resolve(image.workDir, target)) + (target.endsWith("/") ? "/" : "");
  if (from !== null) {
    const other = stages.get(from);
    if (other === undefined) throw new Error(`There is no stage ${from}`);
    for (const source of sources) copyInto(path.join(other.folder, source), place, { withoutEndings: [] });
    return;
  }
  const taken = sources.flatMap((source) => (source === "." ? context.names : [source]));
  for (const name of taken) {
    if (!context.names.includes(name)) throw new Error(`${name} is not in the .dockerignore's list`);
    if (!existsSync(name)) throw new Error(`${name} is not there`);
    copyInto(name, sources.includes(".") || sources.length > 1 ? path.join(place, name) : place, context);
  }
}

function playStep(step: Step, image: BuiltImage, context: BuildContext, stages: ReadonlyMap<string, OverlayRoot>): void {
  switch (step.instruction) {
    case "WORKDIR":
      image.workDir = step.rest;
      mkdirSync(path.join(image.root.folder, step.rest), { recursive: true });
      break;
    case "COPY":
      copy(step, image, context, stages);
      break;
    case "RUN":
      image.root.run(["/bin/sh", "-c", step.rest], image.env, image.workDir);
      break;
    case "ENV": {
      const [name = "", ...value] = step.rest.split("=");
      image.env[name] = value.join("=");
      break;
    }
    case "USER":
      image.user = step.rest;
      break;
    case "VOLUME":
      image.volumes.push(step.rest);
      break;
    case "CMD":
      image.command = readCommand(step);
      break;
    case "HEALTHCHECK":
      image.healthCheck = readCommand(step);
      break;
    default:
    // EXPOSE and STOPSIGNAL have no effect while an image is built.
  }
}

/**
 * Runs the steps of all stages below `folder`, each in its own root, and returns the result of the last one. `tell` is called with each
 * step.
 */
export function runDockerfile(stages: readonly Stage[], context: BuildContext, folder: string, tell: (line: string) => void): BuiltImage {
  const named = new Map<string, OverlayRoot>();
  let image: BuiltImage | undefined;
  for (const [index, { base, name, steps }] of stages.entries()) {
    tell(`FROM ${base}`);
    const root = makeRoot(path.join(folder, String(index)), base.startsWith("node:"));
    image = { root, env: {}, workDir: "/", user: "root", volumes: [], command: [], healthCheck: [] };
    if (name !== null) named.set(name, root);
    for (const step of steps) {
      tell(`  ${step.instruction} ${step.rest}`);
      playStep(step, image, context, named);
    }
  }
  if (image === undefined) throw new Error("The Dockerfile has no stage");
  return image;
}
