import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { checks, grain } from "../parts/textures.ts";
import { type Family, standingKind } from "./kind.ts";

export const KITCHEN_TOOLS_SPICE_TINS: Family = {
  "spice tins": standingKind(150, ["steel", "brass", "copper"], ["steel"], (pen, { color }) => {
    const spices = ["#c8862c", "#a23b22", "#7b5a34", "#d7b64a", "#6e7f4b", "#59331f", "#b9562c"];
    return put(
      turned(
        pen,
        [
          [156, -64],
          [158, -40],
          [150, 0],
        ],
        color,
        { metal: true, inside: darken(color, 0.5), tilt: 0.46 },
      ) +
        spices
          .map((spice, i) =>
            put(
              oval(0, 0, 38, 18, darken(color, 0.1)) + oval(0, -3, 36, 16, lighten(color, 0.5)) + oval(0, -2, 31, 13, pen.ball(spice)),
              i === 0 ? 0 : Math.cos((i / 6) * Math.PI * 2) * 92,
              -62 + (i === 0 ? 0 : Math.sin((i / 6) * Math.PI * 2) * 42),
            ),
          )
          .join(""),
      0,
      0,
      { scale: 1.14 },
    );
  }),
  "ice press": standingKind(
    110,
    ["steel", "copper"],
    ["glass"],
    (pen, { color }) =>
      put(
        put(
          turned(
            pen,
            [
              [78, -66],
              [80, -56],
              [80, 0],
            ],
            color,
            { metal: true },
          ),
          0,
          -158,
        ) +
          put(ball(pen, 0, -122, 62, "#dcebef", 0.7), 0, 0) +
          turned(
            pen,
            [
              [80, -106],
              [80, -10],
              [76, 0],
            ],
            color,
            { metal: true, inside: darken(color, 0.3) },
          ) +
          `<g ${pen.clip("M-80-106A80 16 0 0 0 80-106V-300H-80z")}>` +
          disc(0, -122, 62, pen.ball("#e3f0f3")) +
          oval(-20, -146, 16, 10, "#fff", 'opacity=".9"') +
          "</g>" +
          put(
            turned(
              pen,
              [
                [80, -60],
                [80, 0],
              ],
              color,
              { metal: true },
            ),
            0,
            -164,
          ),
        0,
        0,
        { scale: 1.06 },
      ) +
      pool(pen, 150, 0, 40) +
      ball(pen, 150, -34, 36, "#dcebef", 0.8),
  ),
  appliance: standingKind(120, ["red", "cream", "teal", "charcoal", "steel"], ["steel"], (pen, { color, accent }) =>
    put(
      fill("M-120 0V-26H120V0z", pen.face(darken(color, 0.1))) +
        fill("M-112-20H-40C-30-60-40-150-60-200C-90-240-80-270-40-270H86C122-270 122-206 86-200H0C20-150 20-60 10-20z", pen.face(color)) +
        line("M-50-254H84", lighten(color, 0.7), 6, 'opacity=".6"') +
        line("M66-200V-150", "#9ca1a4", 9) +
        line("M66-152C34-140 34-96 66-86C98-96 98-140 66-152M66-152V-86", "#8b9093", 4) +
        put(
          turned(
            pen,
            [
              [74, -108],
              [72, -60],
              [50, -10],
              [44, 0],
            ],
            accent,
            { metal: true, inside: lighten(accent, 0.2) },
          ),
          62,
          -24,
        ) +
        disc(-36, -236, 11, lighten(color, 0.6)),
      -8,
      0,
      { scale: 1.14 },
    ),
  ),
  "recipe box": standingKind(150, ["oak", "walnut", "sage"], ["brass"], (pen, { color, accent }) =>
    put(
      times(6, (i) =>
        put(
          fill(bar(-104, -70, 208, 80, 4), pen.face([PIGMENTS.cream, PIGMENTS.white, PIGMENTS.blush][i % 3] as string)) +
            fill(
              bar(-96 + i * 34, -86, 32, 20, 4),
              [PIGMENTS.rust, PIGMENTS.sage, PIGMENTS.sky, PIGMENTS.marigold, PIGMENTS.blush, PIGMENTS.plum][i] as string,
            ),
          44 - i * 9,
          -178 + i * 8,
        ),
      ) +
        box(pen, color, {
          width: 240,
          height: 140,
          depth: 96,
          top: darken(color, 0.4),
          front: grain({ x: 0, y: 0, width: 240, height: 140 }, color),
        }) +
        fill(bar(-50, -92, 100, 44, 6), pen.metal(accent)) +
        fill(bar(-42, -85, 84, 30, 3), PIGMENTS.paper) +
        line("M-30-74H30M-30-64H14", darken(PIGMENTS.paper, 0.4), 3),
      -16,
      0,
      { scale: 1.12 },
    ),
  ),
  "baking set": standingKind(
    150,
    ["sky", "blush", "sage"],
    ["oak"],
    (pen, { color, accent }) =>
      put(
        put(line("M0 0V-110", accent, 13) + fill(bar(-26, -196, 52, 92, 16), pen.face(PIGMENTS.coral)), -92, -80, { turn: -20 }) +
          put(
            line("M0 0V-120", accent, 12) +
              line("M0-118C-44-146-30-206 0-208C30-206 44-146 0-118C-14-160-10-200 0-208C10-200 14-160 0-118", "#8f9497", 3.6),
            0,
            -86,
            { turn: 4 },
          ) +
          put(
            fill(bar(-16, -190, 32, 150, 14), pen.round(PIGMENTS.beech)) + fill(bar(-7, -218, 14, 200, 7), PIGMENTS.cherry, 'opacity=".5"'),
            86,
            -76,
            { turn: 26 },
          ) +
          turned(
            pen,
            [
              [120, -118],
              [112, -74],
              [84, -20],
              [60, 0],
            ],
            color,
            {
              inside: lighten(color, 0.3),
              tilt: 0.22,
              pattern: checks({ x: -130, y: -120, width: 260, height: 124 }, lighten(color, 0.4), PIGMENTS.white, 36),
            },
          ),
        0,
        0,
        { scale: 1.1 },
      ) +
      put(motif("star", PIGMENTS.steel, 0, 0, 66), 148, -16) +
      put(motif("heart", "#d9a25c", 0, 0, 50), -156, -14),
  ),
};
