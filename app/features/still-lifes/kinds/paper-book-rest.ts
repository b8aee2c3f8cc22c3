import { darken, lighten } from "../parts/colors.ts";
import { bar, fill, line, put } from "../parts/lines.ts";
import { type Family, standingKind } from "./kind.ts";

export const PAPER_BOOK_REST: Family = {
  "book rest": standingKind(150, ["walnut", "oak"], ["cream"], (pen, { color }) =>
    put(
      fill("M-110 0L0-40L120 0L130 12H-120z", pen.face(darken(color, 0.16))) +
        fill("M-150-210L150-210L130-30H-130z", pen.face(color)) +
        fill(
          "M0-40C-50-66-110-66-150-50V-200C-110-220-50-216 0-190z",
          pen.linear(
            [
              [0, "#fffaf0"],
              [1, "#dfd2b8"],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        fill(
          "M0-40C50-66 110-66 150-50V-200C110-220 50-216 0-190z",
          pen.linear(
            [
              [0, "#dfd2b8"],
              [0.2, "#fffaf0"],
              [1, "#f1e6d0"],
            ],
            [0, 0, 1, 0],
          ),
        ) +
        line(
          "M-130-180Q-80-196-24-172M-130-156Q-80-172-24-148M-130-132Q-80-148-24-124M-130-108Q-80-124-24-100M24-172Q80-196 130-180M24-148Q80-172 130-156M24-124Q80-148 130-132",
          "#b8a88b",
          4,
        ) +
        fill(bar(-150, -52, 300, 26, 8), pen.face(lighten(color, 0.06))),
      0,
      0,
      { scale: 1.14 },
    ),
  ),
};
