import { Parser } from "htmlparser2";
import { TOO_MUCH } from "./answers.ts";

const DRAWING = new Set("svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath".split(" "));
/** What drawing programs write beside the drawing; it is left out with all that is in it. */
const NOTES = /^(?:metadata|title|desc|[a-z][\w-]*:.*)$/i;

const ATTRIBUTES = new Set(
  (
    "id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox preserveAspectRatio gradientUnits gradientTransform " +
    "spreadMethod clipPathUnits offset fill fill-opacity fill-rule clip-rule clip-path stroke stroke-width stroke-linecap stroke-linejoin " +
    "stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity stop-color stop-opacity opacity color display visibility"
  ).split(" "),
);

const MAX_ELEMENTS = 5000;
const MAX_DEPTH = 40;
/** Of one element; a megabyte has room for a hundred thousand. */
const MAX_ATTRIBUTES = 100;

/** Values may name a part of the same drawing, and nothing else: no address, no script, no rule of CSS. */
function isPlainValue(value: string): boolean {
  const rest = value.replaceAll(/url\(\s*["']?#[\w-]+["']?\s*\)/g, "");
  return !/[<>&\\{}@]|url|:|\/\*|expression/i.test(rest);
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Returns the declarations of a `style` attribute as attributes of their own. */
function declarationsOf(style: string): [string, string][] {
  return style
    .split(";")
    .map((declaration) => declaration.split(":"))
    .filter((parts) => parts.length === 2)
    .map(([name = "", value = ""]) => [name.trim(), value.trim()]);
}

function writeAttributes(given: Readonly<Record<string, string>>): string {
  const { style = "", ...others } = given;
  const all = new Map([...Object.entries(others), ...declarationsOf(style)]);
  const kept = [...all].filter(([name, value]) => ATTRIBUTES.has(name) && isPlainValue(value));
  return kept.map(([name, value]) => ` ${name}="${escape(value)}"`).join("");
}

const lengthOf = (value: string | undefined) => (/^\d+(?:\.\d+)?(?:px)?$/.test(value ?? "") ? Number.parseFloat(value ?? "") : null);

/** Returns the size of a drawing in its own units, from its `viewBox` or its width and height; null where it states none. */
function sizeOf({ viewBox, width, height }: Readonly<Record<string, string>>): { width: number; height: number } | null {
  const box =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [w, h] = box.length === 4 ? [box[2], box[3]] : [lengthOf(width), lengthOf(height)];
  const isSize = (side: number | null | undefined): side is number => typeof side === "number" && side > 0 && side <= 10_000;
  return isSize(w) && isSize(h) ? { width: Math.max(1, Math.round(w)), height: Math.max(1, Math.round(h)) } : null;
}

export type SvgReading =
  | { ok: true; svg: string; width: number; height: number }
  /** `element` is what stands in the drawing and is refused; null where it is no drawing at all. */
  | { ok: false; element: string | null };

/**
 * Returns a drawing of shapes alone, written anew (U1): what may run, load, animate or style is refused, what drawing programs note beside it is
 * left out, and so are texts, and attributes that are not about the shapes. Entities are not resolved.
 */
export function sanitizeSvg(source: string): SvgReading {
  let output = "";
  let size: ReturnType<typeof sizeOf> = null;
  let refused: string | null = null;
  let elements = 0;
  let attributesOfElement = 0;
  let depth = 0;
  /** The depth of the note that is left out, or 0. */
  let skippedAt = 0;
  // What comes after is not read: a megabyte of open elements would take the parser a minute.
  function refuse(what: string) {
    refused = what;
    parser.pause();
  }
  const parser = new Parser(
    {
      onattribute() {
        attributesOfElement += 1;
        if (attributesOfElement > MAX_ATTRIBUTES) refuse(TOO_MUCH);
      },
      onopentag(name, attributes) {
        attributesOfElement = 0;
        depth += 1;
        elements += 1;
        if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) return refuse(TOO_MUCH);
        if (skippedAt > 0) return;
        if (depth === 1 ? name !== "svg" : name === "svg" || !DRAWING.has(name)) {
          if (depth > 1 && NOTES.test(name)) skippedAt = depth;
          else refuse(name);
        } else if (depth === 1) {
          size = sizeOf(attributes);
          const { width, height, viewBox } = attributes;
          const box = viewBox ?? `0 0 ${Number.parseFloat(width ?? "")} ${Number.parseFloat(height ?? "")}`;
          output += `<svg xmlns="http://www.w3.org/2000/svg"${writeAttributes({ ...attributes, viewBox: box })}>`;
        } else output += `<${name}${writeAttributes(attributes)}>`;
      },
      onclosetag(name) {
        if (skippedAt === 0) output += `</${name}>`;
        if (skippedAt === depth) skippedAt = 0;
        depth -= 1;
      },
    },
    { xmlMode: true, decodeEntities: false, recognizeSelfClosing: true },
  );
  parser.end(source);
  if (refused !== null) return { ok: false, element: refused };
  // The closures above have written it, which the compiler cannot see.
  const measured = size as ReturnType<typeof sizeOf>;
  return measured === null ? { ok: false, element: null } : { ok: true, svg: output, ...measured };
}
