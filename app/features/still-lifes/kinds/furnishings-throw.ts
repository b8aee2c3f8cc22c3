import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { turned } from "../parts/solids.ts";
import { checks, ribs, stripes } from "../parts/textures.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";
import { folded, legs } from "./furnishings-parts.ts";

export const FURNISHINGS_THROW: Family = {
  throw: standingKind(160, ["oat", "rust", "sage", "navy", "plum"], ["cream"], (pen, { color, accent, form }) =>
    put(
      folded(
        pen,
        color,
        (area) =>
          form === "waffle"
            ? checks(area, lighten(color, 0.24), darken(color, 0.14), 13)
            : form === "check"
              ? checks(area, accent, darken(color, 0.2), 40)
              : ribs(area, color, { gap: 9 }),
        true,
      ),
      8,
      0,
      { scale: 1.18 },
    ),
  ),
  quilt: standingKind(160, ["sky"], ["rust"], (pen) =>
    put(
      folded(
        pen,
        PIGMENTS.cream,
        (area) =>
          times(
            24,
            (i) =>
              fill(
                bar(area.x + (i % 8) * 42, area.y + Math.floor(i / 8) * 36, 42, 36),
                [PIGMENTS.rust, PIGMENTS.sky, PIGMENTS.butter, PIGMENTS.navy, PIGMENTS.sage, PIGMENTS.gray, PIGMENTS.blush][
                  (i * 5 + Math.floor(i / 8)) % 7
                ] as string,
              ) +
              line(
                bar(area.x + (i % 8) * 42 + 4, area.y + Math.floor(i / 8) * 36 + 4, 34, 28),
                "#fff",
                1.2,
                'stroke-dasharray="4 3" opacity=".7"',
              ),
          ),
        false,
      ) + put(motif("star", PIGMENTS.marigold, 0, 0, 60), -70, -186),
      0,
      0,
      { scale: 1.18 },
    ),
  ),
  cushion: standingKind(150, ["rust", "sage", "marigold", "navy", "blush"], ["cream"], (pen, { color, accent, motif: print }) => {
    const d = blob([
      [-146, -250],
      [0, -238],
      [146, -250],
      [136, -130],
      [148, -8],
      [0, -18],
      [-148, -8],
      [-136, -130],
    ]);
    return put(
      fill(d, pen.ball(color)) +
        `<g ${pen.clip(d)}>${stripes({ x: -150, y: -224, width: 300, height: 24 }, accent, { upright: false, gap: 12 })}${stripes({ x: -150, y: -60, width: 300, height: 24 }, accent, { upright: false, gap: 12 })}</g>` +
        motif(print, accent, 0, -130, 110) +
        [
          [-146, -250],
          [146, -250],
          [-148, -8],
          [148, -8],
        ]
          .map(([x, y]) => disc(x as number, y as number, 12, accent))
          .join(""),
      0,
      0,
      { scale: 1.1 },
    );
  }),
  "meditation cushion": standingKind(160, ["rust", "navy", "sage"], ["cream"], (pen, { color }) =>
    put(
      fill(
        blob([
          [-160, -90],
          [-110, -140],
          [110, -140],
          [160, -90],
          [164, -40],
          [130, 0],
          [-130, 0],
          [-164, -40],
        ]),
        pen.ball(color),
      ) +
        line(
          times(15, (i) => `M${-140 + i * 20}-126q${(i - 7) * 1.4} 60 0 118`),
          darken(color, 0.3),
          4,
        ) +
        oval(0, -130, 118, 24, pen.ball(lighten(color, 0.08))) +
        times(14, (i) =>
          line(`M0-130L${(Math.cos(i * 0.449) * 112).toFixed(0)} ${(-130 + Math.sin(i * 0.449) * 22).toFixed(0)}`, darken(color, 0.2), 2),
        ) +
        disc(0, -130, 8, darken(color, 0.3)) +
        line("M-60-146C-60-190 60-190 60-146", darken(color, 0.2), 11),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
  rug: lyingKind(["rust", "navy", "sage", "cream"], ["cream", "navy"], (pen, { color, accent }) => {
    const d = bar(-140, -180, 280, 360, 4);
    return put(
      line(
        times(29, (i) => `M${-138 + i * 9.8}-180v-26M${-138 + i * 9.8} 180v26`),
        PIGMENTS.cream,
        3.4,
      ) +
        fill(d, "#2a1a12", 'opacity=".18" transform="translate(9 12)"') +
        fill(d, pen.face(color)) +
        fill(bar(-118, -158, 236, 316), "none", `stroke="${accent}" stroke-width="13"`) +
        fill(bar(-98, -138, 196, 276), "none", `stroke="${lighten(color, 0.4)}" stroke-width="3"`) +
        fill("M0-116L76 0L0 116L-76 0z", accent) +
        fill("M0-84L54 0L0 84L-54 0z", color) +
        fill("M0-50L32 0L0 50L-32 0z", lighten(accent, 0.2)) +
        [
          [-72, -108],
          [72, -108],
          [-72, 108],
          [72, 108],
        ]
          .map(([x, y]) => fill(`M${x} ${(y as number) - 22}l18 22l-18 22l-18-22z`, accent))
          .join("") +
        `<g ${pen.clip(d)} opacity=".5">${ribs({ x: -140, y: -180, width: 280, height: 360 }, color, { gap: 5, upright: false, strength: 0.3 })}</g>`,
      0,
      0,
      { turn: 8 },
    );
  }),
  curtain: hangingKind(
    ["sage", "blush", "oat"],
    ["brass"],
    (pen, { color, accent }) =>
      [-1, 1]
        .map((s) => {
          const d = `M${s * 176}-170H${s * 30}C${s * 50}-40 ${s * 60} 60 ${s * 96} 190H${s * 180}z`;
          return (
            fill(d, pen.face(color)) +
            line(
              times(5, (i) => `M${s * (50 + i * 28)}-166C${s * (64 + i * 26)} 0 ${s * (84 + i * 20)} 80 ${s * (104 + i * 17)} 186`),
              darken(color, 0.25),
              5,
              'opacity=".4"',
            )
          );
        })
        .join("") +
      line("M-200-176H200", darken(accent, 0.1), 13) +
      disc(-206, -176, 14, accent) +
      disc(206, -176, 14, accent),
  ),
  bedding: standingKind(170, ["sky", "white", "sage", "blush"], ["white"], (pen, { color, accent }) =>
    put(
      folded(pen, color, (area) => stripes(area, accent, { gap: 26, share: 0.3 }), false) +
        fill(bar(-30, -206, 34, 206), PIGMENTS.rust, 'opacity=".85"') +
        put(fill("M0 0C-30-30-46 4-4 6C46 8 34-28 0 0z", PIGMENTS.rust), -13, -206),
      0,
      0,
      { scale: 1.18 },
    ),
  ),
  chair: standingKind(120, ["oak", "walnut", "sage", "rust"], ["cream", "leather"], (pen, { color, accent }) =>
    put(
      legs(
        color,
        [
          [-80, -24],
          [80, 24],
          [-50, -4],
          [50, 4],
        ],
        130,
      ) +
        fill("M-96-300C-96-330 96-330 96-300L86-150H-86z", pen.face(accent)) +
        line("M-92-306L-86-130M92-306L86-130M-92-306Q0-330 92-306", color, 13) +
        fill("M-110-150H110L124-118Q0-98-124-118z", pen.ball(accent)) +
        line("M-122-116Q0-96 122-116", color, 11),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
  table: standingKind(160, ["oak", "walnut", "white"], ["brass"], (pen, { color }) =>
    put(
      legs(
        color,
        [
          [-130, -14],
          [130, 14],
          [-96, 0],
          [110, 0],
        ],
        190,
      ) +
        oval(0, -200, 176, 44, darken(color, 0.34), 'transform="translate(0 14)"') +
        oval(0, -200, 176, 44, pen.face(color)) +
        `<g opacity=".6">${line("M-130-206Q0-220 130-204M-110-190Q0-178 120-190", darken(color, 0.3), 2)}</g>` +
        put(
          turned(
            pen,
            [
              [14, -60],
              [26, -30],
              [20, 0],
            ],
            PIGMENTS.sage,
            { inside: PIGMENTS.moss },
          ),
          -40,
          -204,
        ),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
  shelf: standingKind(130, ["oak", "walnut", "white", "black"], ["cream"], (pen, { color }) =>
    put(
      fill(bar(-120, -320, 240, 320, 4), darken(color, 0.5)) +
        times(3, (r) =>
          times(5, (i) =>
            fill(
              bar(-96 + i * 30 + r * 12, -300 + r * 102 + ((i * 13) % 24), 24, 76 - ((i * 13) % 24), 2),
              [PIGMENTS.rust, PIGMENTS.sage, PIGMENTS.navy, PIGMENTS.butter, PIGMENTS.blush, PIGMENTS.teal][(i + r * 2) % 6] as string,
            ),
          ),
        ) +
        line("M-120-320H120M-120-216H120M-120-114H120M-120-10H120M-114-320V0M114-320V0", color, 16),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
};
