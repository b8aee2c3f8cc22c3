import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COVER_FOLDER } from "#db/seed/pictures/demo-covers.ts";
import { PICTURE_FOLDER } from "#db/seed/pictures/demo-stills.ts";
import { COLLAGE_FOLDER, STILL_FOLDER } from "#app/features/still-lifes/still-address.ts";
import { FOCUS_STEP } from "#app/platform/storage/focal-point.ts";

test("there is a rule for every focal point that an address can name", () => {
  const rules = readFileSync("app/ui/focal-point.css", "utf8");
  for (const axis of ["x", "y"])
    for (let percent = 0; percent <= 100; percent += FOCUS_STEP)
      expect(rules).toContain(`[data-focus-${axis}="${percent}"] {\n    --focus-${axis}: ${percent}%;`);
});

test("the wrapped box is drawn in the colors of the tokens that it names", () => {
  const tokens = readFileSync("app/app.css", "utf8");
  const drawing = readFileSync("app/ui/picture.css", "utf8");
  for (const name of ["line", "edge"]) {
    const color = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? "no color";
    expect(drawing, name).toContain(color.replace("#", "%23"));
  }
  expect(tokens).toContain("--color-card: #ffffff;");
  expect(drawing).toContain("fill='%23fff'");
});

test("at night every drawing of the shop is dimmed as the demo's are", () => {
  const css = readFileSync("app/ui/picture.css", "utf8");
  const dimmed = /img:is\(([^{]*)\) \{\s*filter: brightness\(0\.84\);/.exec(css)?.[1] ?? "";
  const starts = [...dimmed.matchAll(/\[src\^="\/media\/([^"]+)"\]/g)].map(([, start = ""]) => start);
  for (const folder of [PICTURE_FOLDER, COVER_FOLDER, STILL_FOLDER, COLLAGE_FOLDER])
    expect(
      starts.some((start) => folder.startsWith(start)),
      folder,
    ).toBe(true);
});
