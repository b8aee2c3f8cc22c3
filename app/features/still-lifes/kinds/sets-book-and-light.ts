import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, blown, pool, turned } from "../parts/solids.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { uprightBook } from "./paper-parts.ts";

/** Things that come with another thing, by which they are known. */
export const SETS_BOOK_AND_LIGHT: Family = {
  "book and light": standingKind(
    150,
    ["navy", "evergreen"],
    ["gold"],
    (pen, { color, accent, motif: print }) =>
      put(uprightBook(pen, color, accent, print), -46, -6, { scale: 1.12 }) +
      pool(pen, 110, 10, 80) +
      put(
        fill(
          "M-70-30L-150-74V30L-70 6z",
          pen.linear(
            [
              [0, "#e0604a", 0],
              [1, "#e0604a", 0.55],
            ],
            [0, 0, 1, 0],
          ),
        ) +
          fill("M-72-44L-36-34V10L-72 20z", pen.face(PIGMENTS.charcoal)) +
          oval(-72, -12, 9, 32, "#ef8d79") +
          fill(
            bar(-38, -34, 130, 44, 10),
            pen.linear([
              [0, lighten(PIGMENTS.red, 0.4)],
              [0.4, PIGMENTS.red],
              [1, darken(PIGMENTS.red, 0.4)],
            ]),
          ) +
          fill(bar(10, -40, 30, 10, 4), PIGMENTS.charcoal),
        118,
        2,
      ),
  ),
  sourdough: standingKind(
    100,
    ["glass"],
    ["rust"],
    (pen, { accent }) =>
      put(
        blown(
          pen,
          [
            [66, -230],
            [74, -214],
            [78, -190],
            [78, -20],
            [70, 0],
          ],
          {
            content:
              fill(bar(-90, -130, 180, 140), "#efe0c0") +
              times(34, (i) =>
                oval(
                  -70 + ((i * 43) % 140),
                  -122 + ((i * 29) % 118),
                  4 + (i % 3) * 3,
                  3 + (i % 3) * 2,
                  darken("#efe0c0", 0.2),
                  'opacity=".7"',
                ),
              ) +
              oval(0, -132, 78, 20, "#f7ecd4"),
            open: false,
          },
        ) +
          turned(
            pen,
            [
              [70, -258],
              [74, -252],
              [74, -228],
            ],
            PIGMENTS.oak,
          ) +
          fill("M-78-104Q0-84 78-104V-86Q0-66-78-86z", accent),
        -50,
        0,
        { scale: 1.16 },
      ) +
      pool(pen, 104, 6, 84) +
      put(
        fill("M-84-6C-92-100 92-100 84-6C50 8-50 8-84-6z", pen.ball("#c98b4a")) +
          line("M-50-60Q-20-40-10-14M-10-74Q14-50 20-20M34-66Q48-46 48-22", "#f0dcb4", 8),
        108,
        4,
      ),
  ),
  "biscuit kit": standingKind(
    150,
    ["kraft"],
    ["rust"],
    (pen, { color, accent }) =>
      put(
        fill("M-66-210H66L74 0H-74z", pen.round(color)) +
          fill(bar(-68, -230, 136, 30), darken(color, 0.16)) +
          disc(0, -100, 50, accent) +
          motif("bone", PIGMENTS.cream, 0, -100, 74),
        -92,
        -10,
      ) +
      pool(pen, 78, 6, 110) +
      put(
        fill("M-110-6L-90-40H100L116-6z", pen.metal(PIGMENTS.steel)) +
          [
            [-60, -34],
            [10, -40],
            [70, -28],
            [-14, -18],
          ]
            .map(
              ([x, y]) =>
                motif("bone", darken("#c98b4a", 0.3), (x as number) + 2, (y as number) + 4, 62, 12) +
                motif("bone", "#d29a56", x as number, y as number, 62, 12),
            )
            .join(""),
        70,
        10,
      ) +
      pool(pen, 90, -60, 30, 0.2) +
      put(
        turned(
          pen,
          [
            [40, -90],
            [44, -80],
            [44, -8],
            [38, 0],
          ],
          "#b98449",
          { gloss: 0.4, pattern: fill(bar(-50, -64, 100, 40), PIGMENTS.paper) },
        ) +
          turned(
            pen,
            [
              [40, -112],
              [42, -88],
            ],
            PIGMENTS.red,
          ),
        26,
        -54,
        { scale: 0.9 },
      ),
  ),
  chipping: standingKind(
    150,
    ["navy", "red"],
    ["cream"],
    (pen, { color, accent }) =>
      put(
        line("M-110-10L-130-250M110-10L130-250", "#8b9093", 9) +
          fill("M-136-262H136L118-40H-118z", pen.face(PIGMENTS.cream)) +
          line(
            times(12, (i) => `M${-124 + i * 22.5}-258l${i < 6 ? 4 : -4} 214`),
            "#dcd0ba",
            2,
          ) +
          disc(0, -150, 86, color) +
          disc(0, -150, 62, accent) +
          disc(0, -150, 40, PIGMENTS.red) +
          disc(0, -150, 17, PIGMENTS.ink) +
          fill("M-118-44H118L150 0H-150z", pen.face(PIGMENTS.evergreen)),
        0,
        0,
        { scale: 1.06 },
      ) +
      [
        [-140, 10],
        [-96, 20],
        [70, 16],
        [126, 12],
        [166, 2],
        [20, 20],
      ]
        .map(
          ([x, y], i) =>
            pool(pen, x as number, y as number, 18, 0.3) +
            ball(
              pen,
              x as number,
              (y as number) - 17,
              19,
              [PIGMENTS.marigold, PIGMENTS.coral, PIGMENTS.marigold, PIGMENTS.sky, PIGMENTS.marigold, PIGMENTS.coral][i] as string,
              0.3,
            ),
        )
        .join(""),
  ),
  "pixel book": lyingKind(["cream"], ["teal"], (pen, { color, accent }) => {
    const rows = ["..1111..", ".122221.", "12322321", "12222221", "12422421", "12244221", ".122221.", "..1111.."];
    const inks: Record<string, string> = { "1": PIGMENTS.ink, "2": PIGMENTS.marigold, "3": PIGMENTS.ink, "4": PIGMENTS.red };
    return (
      put(
        fill(bar(-176, -150, 352, 300, 8), "#2a1a12", 'opacity=".18" transform="translate(9 12)"') +
          fill(bar(-176, -150, 352, 300, 8), accent) +
          fill(bar(-168, -144, 166, 288, 4), pen.face(color)) +
          fill(bar(2, -144, 166, 288, 4), pen.face(lighten(color, 0.3))) +
          line(
            times(11, (i) => `M${12 + i * 15}-134V134`) +
              times(18, (i) => `M8 ${-130 + i * 15}H164`) +
              times(11, (i) => `M${-160 + i * 15}-134V134`) +
              times(18, (i) => `M-164 ${-130 + i * 15}H-8`),
            "#cfc3a8",
            1.4,
          ) +
          rows
            .map((row, y) =>
              [...row]
                .map((cell, x) => (inks[cell] === undefined ? "" : fill(bar(27 + x * 15, -70 + y * 15, 15, 15), inks[cell])))
                .join(""),
            )
            .join("") +
          rows
            .slice(0, 4)
            .map((row, y) =>
              [...row]
                .map((cell, x) =>
                  inks[cell] === undefined
                    ? ""
                    : fill(bar(-145 + x * 15, -40 + y * 15, 15, 15), cell === "2" ? PIGMENTS.coral : PIGMENTS.teal),
                )
                .join(""),
            )
            .join("") +
          times(12, (i) => line(`M-6 ${-132 + i * 24}h14`, "#8e9394", 5)),
        -6,
        0,
        { turn: -5 },
      ) +
      put(fill(bar(-8, -100, 16, 170, 3), pen.round(PIGMENTS.rust)) + fill("M-8-100L0-128L8-100z", PIGMENTS.pine), 140, 96, { turn: 34 })
    );
  }),
};
