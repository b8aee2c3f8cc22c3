import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, put, tube } from "../parts/lines.ts";
import { type Family, standingKind } from "./kind.ts";

export const SPORT_SKATEBOARD: Family = {
  skateboard: standingKind(170, ["coral", "teal", "oak"], ["marigold"], (pen, { color, accent }) =>
    put(
      fill(
        "M-190-72C-170-52-130-52-100-52H100C130-52 170-52 190-72L196-62C170-36 140-34 110-34H-110C-140-34-170-36-196-62z",
        pen.face(color),
      ) +
        [-104, 104]
          .map(
            (x) =>
              fill(`M${x - 22}-36H${x + 22}L${x + 10}-18H${x - 10}z`, "#8b9093") +
              disc(x - 20, -17, 17, pen.ball(accent)) +
              disc(x + 20, -17, 17, pen.ball(accent)),
          )
          .join(""),
      0,
      0,
      { scale: 1.0 },
    ),
  ),
  "exercise machine": standingKind(170, ["charcoal", "iron"], ["red"], (pen, { color, accent }) =>
    put(
      tube("M-130-20L40-60L90-260", 22, color) +
        tube("M60-266H140M90-270L60-300", 15, darken(color, 0.1)) +
        fill(bar(70, -330, 70, 50, 8), "#22323a") +
        line("M84-304q10-16 20 0t22-6", accent, 4) +
        disc(-40, -80, 66, pen.face(lighten(color, 0.1))) +
        disc(-40, -80, 50, accent, 'opacity=".8"') +
        disc(-40, -80, 18, "#8b9093") +
        line("M-40-80L0-40M-14-40H26", "#8b9093", 11) +
        line("M-80-130L-110-220", "#8b9093", 11) +
        fill(
          blob([
            [-160, -226],
            [-110, -240],
            [-70, -226],
            [-100, -212],
            [-150, -210],
          ]),
          PIGMENTS.ink,
        ) +
        line("M-170-4H-60M60-4H150", darken(color, 0.2), 17),
      0,
      0,
      { scale: 1.02 },
    ),
  ),
};
