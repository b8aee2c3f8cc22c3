import { changesIn } from "../change.ts";

const PALETTE = ["app/features/look/palette.test.ts"];
const SVG = ["app/features/appearance/sanitize-svg.test.ts"];
const KEPT = ["app/platform/page-cache/cached-value.test.ts"];

export const LOOK_CHANGES = [
  ...changesIn("look", "app/features/look/palette.ts", PALETTE, [
    ["export const TEXT_CONTRAST = 4.5;", "export const TEXT_CONTRAST = 3;", "E1 – text has 4.5:1."],
    [
      "return Math.min(onLight, underLight, asOutline);",
      "return Math.min(onLight, asOutline);",
      "E1 – a color is measured as a dark surface too.",
    ],
    ["if (contrast >= TEXT_CONTRAST) return [];", "if (contrast >= 0) return [];", "E1 – a color that cannot be read is refused."],
  ]),
  ...changesIn(
    "look",
    "app/features/look/link-targets.ts",
    ["app/features/look/schema.test.ts"],
    [["return /^\\/(?![/\\\\])[^\\\\\\s]*$/.test(to);", "return /^\\//.test(to);", "A8 – a path of ours leads to no other host."]],
  ),
  ...changesIn("look", "app/features/appearance/sanitize-svg.ts", SVG, [
    [
      "const kept = [...all].filter(([name, value]) => ATTRIBUTES.has(name) && isPlainValue(value));",
      "const kept = [...all].filter(([, value]) => isPlainValue(value));",
      "U1 – only attributes of shapes.",
    ],
    [
      "const kept = [...all].filter(([name, value]) => ATTRIBUTES.has(name) && isPlainValue(value));",
      "const kept = [...all].filter(([name]) => ATTRIBUTES.has(name));",
      "U1 – no address in an attribute.",
    ],
    ["else refuse(name);", "else skippedAt = depth;", "U1 – what is more than a shape is refused."],
  ]),
  ...changesIn(
    "look",
    "app/features/pages/placeholders.ts",
    ["app/features/pages/placeholders.test.ts"],
    [['values[name].replace(MARKS, "\\\\$&")', "values[name]", "O2 – a value is text, whatever signs it has."]],
  ),
  ...changesIn("look", "app/platform/page-cache/cached-value.server.ts", KEPT, [
    ["if (changes === changesBefore) {", "if (true) {", "What was read before a change is not kept."],
    ["BRIEF_LIFE_MS = 1000;", "BRIEF_LIFE_MS = 100_000;", "G4 – a lost message is made up for within a second."],
    ["if (!isDatabaseAway(error)) throw error;", "throw error;", "G1 – without a database the last look stands."],
  ]),
];
