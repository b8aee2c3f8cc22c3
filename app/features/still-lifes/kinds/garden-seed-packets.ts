import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { blossom, foliage, leaf } from "../parts/plants.ts";
import { box, pool, sheet, turned } from "../parts/solids.ts";
import { crumbs, grain } from "../parts/textures.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";
import { bird } from "./garden-kneeler.ts";

function house(pen: Pen, wood: string, roof: string, hole: string): string {
  const front = "M-90-180L0-270L90-180V0H-90z";
  return (
    fill("M90-180L0-270L50-294L140-204z", darken(roof, 0.2)) +
    fill("M90-180L140-204V-24L90 0z", darken(wood, 0.28)) +
    fill(front, pen.face(wood)) +
    `<g ${pen.clip(front)}>${grain({ x: -90, y: -270, width: 180, height: 270 }, wood, { gap: 22 })}</g>` +
    fill("M-112-164L0-280L16-270L-96-152z", pen.face(roof)) +
    fill("M0-280L112-168L164-194L52-304z", pen.face(roof)) +
    hole
  );
}

export const GARDEN_SEED_PACKETS: Family = {
  "seed packets": lyingKind(
    ["sage", "butter", "sky"],
    ["coral", "lilac", "marigold"],
    (pen, { color, accent }) =>
      [0, 1, 2, 3]
        .map((i) => {
          const tone = [color, PIGMENTS.butter, PIGMENTS.blush, PIGMENTS.sky][i] as string;
          return put(
            sheet(pen, 140, 194, PIGMENTS.cream, {
              print:
                fill(bar(-62, -90, 124, 138), tone) +
                line("M0 44V-20", PIGMENTS.leaf, 5) +
                put(leaf(pen, 40, 18, PIGMENTS.leaf), 0, 20, { turn: 50 }) +
                put(blossom(pen, 40, [accent, "#7d6396", PIGMENTS.red, "#f4ece0"][i] as string), 0, -28) +
                line("M-40 66H40M-24 80H24", PIGMENTS.brown, 4),
            }),
            [-104, 96, -60, 110][i] as number,
            [-80, -100, 96, 84][i] as number,
            { turn: [-12, 8, 6, -9][i] as number },
          );
        })
        .join("") + crumbs({ x: -30, y: -20, width: 80, height: 70 }, PIGMENTS.brown, { count: 13, size: 5 }),
  ),
  "plant markers": standingKind(150, ["copper", "brass"], ["leaf"], (pen, { color, accent }) =>
    put(
      fill(bar(-180, -44, 360, 50, 14), PIGMENTS.soil) +
        crumbs({ x: -176, y: -42, width: 350, height: 40 }, lighten(PIGMENTS.soil, 0.3), { count: 40, size: 4 }) +
        [-140, -46, 56, 148]
          .map(
            (x, i) =>
              put(foliage(pen, 70, [accent, PIGMENTS.moss, PIGMENTS.sage, PIGMENTS.green][i] as string, { count: 7 }), x - 36, -38) +
              line(`M${x}-30V-190`, darken(color, 0.3), 6) +
              put(
                fill("M-40-34H40L52 0L40 34H-40z", darken(color, 0.4), 'transform="translate(3 4)"') +
                  fill("M-40-34H40L52 0L40 34H-40z", pen.metal(color)) +
                  line("M-26-8q8-14 14 0t14 0t14 0M-22 12h32", darken(color, 0.6), 3.6),
                x,
                -200 - (i % 2) * 26,
                { turn: -4 + i * 3 },
              ),
          )
          .join(""),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
  "cat grass": standingKind(110, ["white", "sky", "charcoal"], ["leaf"], (pen, { color, accent }) =>
    put(
      times(44, (i) =>
        line(
          `M${-88 + i * 4}-120q${((i * 7) % 30) - 15}-60 ${((i * 13) % 56) - 28} ${-110 - ((i * 17) % 50)}`,
          [accent, lighten(accent, 0.2), darken(accent, 0.16)][i % 3] as string,
          5,
        ),
      ) +
        turned(
          pen,
          [
            [104, -126],
            [110, -80],
            [92, -14],
            [80, 0],
          ],
          color,
          { inside: PIGMENTS.soil, gloss: 0.24 },
        ) +
        times(26, (i) =>
          line(
            `M${-80 + i * 6.4}-116q${((i * 7) % 20) - 10}-30 ${((i * 13) % 36) - 18} ${-60 - ((i * 17) % 40)}`,
            [accent, lighten(accent, 0.14)][i % 2] as string,
            5,
          ),
        ) +
        motif("cat", darken(PIGMENTS.gray, 0.3), 0, -54, 74),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  feeder: hangingKind(["cedar", "oak"], ["copper"], (pen, { color, accent, form }) =>
    put(
      line("M0-200V-150", PIGMENTS.charcoal, 5) +
        (form === "suet"
          ? fill(bar(-76, -120, 152, 190, 4), "#2a1a12", 'opacity=".16" transform="translate(10 12)"') +
            fill(bar(-76, -110, 152, 176, 4), pen.face(color)) +
            fill(bar(-56, -88, 112, 132, 4), pen.face("#ead9b0")) +
            crumbs({ x: -52, y: -84, width: 104, height: 124 }, PIGMENTS.brown, { count: 36, size: 5 }) +
            line(times(6, (i) => `M${-56 + i * 22}-88V44`) + times(7, (i) => `M-56 ${-88 + i * 22}H56`), PIGMENTS.charcoal, 3) +
            fill("M-106-108L0-160L106-108L98-92H-98z", pen.face(darken(color, 0.2))) +
            fill(bar(-30, 60, 60, 96, 3), pen.face(darken(color, 0.1)))
          : fill("M-110-70L0-140L110-70L104-56H-104z", pen.face(accent)) +
            fill(bar(-70, -58, 140, 130), "#e5efee", 'opacity=".7"') +
            fill(bar(-70, 0, 140, 72), "#c8a25e") +
            crumbs({ x: -68, y: 2, width: 136, height: 68 }, "#6b4a2a", { count: 30, size: 5 }) +
            line("M-70-58V72M70-58V72", color, 9) +
            fill(bar(-120, 70, 240, 22, 6), pen.face(color))) +
        put(bird(PIGMENTS.blue, 92), form === "suet" ? 104 : 84, 44, { flip: false }),
      -10,
      0,
    ),
  ),
  "window feeder": hangingKind(
    ["cedar"],
    ["sky"],
    (pen, { color, accent }) =>
      fill(
        bar(-190, -190, 380, 380, 4),
        pen.linear([
          [0, "#eef5f4"],
          [1, "#cfe0df"],
        ]),
      ) +
      motif("tree", lighten(PIGMENTS.sage, 0.2), -110, 60, 220) +
      motif("tree", lighten(PIGMENTS.sage, 0.3), 130, 80, 160) +
      line("M-190-190H190V190H-190zM0-190V190", "#fbf7f0", 15) +
      [-80, 80].map((x) => disc(x, -90, 17, "#dfe9e8", 'stroke="#a9bcbc" stroke-width="4"')).join("") +
      fill("M-124-100L-100-150H100L124-100L116-84H-116z", "#e8f1f1", 'opacity=".8" stroke="#b2c6c7" stroke-width="3"') +
      line("M-104-90V60M104-90V60", darken(color, 0.1), 11) +
      fill(bar(-120, 46, 240, 34, 6), pen.face(color)) +
      crumbs({ x: -104, y: 30, width: 200, height: 18 }, "#7a5632", { count: 34, size: 6, opacity: 1 }) +
      put(bird(PIGMENTS.rust, 96), -30, -4) +
      put(bird(accent === PIGMENTS.sky ? PIGMENTS.blue : accent, 70), 60, 10),
  ),
  "bird house": standingKind(
    100,
    ["cedar", "oak", "pine"],
    ["rust", "teal", "charcoal"],
    (pen, { color, accent, form }) =>
      put(
        house(
          pen,
          color,
          form === "kit" ? darken(color, 0.14) : accent,
          disc(0, -130, 30, darken(color, 0.7)) +
            line("M0-80V-66", PIGMENTS.oak, 11) +
            (form === "camera"
              ? disc(0, -196, 15, PIGMENTS.charcoal) + disc(0, -196, 8, pen.ball(PIGMENTS.sky)) + disc(22, -196, 4, PIGMENTS.red)
              : disc(0, -76, 6, PIGMENTS.oak)) +
            (form === "kit"
              ? [
                  [-70, -160],
                  [-70, -20],
                  [70, -160],
                  [70, -20],
                ]
                  .map(([x, y]) => disc(x as number, y as number, 5, "#8b9093"))
                  .join("")
              : ""),
        ),
        -24,
        0,
        { scale: 1.08 },
      ) +
      (form === "kit"
        ? pool(pen, 140, 6, 50) +
          put(line("M0 50V-50", PIGMENTS.oak, 15) + fill("M-44-70H30Q50-70 54-56H30L20-44H-44z", pen.metal(PIGMENTS.steel)), 148, -54, {
            turn: 20,
          })
        : put(bird(form === "camera" ? PIGMENTS.blue : PIGMENTS.rust, 74), 134, -40)),
  ),
  "bee hotel": hangingKind(["cedar", "oak"], ["bamboo"], (pen, { color, accent }) => {
    const front = "M-130-80L0-190L130-80V180H-130z";
    return (
      fill(front, "#2a1a12", 'opacity=".18" transform="translate(11 13)"') +
      fill(front, pen.face(color)) +
      fill("M-106-70L0-160L106-70V158H-106z", darken(color, 0.6)) +
      times(38, (i) => {
        const row = Math.floor(i / 6);
        const x = -90 + (i % 6) * 36 + (row % 2) * 5;
        const y = 140 - row * 35;
        return Math.abs(x) > 96 || y < -80 + Math.abs(x) * 0.6
          ? ""
          : disc(x, y, 17, pen.ball(i % 4 === 0 ? darken(accent, 0.2) : accent)) + disc(x + 1, y + 1, 8, "#3b2a1c");
      }) +
      fill("M-150-66L0-200L150-66L136-48L0-168L-136-48z", pen.face(darken(color, 0.2))) +
      motif("bee", PIGMENTS.ink, 96, -128, 58, 20) +
      motif("bee", PIGMENTS.ink, 30, 40, 40, -20)
    );
  }),
  "twine keeper": standingKind(100, ["teal", "sage", "terracotta"], ["sand"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [20, -184],
          [70, -166],
          [92, -110],
          [92, -30],
          [76, 0],
        ],
        color,
        { gloss: 0.34 },
      ) +
        disc(0, -92, 42, darken(color, 0.5)) +
        disc(0, -92, 36, pen.ball(accent)) +
        line("M-30-110Q0-90 32-104M-34-90Q0-70 34-86M-26-70Q0-58 26-66M-20-122Q10-100 20-120", darken(accent, 0.24), 4) +
        line("M0-186C0-240 60-220 70-170S110-40 160-10", darken(accent, 0.1), 6) +
        turned(
          pen,
          [
            [13, -196],
            [14, -186],
            [20, -180],
          ],
          darken(color, 0.1),
        ) +
        put(
          line("M-26-40L20 50M26-40L-20 50", "#9aa0a3", 9) +
            disc(-28, 64, 20, "none", `stroke="${PIGMENTS.charcoal}" stroke-width="10"`) +
            disc(28, 64, 20, "none", `stroke="${PIGMENTS.charcoal}" stroke-width="10"`),
          -140,
          -30,
          { turn: 60, scale: 0.8 },
        ),
      0,
      0,
      { scale: 1.18 },
    ),
  ),
  mushrooms: standingKind(130, ["kraft"], ["stone"], (pen, { color, accent }) =>
    put(
      box(pen, color, {
        width: 210,
        height: 150,
        depth: 90,
        front: fill(bar(14, 96, 80, 40, 4), PIGMENTS.paper) + motif("leaf", PIGMENTS.evergreen, 54, 116, 30),
      }) +
        oval(10, -90, 62, 34, darken(color, 0.6)) +
        [
          [-60, -104, 54],
          [20, -126, 66],
          [92, -96, 52],
          [-20, -66, 46],
          [60, -58, 44],
          [128, -54, 36],
        ]
          .map(
            ([x, y, r]) =>
              fill(
                `M${x} ${(y as number) + 4}L${(x as number) - 9} ${(y as number) + (r as number) * 0.8}H${(x as number) + 9}z`,
                "#f2ead8",
              ) +
              fill(
                `M${(x as number) - (r as number)} ${y}C${(x as number) - (r as number) * 0.9} ${(y as number) - (r as number)} ${(x as number) + (r as number) * 0.9} ${(y as number) - (r as number)} ${(x as number) + (r as number)} ${y}C${(x as number) + (r as number) * 0.4} ${(y as number) + (r as number) * 0.34} ${(x as number) - (r as number) * 0.4} ${(y as number) + (r as number) * 0.34} ${(x as number) - (r as number)} ${y}z`,
                pen.ball(darken(accent, 0.06)),
              ),
          )
          .join(""),
      -22,
      0,
      { scale: 1.12 },
    ),
  ),
};
