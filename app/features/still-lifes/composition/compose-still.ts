import type { Kind, Looks } from "../kinds/kind.ts";
import { PIGMENTS, distance } from "../parts/colors.ts";
import { oval, put } from "../parts/lines.ts";
import { Pen } from "../parts/pen.ts";
import { pool } from "../parts/solids.ts";
import { castShadow, chooseTint, drawPaper, drawTable } from "./grounds.ts";
import type { PatternName } from "./patterns.ts";
import { drawLyingProp, drawStandingProp, type LyingProp, lyingPropNames, type StandingProp, standingPropNames } from "./props.ts";
import { type SeededChoice, seededChoice } from "./seeded-choice.ts";

/** The side of a picture in SVG units, where the table begins, and where things stand on it. */
const SIZE = 600;
const TABLE_TOP = 424;
const STANDING_LINE = 506;
const MIDDLE = 300;

/** How much of a picture is shown: all of it, or its middle from close by. */
export type StillView = "whole" | "near";
const FRAMES: Readonly<Record<StillView, string>> = { whole: `0 0 ${SIZE} ${SIZE}`, near: "140 170 320 320" };

/** The content of a picture; the seed decides everything else. */
export interface StillLife {
  kind: Kind;
  looks: Looks;
  pattern: PatternName;
  seed: string;
}

const PROP_TONES = [PIGMENTS.sage, PIGMENTS.rust, PIGMENTS.sky, PIGMENTS.marigold, PIGMENTS.blush, PIGMENTS.evergreen] as const;

function propTone(color: string, chance: SeededChoice): string {
  const tones = PROP_TONES.filter((tone) => distance(tone, color) > 0.18);
  return chance.of(tones.length === 0 ? PROP_TONES : tones);
}

function drawStanding(pen: Pen, { kind, looks, pattern }: StillLife, chance: SeededChoice): string {
  const tone = propTone(looks.color, chance);
  const [one, other] = [chance.of(standingPropNames), chance.of(standingPropNames)];
  const isLeft = chance.pick(2) === 0;
  const behind = prop(pen, one, tone, isLeft ? 74 : 526, 452);
  const second = other !== one && chance.pick(5) < 2 ? prop(pen, other, tone, isLeft ? 536 : 66, 446) : "";
  return (
    drawPaper(pen, chooseTint(looks.color, chance), pattern, chance, { width: SIZE, height: SIZE }) +
    drawTable(pen, looks.color, chance, { width: SIZE, height: SIZE, top: TABLE_TOP }) +
    behind +
    second +
    (kind.foot === 0 ? "" : castShadow(pen, MIDDLE, STANDING_LINE, kind.foot) + pool(pen, MIDDLE, STANDING_LINE, kind.foot)) +
    put(kind.draw(pen, looks), MIDDLE, STANDING_LINE, { scale: 1.12 })
  );
}

function prop(pen: Pen, name: StandingProp, tone: string, x: number, y: number): string {
  return put(drawStandingProp(pen, name, tone), x, y, { scale: 0.92 });
}

const CORNERS = [
  { x: 84, y: 96, turn: 128 },
  { x: 516, y: 504, turn: -52 },
  { x: 80, y: 520, turn: 40 },
  { x: 524, y: 84, turn: -138 },
] as const;

function drawLying(pen: Pen, { kind, looks, pattern }: StillLife, chance: SeededChoice): string {
  const tone = propTone(looks.color, chance);
  const first = chance.pick(CORNERS.length);
  const names: [LyingProp, LyingProp] = [chance.of(lyingPropNames), chance.of(lyingPropNames)];
  const corner = (index: number, name: LyingProp) => {
    const { x, y, turn } = CORNERS[index % CORNERS.length] as (typeof CORNERS)[number];
    return put(drawLyingProp(pen, name, tone), x, y, { turn, scale: 0.82 });
  };
  const shadow = pen.radial([
    [0, "#2a1a12", 0.2],
    [0.62, "#2a1a12", 0.1],
    [1, "#2a1a12", 0],
  ]);
  return (
    drawPaper(pen, chooseTint(looks.color, chance), pattern, chance, { width: SIZE, height: SIZE }) +
    corner(first, names[0]) +
    (names[0] === names[1] ? "" : corner(first + 1 + (first % 2) * 2, names[1])) +
    oval(MIDDLE + 12, MIDDLE + 18, 250, 236, shadow) +
    put(kind.draw(pen, looks), MIDDLE, MIDDLE, { scale: 1.14 })
  );
}

function drawHanging(pen: Pen, { kind, looks, pattern }: StillLife, chance: SeededChoice): string {
  const shadow = pen.radial([
    [0, "#2a1a12", 0.22],
    [0.6, "#2a1a12", 0.1],
    [1, "#2a1a12", 0],
  ]);
  return (
    drawPaper(pen, chooseTint(looks.color, chance), pattern, chance, { width: SIZE, height: SIZE }) +
    oval(MIDDLE + 16, MIDDLE + 22, 240, 240, shadow) +
    put(kind.draw(pen, looks), MIDDLE, MIDDLE, { scale: 1.14 })
  );
}

const COMPOSERS = { standing: drawStanding, lying: drawLying, hanging: drawHanging };

/** Returns the picture as SVG, the same every time for the same content; `side` is its width and height in pixels. */
export function composeStill(still: StillLife, side: number, view: StillView = "whole"): string {
  const pen = new Pen();
  const body = COMPOSERS[still.kind.view](pen, still, seededChoice(still.seed));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${FRAMES[view]}">${pen.definitions()}${body}</svg>`;
}
