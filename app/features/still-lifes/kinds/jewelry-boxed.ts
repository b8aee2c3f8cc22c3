import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, sheet } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { chain, gem, openBox } from "./jewelry-parts.ts";

export const JEWELRY_BOXED: Family = {
  necklace: lyingKind(["sage", "navy", "blush", "plum"], ["silver", "gold"], (pen, { color, accent, form, motif: print }) => {
    const hanger =
      form === "constellation"
        ? line("M-40 40L-12 18L14 48L46 30L60 62", accent, 2.6) +
          [
            [-40, 40],
            [-12, 18],
            [14, 48],
            [46, 30],
            [60, 62],
          ]
            .map(([x, y]) => motif("star", lighten(accent, 0.5), x as number, y as number, 26))
            .join("")
        : form === "heart"
          ? motif("heart", accent, 0, 46, 58)
          : disc(0, 48, 24, pen.metal(accent)) + motif(print, darken(accent, 0.4), 0, 48, 30);
    return openBox(
      pen,
      color,
      form === "constellation" ? "#3c5274" : "#efe6d8",
      chain("M-110-96C-106-20-50 10 0 24C50 10 106-20 110-96", accent) + hanger,
    );
  }),
  locket: lyingKind(["burgundy", "evergreen", "navy"], ["gold", "silver"], (pen, { color, accent }) =>
    openBox(
      pen,
      color,
      "#f2e7d6",
      chain("M-120-100C-100-60-40-40 0-34C40-40 100-60 120-100", accent) +
        [-1, 1]
          .map(
            (s) =>
              oval(s * 44, 32, 47, 60, pen.metal(accent)) +
              oval(s * 44, 32, 38, 50, "#fbf5ea") +
              put(motif("person", s < 0 ? PIGMENTS.brown : PIGMENTS.rust, 0, 0, 62), s * 44, 34),
          )
          .join("") +
        fill(bar(-5, 4, 10, 56, 4), pen.metal(accent)) +
        disc(0, -30, 9, "none", `stroke="${accent}" stroke-width="4"`),
    ),
  ),
  earrings: lyingKind(["blush", "navy", "sage"], ["gold", "silver"], (pen, { color, accent, form }) =>
    put(
      sheet(pen, 250, 250, PIGMENTS.cream, { radius: 16, shadow: 12, print: fill(bar(-125, -125, 250, 44), color) }) +
        [-56, 56]
          .map((x) =>
            form === "studs"
              ? disc(x, 20, 26, pen.metal(accent)) + gem(pen, x, 20, 20, PIGMENTS.turquoise)
              : disc(x, -44, 5, darken(accent, 0.3)) +
                line(`M${x}-44C${x + 30}-70 ${x + 26}-10 ${x} 6`, accent, 5) +
                ball(pen, x, 42, 34, "#f4ece0", 0.9) +
                oval(x, 8, 9, 7, accent),
          )
          .join(""),
      0,
      0,
      { turn: -5, scale: 1.24 },
    ),
  ),
  studs: lyingKind(["navy", "plum", "evergreen"], ["gold", "silver"], (pen, { color, accent }) =>
    openBox(
      pen,
      color,
      "#f0e5d4",
      fill(bar(-100, 4, 200, 20, 10), "#2a1a12", 'opacity=".16"') +
        [-52, 52]
          .map(
            (x) =>
              disc(x + 4, 18, 32, "#2a1a12", 'opacity=".18"') +
              disc(x, 10, 32, pen.metal(accent)) +
              times(8, (i) => put(disc(0, -29, 5, lighten(accent, 0.4)), x, 10, { turn: i * 45 })) +
              gem(pen, x, 12, 26, PIGMENTS.turquoise),
          )
          .join(""),
    ),
  ),
  cufflinks: lyingKind(["navy", "evergreen", "charcoal"], ["silver", "gold"], (pen, { color, accent, motif: print }) =>
    openBox(
      pen,
      PIGMENTS.black,
      "#e6ddce",
      [-66, 66]
        .map(
          (x) =>
            disc(x + 5, 22, 50, "#2a1a12", 'opacity=".2"') +
            disc(x, 14, 50, pen.metal(accent)) +
            disc(x, 14, 41, pen.face(color)) +
            motif(print, lighten(accent, 0.2), x, 16, 62),
        )
        .join(""),
    ),
  ),
  "jewelry box": standingKind(140, ["blush", "sage", "walnut", "navy"], ["cream", "gold"], (pen, { color, accent }) =>
    put(
      fill("M-130-120L-140-250H150L136-120z", pen.face(darken(color, 0.12))) +
        fill(
          "M-112-126L-120-234H130L118-126z",
          pen.linear(
            [
              [0, "#e4edee"],
              [1, "#a9bfc4"],
            ],
            [0, 0, 1, 1],
          ),
        ) +
        box(pen, color, {
          width: 260,
          height: 120,
          depth: 40,
          top: PIGMENTS.burgundy,
          front: fill(bar(18, 46, 224, 58, 6), darken(color, 0.12)) + disc(130, 75, 9, PIGMENTS.gold),
        }) +
        chain("M-80-134C-60-100-10-104 10-132", accent === PIGMENTS.cream ? PIGMENTS.gold : accent) +
        ball(pen, 60, -140, 12, "#f7efe2", 0.9) +
        ball(pen, 86, -136, 12, "#f7efe2", 0.9),
      -8,
      0,
      { scale: 1.12 },
    ),
  ),
};
