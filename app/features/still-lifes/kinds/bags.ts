import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { box, pool, sheet } from "../parts/solids.ts";
import { ribs, wicker } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

const seam = (d: string, color: string) => line(d, lighten(color, 0.5), 2, 'stroke-dasharray="7 5" opacity=".8"');
const buckle = (pen: Pen, x: number, y: number, metal: string) =>
  fill(bar(x - 12, y - 14, 24, 28, 4), pen.metal(metal)) + fill(bar(x - 6, y - 8, 12, 16, 2), "#2a1a12", 'opacity=".4"');

export const BAGS: Family = {
  tote: standingKind(130, ["cream", "oat", "sage", "navy"], ["rust", "evergreen", "leather"], (pen, { color, accent, motif: print }) =>
    put(
      tube("M-64-226C-64-330 64-330 64-226", 15, accent) +
        fill("M-124-236H124L136-8Q0 10-136-8z", pen.face(color)) +
        line("M-118-224H118", darken(color, 0.3), 3) +
        seam("M-120-212H120", darken(color, 0.3)) +
        line("M-60-230C-70-120-56-60-66-4M66-230C74-120 60-60 70-4", darken(color, 0.4), 5, 'opacity=".14"') +
        motif(print, accent, 0, -110, 110),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  handbag: standingKind(140, ["leather", "burgundy", "black", "sage"], ["brass", "gold"], (pen, { color, accent }) =>
    put(
      tube("M-74-170C-74-300 74-300 74-170", 17, darken(color, 0.1)) +
        fill("M-130-176Q0-196 130-176L146-12Q0 8-146-12z", pen.ball(color)) +
        fill("M-132-176Q0-196 132-176L124-84Q0-52-124-84z", pen.face(lighten(color, 0.05))) +
        seam("M-120-92Q0-64 120-92", color) +
        fill(bar(-17, -86, 34, 36, 8), pen.metal(accent)) +
        disc(-74, -172, 11, "none", `stroke="${accent}" stroke-width="5"`) +
        disc(74, -172, 11, "none", `stroke="${accent}" stroke-width="5"`),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  backpack: standingKind(120, ["teal", "rust", "navy", "olive", "marigold"], ["leather", "charcoal"], (pen, { color, accent }) =>
    put(
      tube("M-28-284C-28-320 28-320 28-284", 13, accent) +
        line("M-112-210C-140-150-140-80-118-20M112-210C140-150 140-80 118-20", darken(color, 0.4), 20) +
        fill("M-112-24V-200C-112-320 112-320 112-200V-24Q112 0 88 0H-88Q-112 0-112-24z", pen.round(color)) +
        fill("M-112-190C-112-318 112-318 112-190V-176Q0-150-112-176z", pen.round(lighten(color, 0.05))) +
        seam("M-108-184Q0-158 108-184", color) +
        fill(bar(-80, -124, 160, 104, 18), pen.face(darken(color, 0.08))) +
        line("M-76-104H76", darken(color, 0.4), 5) +
        seam("M-74-96H74", color) +
        [-48, 48].map((x) => fill(bar(x - 9, -200, 18, 74, 4), accent) + buckle(pen, x, -140, PIGMENTS.brass)).join(""),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  duffel: standingKind(170, ["olive", "navy", "rust", "charcoal"], ["leather"], (pen, { color, accent }) =>
    put(
      tube("M-66-130C-70-260 70-260 66-130", 15, accent) +
        fill(
          "M-176-60C-180-160-150-170-120-172H120C150-170 180-160 176-60C176-16 160 0 130 0H-130C-160 0-176-16-176-60z",
          pen.round(color),
        ) +
        line("M-130-166H130", darken(color, 0.45), 7) +
        line("M-128-168H128", PIGMENTS.brass, 2.4, 'stroke-dasharray="3 3"') +
        [-66, 66]
          .map(
            (x) =>
              fill(bar(x - 13, -168, 26, 168), pen.face(accent)) +
              seam(`M${x - 8}-164V-4M${x + 8}-164V-4`, accent) +
              buckle(pen, x, -84, PIGMENTS.brass),
          )
          .join("") +
        fill("M-176-60C-178-130-166-156-140-168L-136-4C-160-4-176-20-176-60z", darken(accent, 0.05), 'opacity=".85"') +
        fill("M176-60C178-130 166-156 140-168L136-4C160-4 176-20 176-60z", darken(accent, 0.2), 'opacity=".85"'),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  suitcase: standingKind(110, ["sage", "navy", "coral", "charcoal"], ["leather", "steel"], (pen, { color, accent }) =>
    put(
      line("M-34-270V-334H34V-270", "#8d9294", 9) +
        fill(bar(-40, -344, 80, 17, 8), accent) +
        [-74, 74].map((x) => disc(x, -8, 13, PIGMENTS.charcoal)).join("") +
        box(pen, color, { width: 200, height: 260, depth: 66, y: -14, radius: 24 }) +
        ribs({ x: -74, y: -256, width: 150, height: 226 }, color, { gap: 30, strength: 0.55 }) +
        line(bar(-98, -272, 196, 256, 24), lighten(color, 0.4), 2.4, 'opacity=".6"') +
        fill(bar(80, -164, 14, 44, 4), accent) +
        fill(bar(-26, -280, 52, 14, 6), darken(color, 0.35)),
      -14,
      0,
      { scale: 1.02 },
    ),
  ),
  "packing cubes": standingKind(0, ["teal", "rust", "navy"], ["marigold"], (pen, { color, accent }) => {
    const cube = (tone: string, w: number, h: number) =>
      box(pen, tone, {
        width: w,
        height: h,
        depth: 110,
        radius: 8,
        top: lighten(tone, 0.1),
        front: line(`M8 ${h * 0.2}H${w - 8}`, darken(tone, 0.5), 5) + line(`M${w - 50} ${h * 0.2}h26`, PIGMENTS.brass, 6),
      }) + oval(24, -h - 18, w * 0.34, 12, darken(tone, 0.35), 'opacity=".4"');
    return (
      pool(pen, 0, 2, 170) +
      put(cube(color, 280, 74), -26, 0, { scale: 1.05 }) +
      put(cube(accent, 240, 66), -32, -84, { scale: 1.02 }) +
      put(cube(PIGMENTS.coral, 170, 60), -60, -158)
    );
  }),
  pouch: standingKind(140, ["sage", "rust", "navy", "blush"], ["brass", "leather"], (pen, { color, accent, motif: print }) =>
    put(
      fill("M-150-150Q0-168 150-150L164-12Q0 10-164-12z", pen.ball(color)) +
        line("M-146-142Q0-160 146-142", darken(color, 0.45), 8) +
        line("M-144-143Q0-161 144-143", PIGMENTS.brass, 2.6, 'stroke-dasharray="3 3"') +
        fill("M146-150L196-120L176-108L140-136z", pen.face(accent)) +
        motif(print, lighten(color, 0.5), 0, -70, 84) +
        seam("M-150-24Q0-4 150-24", color),
      0,
      0,
      { scale: 1.08 },
    ),
  ),
  "walk bag": standingKind(130, ["olive", "navy"], ["leather"], (pen, { color, accent }) =>
    put(
      line("M-110-160C-130-330 130-330 110-160", darken(color, 0.35), 17) +
        fill("M-124-170H124L130-16Q0 6-130-16z", pen.face(color)) +
        fill("M-128-178H128L122-84Q0-56-122-84z", pen.face(lighten(color, 0.05))) +
        seam("M-116-94Q0-66 116-94", color) +
        fill(bar(-14, -104, 28, 66, 6), pen.face(accent)) +
        buckle(pen, 0, -62, PIGMENTS.brass) +
        fill(bar(44, -58, 66, 46, 6), darken(color, 0.1)) +
        motif("paw", accent, -70, -36, 44) +
        line("M124-140C160-130 160-80 150-50", accent, 8) +
        put(fill("M-11-16h22v26h-22z", PIGMENTS.leaf) + fill("M-8 10h16l4 22h-24z", "#7fb08a"), 150, -40),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  wallet: lyingKind(["leather", "tan", "chocolate", "black"], ["brass"], (pen, { color, accent }) =>
    put(
      put(sheet(pen, 300, 120, PIGMENTS.sage, { shadow: 4, print: oval(0, 0, 40, 40, darken(PIGMENTS.sage, 0.2)) }), 0, -84) +
        sheet(pen, 340, 230, color, { radius: 16, shadow: 14 }) +
        line("M0-110V110", darken(color, 0.3), 4) +
        seam("M-158-103H158V103H-158z", color) +
        times(
          3,
          (i) =>
            fill(
              bar(14, -78 + i * 44, 146, 96 - i * 8, 6),
              pen.face(i === 0 ? PIGMENTS.sky : i === 1 ? PIGMENTS.marigold : darken(color, 0.05)),
            ) + line(`M14 ${-78 + i * 44}h146`, darken(color, 0.4), 2),
        ) +
        fill(bar(-158, 10, 146, 92, 8), pen.face(darken(color, 0.06))) +
        disc(-84, 30, 11, pen.metal(accent)),
      0,
      10,
      { turn: -7, scale: 1.06 },
    ),
  ),
  "luggage tag": lyingKind(["leather", "navy", "rust"], ["brass"], (pen, { color, accent, motif: print }) =>
    put(
      line("M0-150C-60-220 60-240 50-190C40-160 10-160 0-130", darken(color, 0.14), 13) +
        fill("M-84-90L-40-150H40L84-90V160Q84 176 68 176H-68Q-84 176-84 160z", "#2a1a12", 'opacity=".17" transform="translate(9 12)"') +
        fill("M-84-90L-40-150H40L84-90V160Q84 176 68 176H-68Q-84 176-84 160z", pen.face(color)) +
        seam("M-74-86L-36-140H36L74-86V156Q74 166 64 166H-64Q-74 166-74 156z", color) +
        disc(0, -118, 14, pen.metal(accent)) +
        disc(0, -118, 7, darken(color, 0.5)) +
        fill(bar(-56, -60, 112, 196, 8), darken(color, 0.2)) +
        fill(bar(-50, -54, 100, 184, 5), PIGMENTS.cream) +
        motif(print, PIGMENTS.rust, 0, -10, 60) +
        line("M-34 48H34M-34 72H34M-34 96H10", PIGMENTS.brown, 4, 'opacity=".6"'),
      0,
      14,
      { turn: 12 },
    ),
  ),
  basket: standingKind(160, ["willow", "straw", "bamboo"], ["leather"], (pen, { color, accent }) => {
    const d = "M-140-150Q0-128 140-150L118-6Q0 14-118-6z";
    return put(
      tube("M-80-146C-90-300 90-300 80-146", 15, accent) +
        oval(0, -150, 140, 24, darken(color, 0.5)) +
        fill(d, pen.round(color)) +
        `<g ${pen.clip(d)}>${wicker({ x: -142, y: -150, width: 290, height: 160 }, color, 22)}</g>` +
        oval(0, -150, 140, 24, "none", `stroke="${lighten(color, 0.1)}" stroke-width="11"`) +
        tube("M-80-140C-90-290 90-290 80-140", 14, accent) +
        fill(bar(-92, -150, 24, 44, 6), accent) +
        fill(bar(68, -150, 24, 44, 6), accent),
      0,
      0,
      { scale: 1.1 },
    );
  }),
  trug: standingKind(170, ["willow"], ["coral"], (pen, { color, accent }) => {
    const d = "M-170-100Q0-70 170-100C150-20 80 0 0 0C-80 0-150-20-170-100z";
    return put(
      times(7, (i) =>
        put(
          line("M0 0V-120", "#557a4c", 5) +
            times(7, (k) =>
              put(oval(0, -16, 9, 17, [accent, PIGMENTS.butter, PIGMENTS.lilac, "#f4ece0"][i % 4] as string), 0, -122, { turn: k * 51 }),
            ) +
            disc(0, -122, 8, PIGMENTS.marigold),
          -96 + i * 32,
          -76,
          { turn: -40 + i * 13 },
        ),
      ) +
        fill(d, pen.round(color)) +
        `<g ${pen.clip(d)}>${wicker({ x: -172, y: -104, width: 344, height: 110 }, color, 22)}</g>` +
        line("M-170-100Q0-70 170-100", lighten(color, 0.2), 10) +
        line("M-6-4C-30-330 36-330 10-4", darken(color, 0.3), 18) +
        line("M-8-4C-32-328 34-328 8-4", color, 12),
      0,
      0,
      { scale: 1.08 },
    );
  }),
  organizer: standingKind(170, ["gray", "charcoal"], ["leather"], (pen, { color, accent }) =>
    put(
      fill("M-170-110H170L200-170H-130z", darken(color, 0.5)) +
        times(4, (i) => put(turnedThing(pen, i), -116 + i * 74, -116)) +
        box(pen, color, { width: 340, height: 116, depth: 0 }) +
        fill("M170-116L206-174V-58L170 0z", darken(color, 0.3)) +
        line("M-56-116V0M58-116V0", darken(color, 0.3), 4) +
        seam("M-162-108H162V-8H-162z", color) +
        line("M-40-70C-40-30 40-30 40-70", accent, 13),
      -16,
      0,
      { scale: 1.04 },
    ),
  ),
  "dry bag": standingKind(84, ["teal", "marigold", "coral"], ["charcoal"], (pen, { color, accent }) =>
    put(
      tube("M-30-268C-60-320 60-320 30-268", 13, accent) +
        fill("M-60-262H60L62-236H-62z", pen.face(darken(color, 0.14))) +
        fill("M-58-240H58C84-214 90-190 90-160V-20Q0 10-90-20V-160C-90-190-84-214-58-240z", pen.round(color)) +
        line("M-60-250H60M-62-238H62", darken(color, 0.4), 3) +
        fill(bar(40, -276, 30, 24, 5), accent) +
        motif("wave", lighten(color, 0.7), 0, -110, 100) +
        line("M-88-60Q0-36 88-60", darken(color, 0.25), 3) +
        line("M-88-150C-120-110-120-60-88-30", accent, 9),
      0,
      0,
      { scale: 1.16 },
    ),
  ),
};

function turnedThing(pen: Pen, index: number): string {
  return index % 2 === 0
    ? fill(bar(-20, -70, 40, 80, 8), pen.round([PIGMENTS.rust, PIGMENTS.leaf][index / 2] as string)) +
        fill(bar(-10, -88, 20, 20, 4), PIGMENTS.charcoal)
    : fill(bar(-28, -50, 56, 60, 20), pen.round([PIGMENTS.marigold, PIGMENTS.sky][(index - 1) / 2] as string));
}
