import { PIGMENTS, darken } from "../parts/colors.ts";
import { bar, fill, line, oval, put } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { blown, turned } from "../parts/solids.ts";
import { type Family, standingKind } from "./kind.ts";

export const DRINKWARE_SHAKER: Family = {
  shaker: standingKind(78, ["steel", "copper", "brass"], ["steel"], (pen, { color }) =>
    put(
      turned(
        pen,
        [
          [72, -176],
          [66, -90],
          [54, -6],
          [50, 0],
        ],
        color,
        { metal: true, pattern: line("M24-150V-20M24-140h16M24-112h12M24-84h16M24-56h12M24-28h14", darken(color, 0.5), 2) },
      ) +
        turned(
          pen,
          [
            [34, -246],
            [54, -226],
            [72, -186],
            [73, -172],
          ],
          color,
          { metal: true },
        ) +
        turned(
          pen,
          [
            [26, -288],
            [32, -282],
            [34, -250],
            [34, -242],
          ],
          color,
          { metal: true },
        ) +
        put(
          blown(
            pen,
            [
              [44, -112],
              [8, -60],
            ],
            { content: fill(bar(-60, -100, 120, 60), "#e7b16f", 'opacity=".9"') },
          ) +
            line("M0-60V-6", "#c4d4d5", 5) +
            oval(0, -4, 30, 6, "#d9e5e5"),
          128,
          6,
        ),
      -34,
      0,
      { scale: 1.12 },
    ),
  ),
  "wine bottle": standingKind(62, ["evergreen", "burgundy", "amber", "black"], ["cream"], (pen, { color, accent, motif: print }) =>
    turned(
      pen,
      [
        [21, -346],
        [22, -330],
        [20, -318],
        [21, -250],
        [60, -206],
        [64, -170],
        [64, -12],
        [58, 0],
      ],
      color,
      {
        gloss: 0.34,
        pattern:
          fill(bar(-70, -152, 140, 106), accent) +
          line("M-70-144H70M-70-54H70", darken(accent, 0.3), 2) +
          motif(print, PIGMENTS.burgundy, 0, -100, 60) +
          fill(bar(-40, -350, 80, 62), PIGMENTS.burgundy),
      },
    ),
  ),
};
