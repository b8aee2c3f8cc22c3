import type { Pen } from "../parts/pen.ts";
import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { sheet } from "../parts/solids.ts";
import { crumbs, stitches, stripes } from "../parts/textures.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";

export const dropped = (d: string) => fill(d, "#2a1a12", 'opacity=".16" transform="translate(8 11)"');

export const within = (pen: Pen, d: string, body: string) => `<g ${pen.clip(d)}>${body}</g>`;

export const hanger = (color: string) => line("M0-176V-196q0-14 14-14", "#9da2a5", 5) + line("M-110-126L0-176L110-126", color, 11);

export const CLOTHING_DRESS: Family = {
  dress: hangingKind(["rust", "navy", "blush", "sage"], ["cream"], (pen, { color, accent }) => {
    const d = "M-44-160L-34-110Q0-92 34-110L44-160L66-156L58-60L48-20L128 160Q0 190-128 160L-48-20L-58-60L-66-156z";
    return (
      hanger(PIGMENTS.oak) +
      dropped(d) +
      fill(d, pen.face(color)) +
      within(
        pen,
        d,
        crumbs({ x: -130, y: -120, width: 260, height: 310 }, accent, { count: 60, size: 5 }) +
          line("M-20-10L-50 170M20-10L50 170M0-10V176", "#2a1a12", 6, 'opacity=".14"'),
      ) +
      fill("M-50-34H50L48-12H-48z", darken(color, 0.24))
    );
  }),
  pants: hangingKind(["blue", "navy", "olive", "charcoal"], ["brass"], (pen, { color, accent }) => {
    const d = "M-84-170H84L110 190H26L0-30L-26 190H-110z";
    return (
      dropped(d) +
      fill(d, pen.face(color)) +
      fill(bar(-86, -176, 172, 30, 4), darken(color, 0.14)) +
      line("M0-146V-60M-80-140Q-40-130-36-96M80-140Q40-130 36-96M-94 20L-100 180M94 20L100 180", darken(color, 0.35), 4) +
      disc(0, -160, 8, accent) +
      line("M-88-100L-102 184M88-100L102 184", lighten(color, 0.4), 1.6, 'stroke-dasharray="6 5"')
    );
  }),
  underwear: lyingKind(["blush", "black", "lilac", "navy"], ["cream"], (pen, { color, accent }) => {
    const d = "M-140-40H140L120 0C70 20 40 60 26 100H-26C-40 60-70 20-120 0z";
    const cup = "M-112-130C-130-60-20-60-6-110L6-110C20-60 130-60 112-130L60-150L6-110H-6L-60-150z";
    return (
      put(dropped(d) + fill(d, pen.face(color)) + line("M-138-34H138", accent, 7, 'stroke-dasharray="6 5"'), 0, 60) +
      put(
        line("M-60-150L-90-200M60-150L90-200", color, 9) +
          dropped(cup) +
          fill(cup, pen.ball(color)) +
          line("M-110-126Q-60-60-4-106M110-126Q60-60 4-106", accent, 4, 'stroke-dasharray="5 5"'),
        0,
        20,
      )
    );
  }),
  swimwear: lyingKind(["coral", "navy", "teal"], ["cream"], (pen, { color, accent }) => {
    const d =
      "M-60-180L-50-110C-20-80 20-80 50-110L60-180L80-176C84-100 64-60 80 0C96 60 60 90 34 150H-34C-60 90-96 60-80 0C-64-60-84-100-80-176z";
    return (
      dropped(d) +
      fill(d, pen.ball(color)) +
      within(pen, d, stripes({ x: -100, y: -180, width: 200, height: 340 }, accent, { upright: false, gap: 40, share: 0.3 }))
    );
  }),
  tie: lyingKind(["navy", "burgundy", "evergreen"], ["cream"], (pen, { color, accent, form }) => {
    const d = form === "knit" ? "M-26-120L26-120L46 170H-46z" : "M-24-120L24-120L54 130L0 190L-54 130z";
    return put(
      dropped(d) +
        fill(d, pen.round(color)) +
        within(
          pen,
          d,
          form === "knit"
            ? stitches({ x: -60, y: -124, width: 120, height: 300 }, color, 12) +
                fill(bar(-60, 110, 120, 12), accent) +
                fill(bar(-60, 134, 120, 12), accent)
            : put(stripes({ x: -300, y: -300, width: 600, height: 600 }, accent, { gap: 36, share: 0.24 }), 0, 0, { turn: 40 }),
        ) +
        fill("M-40-176L40-176L26-112H-26z", pen.ball(color)) +
        fill(
          "M-40-176C-70-160-120-170-140-186L-120-200C-90-190-60-196-40-190zM40-176C70-160 120-170 140-186L120-200C90-190 60-196 40-190z",
          pen.face(darken(color, 0.14)),
        ),
      0,
      0,
      { turn: 8 },
    );
  }),
  belt: lyingKind(
    ["leather", "black", "tan"],
    ["brass", "steel"],
    (_pen, { color, accent }) =>
      times(
        3,
        (i) =>
          oval(0, 8, 150 - i * 34, 150 - i * 34, "none", `stroke="${darken(color, 0.3)}" stroke-width="36"`) +
          oval(0, 4, 150 - i * 34, 150 - i * 34, "none", `stroke="${i % 2 === 0 ? color : darken(color, 0.08)}" stroke-width="30"`) +
          oval(0, 4, 150 - i * 34, 150 - i * 34, "none", `stroke="${lighten(color, 0.4)}" stroke-width="1.6" stroke-dasharray="6 5"`),
      ) +
      put(
        fill(bar(-40, -44, 80, 88, 10), "none", `stroke="${darken(accent, 0.2)}" stroke-width="14"`) +
          fill(bar(-40, -46, 80, 88, 10), "none", `stroke="${lighten(accent, 0.2)}" stroke-width="9"`) +
          line("M-40 0H44", accent, 9),
        140,
        40,
        { turn: 78 },
      ),
  ),
  sunglasses: standingKind(160, ["leather", "black", "tan"], ["olive", "charcoal"], (pen, { color, accent }) =>
    put(
      line("M-150-70C-160-120-120-140-60-150M150-70C170-120 180-140 190-150", darken(color, 0.2), 12) +
        line("M-22-72Q0-92 22-72", color, 14) +
        [-1, 1]
          .map((s) =>
            put(
              fill("M-72-40C-76-96 60-100 66-44C66 20-66 24-72-40z", pen.ball(color)) +
                fill(
                  "M-58-38C-60-80 46-82 52-42C52 6-52 8-58-38z",
                  pen.linear([
                    [0, darken(accent, 0.4)],
                    [1, lighten(accent, 0.1)],
                  ]),
                ) +
                fill("M-46-44C-44-66-14-70 0-66L-26-10C-42-16-48-30-46-44z", "#fff", 'opacity=".3"') +
                (color === PIGMENTS.leather ? crumbs({ x: -66, y: -80, width: 130, height: 20 }, "#3a2314", { count: 12, size: 5 }) : ""),
              s * 88,
              -20,
              { flip: s > 0 },
            ),
          )
          .join(""),
      0,
      0,
      { scale: 1.1 },
    ),
  ),
  umbrella: standingKind(160, ["navy", "rust", "marigold", "evergreen"], ["beech"], (pen, { color, accent }) =>
    put(
      line("M0-300V-30C0 10-44 10-44-24", darken(accent, 0.3), 15) +
        line("M-2-300V-30C-2 8-44 8-44-24", accent, 10) +
        fill(
          "M-170-150C-170-330 170-330 170-150Q142-180 113-150Q85-180 57-150Q28-180 0-150Q-28-180-57-150Q-85-180-113-150Q-142-180-170-150z",
          pen.ball(color),
        ) +
        line(
          "M0-286C-60-260-60-180-57-150M0-286C60-260 60-180 57-150M0-286C-110-260-116-190-113-150M0-286C110-260 116-190 113-150",
          darken(color, 0.3),
          2.6,
        ) +
        line("M0-286V-312", "#9da2a5", 7),
      0,
      0,
      { scale: 1.04, turn: 9 },
    ),
  ),
  "silk square": lyingKind(["sky", "blush", "cream", "sage"], ["rust", "navy", "evergreen"], (pen, { color, accent, motif: print }) =>
    put(
      sheet(pen, 330, 330, color, {
        radius: 2,
        shadow: 10,
        print:
          fill(bar(-165, -165, 330, 330), "none", `stroke="${accent}" stroke-width="52"`) +
          fill(bar(-132, -132, 264, 264), "none", `stroke="${lighten(accent, 0.6)}" stroke-width="3"`) +
          (
            [
              [-66, -58, 84],
              [66, -66, 76],
              [0, 56, 96],
              [-84, 78, 46],
              [88, 66, 46],
            ] as const
          )
            .map(([x, y, size], i) =>
              motif(
                i < 3 ? print : "leaf",
                [accent, PIGMENTS.coral, darken(accent, 0.1), PIGMENTS.sage, PIGMENTS.sage][i] as string,
                x,
                y,
                size,
              ),
            )
            .join("") +
          line("M-165 165L165-165", "#fff", 40, 'opacity=".14"'),
      }),
      0,
      0,
      { turn: 9 },
    ),
  ),
  handkerchief: lyingKind(["white", "cream"], ["coral", "sky"], (pen, { color, accent }) =>
    put(
      sheet(pen, 300, 300, color, {
        radius: 4,
        shadow: 9,
        print:
          fill(bar(-138, -138, 276, 276), "none", `stroke="${accent}" stroke-width="3" stroke-dasharray="7 5"`) +
          line(
            "M-50 40V-20L-6-56L38-20V40zM-16 40V8H6V40M58 40V-10M58-10C34-20 40-60 58-60C76-60 82-20 58-10M-100-80m-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0M-100-116V-132M-66-104L-54-116M-64-80H-48",
            PIGMENTS.red,
            6,
            'stroke-dasharray="9 4"',
          ) +
          line("M-90 62H90M-84 62V40M-74 62V46M84 62V44", PIGMENTS.leaf, 6, 'stroke-dasharray="9 4"'),
      }),
      0,
      0,
      { turn: -7 },
    ),
  ),
  vest: hangingKind(["yellow", "orange"], ["silver"], (pen, { color, accent }) => {
    const d = "M-56-170L-30-80L-4-40V150H-100V-40C-76-70-84-120-90-160zM56-170L30-80L4-40V150H100V-40C76-70 84-120 90-160z";
    return (
      dropped(d) +
      fill(d, pen.face(color)) +
      within(
        pen,
        d,
        fill(
          "M-110 20h220v36h-220zM-80-170h26V20h-26zM54-170h26V20H54z",
          pen.linear(
            [
              [0, "#fff"],
              [0.5, accent],
              [1, "#f6f6f4"],
            ],
            [0, 0, 1, 1],
          ),
        ),
      ) +
      line("M0-30V146", darken(color, 0.4), 5) +
      [
        [-67, -70],
        [67, -70],
      ]
        .map(([x, y]) => disc(x as number, y as number, 15, PIGMENTS.charcoal) + disc(x as number, y as number, 10, pen.ball(PIGMENTS.red)))
        .join("")
    );
  }),
};
