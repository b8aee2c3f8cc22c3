import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, blob, disc, fill, line, oval, polygon, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, pool, turned } from "../parts/solids.ts";
import { stitches } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";

/** Kinds that stand for many: where a name tells what family a thing is of, and not which of its things. */
export const WIDER_GIFT: Family = {
  gift: standingKind(
    140,
    ["sage", "sky", "blush", "butter", "lilac", "evergreen", "rust"],
    ["rust", "evergreen", "marigold", "cream"],
    (pen, { color, accent, motif: print }) =>
      put(
        box(pen, color, {
          width: 240,
          height: 180,
          depth: 110,
          front: times(12, (i) => motif(print, lighten(color, 0.4), 30 + (i % 4) * 60, 34 + Math.floor(i / 4) * 58, 24)),
        }) +
          box(pen, color, { y: -168, width: 256, height: 44, depth: 114 }) +
          fill(bar(-20, -212, 40, 212), pen.face(accent)) +
          fill(
            polygon([
              [-20, -212],
              [37, -251],
              [77, -251],
              [20, -212],
            ]),
            lighten(accent, 0.2),
          ) +
          fill("M28-232C-30-320-110-300-96-256C-90-228-20-222 28-230z", pen.ball(accent)) +
          fill("M28-232C86-320 160-300 150-258C144-230 76-222 28-230z", pen.ball(accent)) +
          fill(
            "M20-226C-10-190-40-176-60-170L-40-150C-10-164 20-196 30-226zM36-226C56-196 84-180 110-176L96-152C64-164 40-190 28-226z",
            pen.face(darken(accent, 0.12)),
          ) +
          oval(28, -232, 24, 18, pen.ball(accent)),
        -24,
        0,
        { scale: 1.06 },
      ),
  ),
  kitchenware: standingKind(
    160,
    ["rust", "sage", "navy"],
    ["oak"],
    (pen, { color, accent }) =>
      pool(pen, -66, -8, 90) +
      put(
        turned(
          pen,
          [
            [80, -112],
            [80, -40],
            [72, 0],
          ],
          color,
          { inside: darken(color, 0.3), gloss: 0.3 },
        ) + tube("M-78-90C-120-94-120-60-76-66M78-90C120-94 120-60 76-66", 13, color),
        -66,
        -8,
      ) +
      pool(pen, 84, 0, 60) +
      put(
        line("M-20-90L-34-230M6-90V-220M28-90L48-216", accent, 12) +
          oval(-36, -246, 20, 30, accent) +
          fill(bar(-16, -260, 44, 60, 10), darken(accent, 0.1)) +
          oval(52, -226, 19, 26, lighten(accent, 0.14)) +
          turned(
            pen,
            [
              [56, -110],
              [58, -60],
              [52, 0],
            ],
            PIGMENTS.cream,
            { inside: PIGMENTS.stone },
          ),
        88,
        0,
      ),
  ),
  foods: standingKind(
    150,
    ["kraft"],
    ["rust", "evergreen"],
    (pen, { color, accent }) =>
      pool(pen, -84, -10, 70) +
      put(
        fill("M-66-230H66L74 0H-74z", pen.round(color)) +
          fill(bar(-68, -250, 136, 30), darken(color, 0.16)) +
          disc(0, -116, 42, accent) +
          motif("wheat", PIGMENTS.cream, 0, -116, 54),
        -84,
        -10,
      ) +
      pool(pen, 64, 0, 56) +
      put(
        turned(
          pen,
          [
            [50, -110],
            [56, -96],
            [56, -12],
            [48, 0],
          ],
          PIGMENTS.marigold,
          { gloss: 0.5, pattern: fill(bar(-60, -76, 120, 50), PIGMENTS.paper) + motif("leaf", PIGMENTS.leaf, 0, -50, 36) },
        ) +
          turned(
            pen,
            [
              [48, -136],
              [52, -130],
              [50, -108],
            ],
            PIGMENTS.oak,
          ),
        64,
        0,
        { scale: 1.06 },
      ) +
      pool(pen, 150, 14, 30) +
      ball(pen, 152, -18, 32, PIGMENTS.red, 0.4) +
      line("M152-48q4-12 12-16", PIGMENTS.brown, 4),
  ),
  clothes: standingKind(150, ["navy", "rust", "sage", "oat"], ["cream"], (pen, { color, accent }) =>
    put(
      times(4, (i) => {
        const tone = [color, accent, lighten(color, 0.3), PIGMENTS.oat][i] as string;
        const y = -58 - i * 54;
        const d = `M-130 ${y}H110C150 ${y} 150 ${y + 58} 110 ${y + 58}H-130C-142 ${y + 40}-142 ${y + 16}-130 ${y}z`;
        return (
          fill(
            d,
            pen.linear([
              [0, lighten(tone, 0.2)],
              [0.6, tone],
              [1, darken(tone, 0.3)],
            ]),
          ) + (i % 2 === 0 ? `<g ${pen.clip(d)} opacity=".7">${stitches({ x: -140, y, width: 290, height: 60 }, tone, 13)}</g>` : "")
        );
      }),
      8,
      0,
      { scale: 1.16 },
    ),
  ),
  accessory: lyingKind(["leather", "navy", "sage"], ["gold"], (pen, { color, accent }) =>
    put(
      fill(
        blob([
          [-130, -90],
          [130, -100],
          [140, 90],
          [-136, 100],
        ]),
        "#2a1a12",
        'opacity=".16" transform="translate(9 12)"',
      ) +
        fill(
          blob([
            [-130, -90],
            [130, -100],
            [140, 90],
            [-136, 100],
          ]),
          pen.ball(color),
        ) +
        fill("M-136-70C-60 10 60 10 136-78L120-104C40-92-60-92-126-88z", pen.face(lighten(color, 0.08))) +
        disc(0, -20, 15, pen.metal(accent)),
      0,
      0,
      { turn: -6 },
    ),
  ),
  beauty: standingKind(
    150,
    ["blush", "sage", "sky"],
    ["gold", "oak"],
    (pen, { color, accent }) =>
      pool(pen, -84, -8, 46) +
      put(
        turned(
          pen,
          [
            [20, -170],
            [44, -150],
            [48, -120],
            [48, -8],
            [42, 0],
          ],
          color,
          { gloss: 0.36, pattern: fill(bar(-60, -104, 120, 64), PIGMENTS.paper) + motif("leaf", darken(color, 0.4), 0, -72, 44) },
        ) +
          turned(
            pen,
            [
              [18, -206],
              [22, -198],
              [22, -168],
            ],
            accent,
          ),
        -84,
        -8,
        { scale: 1.1 },
      ) +
      pool(pen, 20, 0, 60) +
      put(
        turned(
          pen,
          [
            [58, -62],
            [60, -8],
            [54, 0],
          ],
          lighten(color, 0.4),
          { gloss: 0.3 },
        ) +
          turned(
            pen,
            [
              [60, -96],
              [62, -62],
            ],
            accent,
          ),
        24,
        2,
      ) +
      pool(pen, 128, -14, 36) +
      put(
        fill("M-32-170H32L38-44H-38z", pen.round(darken(color, 0.1))) +
          fill(bar(-36, -180, 72, 14, 3), darken(color, 0.2)) +
          turned(
            pen,
            [
              [32, -46],
              [34, 0],
            ],
            accent,
          ),
        128,
        -14,
      ),
  ),
};
