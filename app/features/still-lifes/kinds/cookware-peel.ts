import { PIGMENTS, darken } from "../parts/colors.ts";
import { bar, disc, fill, put } from "../parts/lines.ts";
import { grain } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

export const COOKWARE_PEEL: Family = {
  peel: standingKind(150, ["beech", "oak"], ["steel"], (pen, { color, accent }) => {
    const blade = "M-108-300Q0-336 108-300V-150Q60-110 18-104V16H-18V-104Q-60-110-108-150z";
    const pizza =
      disc(0, -208, 78, pen.ball("#d9a25c")) +
      disc(0, -208, 66, "#c8432e") +
      disc(0, -208, 62, "#e9c36c", 'opacity=".75"') +
      [
        [-26, -226],
        [22, -236],
        [30, -188],
        [-22, -180],
        [2, -208],
      ]
        .map(([x, y]) => disc(x as number, y as number, 14, "#b4392b"))
        .join("") +
      put(fill("M0 0C10-10 22-6 24 4C14 12 4 8 0 0z", PIGMENTS.leaf), -6, -188);
    return (
      put(
        fill(blade, darken(color, 0.4), 'transform="translate(5 4)"') +
          fill(blade, pen.face(color)) +
          `<g ${pen.clip(blade)}>${grain({ x: -108, y: -330, width: 216, height: 350 }, color, { upright: true, gap: 19 })}</g>` +
          pizza,
        -40,
        0,
        { scale: 0.98 },
      ) +
      put(
        fill(
          "M-96 0A96 60 0 0 1 96 0z",
          pen.linear([
            [0, "#eef0ef"],
            [1, darken(accent, 0.2)],
          ]),
        ) + fill(bar(-100, -8, 200, 20, 9), pen.face(PIGMENTS.walnut)),
        92,
        0,
        { scale: 0.94, flip: true },
      )
    );
  }),
};
