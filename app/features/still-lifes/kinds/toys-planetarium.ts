import { darken } from "../parts/colors.ts";
import { disc, line, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";

export const TOYS_PLANETARIUM: Family = {
  planetarium: standingKind(110, ["navy"], ["oak"], (pen, { color, accent }) =>
    put(
      turned(
        pen,
        [
          [80, -22],
          [84, 0],
        ],
        accent,
      ) +
        line("M-70-30Q-96-100-40-170M70-30Q96-100 40-170", darken(accent, 0.1), 12) +
        disc(0, -150, 100, pen.ball(color)) +
        times(26, (i) => {
          const [a, r] = [i * 2.4, 16 + ((i * 29) % 72)];
          return disc(Math.cos(a) * r, -150 + Math.sin(a) * r, 2.2 + (i % 3), "#fbe9b0");
        }) +
        line("M-100-150Q0-110 100-150", darken(accent, 0.1), 6) +
        line("M-40-200L-10-180L10-204L44-190", "#fbe9b0", 2, 'opacity=".7"') +
        times(6, (i) =>
          motif(
            "star",
            "#fdf3cd",
            [-150, 150, -130, 140, -160, 166][i] as number,
            [-270, -280, -190, -190, -110, -110][i] as number,
            18 + (i % 3) * 6,
          ),
        ),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
};
