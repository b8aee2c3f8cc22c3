// Writes into deploy/ which very images its names stand for today: node scripts/pin-images.ts [FOLDER]
// Each image of another project in compose.yaml and the Dockerfile gets the digest (@sha256:…) that its registry has for the name, so that every
// build and start takes that one, whatever the name leads to later. Run it again to take newer ones. It needs Docker with buildx, and the registry.
// Exits with 1 where a registry knows no digest; then no file is changed.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILES = ["compose.yaml", "Dockerfile"];
/** `image: name:tag` or `FROM name:tag`, with a digest that is there already. What has no tag is built here. */
const IMAGE = /^(\s*image: |FROM )([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?=\s|$)/gm;
const FORMAT = ["--format", "{{.Manifest.Digest}}"];

const [folder = path.resolve(import.meta.dirname, "../deploy")] = process.argv.slice(2);
const texts = FILES.map((name) => path.join(folder, name)).map((file) => [file, readFileSync(file, "utf8")] as const);
const names = new Set(texts.flatMap(([, text]) => [...text.matchAll(IMAGE)].map(([, , name]) => name as string)));
const digests = new Map<string, string>();
for (const name of names) {
  const { stdout } = spawnSync("docker", ["buildx", "imagetools", "inspect", name, ...FORMAT], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const digest = (stdout ?? "").trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) {
    process.stderr.write(`The registry does not say which image ${name} is, and nothing was changed.\n`);
    process.exit(1);
  }
  digests.set(name, digest);
  process.stdout.write(`${name} is ${digest}\n`);
}
const pin = (_all: string, before: string, name: string) => `${before}${name}@${digests.get(name)}`;
for (const [file, text] of texts) writeFileSync(file, text.replaceAll(IMAGE, pin));
