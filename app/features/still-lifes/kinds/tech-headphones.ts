import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times, tube } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import { ball, box, sheet } from "../parts/solids.ts";
import { ribs, wicker } from "../parts/textures.ts";
import { type Family, lyingKind, standingKind } from "./kind.ts";
import { glass, lens, screen } from "./tech-parts.ts";

export const TECH_HEADPHONES: Family = {
  headphones: standingKind(120, ["cream", "charcoal", "sage", "rust", "navy"], ["tan", "charcoal"], (pen, { color, accent }) =>
    put(
      line("M-110-120C-130-340 130-340 110-120", darken(color, 0.3), 27) +
        line("M-112-122C-132-342 128-342 108-122", color, 19) +
        line("M-90-240C-40-290 40-290 90-240", accent, 12, 'opacity=".9"') +
        [-1, 1]
          .map(
            (s) =>
              fill(bar(s * 104 - 40, -176, 80, 150, 36), pen.ball(color)) +
              fill(bar(s * 72 - 24, -168, 48, 134, 24), pen.ball(darken(accent, 0.25))) +
              oval(s * 124, -100, 17, 46, lighten(color, 0.14), 'opacity=".6"'),
          )
          .join(""),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  earbuds: standingKind(110, ["white", "charcoal", "sage"], ["white", "charcoal"], (pen, { color }) =>
    put(
      fill("M-100-110C-110-190 110-190 100-110z", pen.face(darken(color, 0.06))) +
        fill(bar(-104, -116, 208, 116, 44), pen.ball(color)) +
        line("M-100-92H100", darken(color, 0.24), 3) +
        disc(0, -60, 5, PIGMENTS.leaf) +
        [-1, 1]
          .map((s) =>
            put(
              fill(bar(-10, -6, 20, 64, 10), pen.round(color)) +
                disc(0, -16, 27, pen.ball(color)) +
                oval(-12, -22, 12, 17, pen.ball(PIGMENTS.charcoal)),
              s * 54,
              -210,
              { flip: s > 0 },
            ),
          )
          .join(""),
      0,
      0,
      { scale: 1.16 },
    ),
  ),
  speaker: standingKind(110, ["teal", "rust", "charcoal", "oat"], ["leather", "brass"], (pen, { color, accent }) => {
    const d = bar(-120, -230, 240, 226, 40);
    return put(
      tube("M-60-226C-60-290 60-290 60-226", 13, accent) +
        fill(bar(-112, -232, 250, 226, 40), darken(color, 0.4)) +
        fill(d, pen.face(color)) +
        `<g ${pen.clip(d)}>${wicker({ x: -120, y: -230, width: 240, height: 190 }, color, 11)}</g>` +
        disc(0, -136, 74, "#2a1a12", 'opacity=".16"') +
        fill(bar(-120, -40, 240, 36, 10), pen.face(accent)) +
        times(3, (i) => disc(-30 + i * 30, -22, 7, lighten(accent, 0.5))),
      -6,
      0,
      { scale: 1.12 },
    );
  }),
  radio: standingKind(140, ["teal", "rust", "cream", "sage"], ["oak", "brass"], (pen, { color, accent, form }) =>
    put(
      (form === "crank"
        ? line("M90-180L150-320", "#b4b8ba", 7) +
          disc(150, -322, 8, PIGMENTS.red) +
          line("M150-80H196V-120", "#8b9093", 9) +
          ball(pen, 196, -130, 15, PIGMENTS.red)
        : line("M100-180L170-310", "#b4b8ba", 6)) +
        box(pen, color, { width: 300, height: 180, depth: 60, radius: 26 }) +
        fill(bar(-134, -160, 150, 138, 14), darken(color, 0.3)) +
        ribs({ x: -128, y: -154, width: 138, height: 126 }, darken(color, 0.24), { gap: 11, upright: false, strength: 0.9 }) +
        disc(80, -116, 46, PIGMENTS.cream) +
        times(11, (i) => put(line("M0-40V-31", PIGMENTS.ink, 2.6), 80, -116, { turn: -120 + i * 24 })) +
        line("M80-116L104-140", PIGMENTS.red, 4) +
        disc(80, -116, 12, pen.metal(accent === PIGMENTS.oak ? PIGMENTS.brass : accent)) +
        [46, 114].map((x) => disc(x, -38, 15, pen.ball(PIGMENTS.cream))).join("") +
        (form === "crank"
          ? fill(bar(-110, -212, 110, 28, 6), "#22323a") +
            line(
              times(5, (i) => `M${-96 + i * 22}-212v28`),
              "#5d7f92",
              2,
            ) +
            disc(
              176,
              -120,
              17,
              pen.radial([
                [0, "#fffdf0"],
                [1, "#f3d98a"],
              ]),
            )
          : tube("M-90-184C-90-226 70-226 70-184", 10, accent)) +
        [-110, 100].map((x) => fill(bar(x, -4, 24, 10, 3), PIGMENTS.charcoal)).join(""),
      -12,
      -6,
      { scale: 1.06 },
    ),
  ),
  keyboard: lyingKind(["oat", "cream", "charcoal"], ["rust", "teal"], (pen, { color, accent }) =>
    put(
      sheet(pen, 400, 186, darken(color, 0.16), { radius: 16, shadow: 13 }) +
        times(48, (i) => {
          const [c, r] = [i % 12, Math.floor(i / 12)];
          const tone =
            (c === 0 && r < 2) || (c === 11 && r === 2)
              ? accent
              : r === 3 && c > 3 && c < 8
                ? ""
                : (c + r) % 7 === 0
                  ? lighten(color, 0.3)
                  : PIGMENTS.cream;
          return tone === ""
            ? ""
            : fill(bar(-188 + c * 31.4, -78 + r * 39, 28, 35, 6), darken(tone, 0.24)) +
                fill(bar(-186 + c * 31.4, -80 + r * 39, 24, 29, 5), pen.face(tone));
        }) +
        fill(bar(-62, 39, 124, 35, 6), darken(PIGMENTS.cream, 0.24)) +
        fill(bar(-60, 37, 120, 29, 5), pen.face(PIGMENTS.cream)) +
        line("M120-94C120-150 60-140 70-190", accent, 7),
      0,
      30,
      { turn: -9 },
    ),
  ),
  "laptop stand": standingKind(150, ["steel", "charcoal"], ["charcoal"], (pen, { color }) =>
    put(
      fill("M-150 0L-90-16L60-150L100-140L-40-2z", pen.metal(color)) +
        fill("M-150 0H110L130-14H-90z", pen.face(darken(color, 0.14))) +
        line("M100-8L20-120", darken(color, 0.3), 12) +
        fill("M-136-70L96-180L116-164L-120-50z", pen.face(PIGMENTS.charcoal)) +
        fill("M96-180L150-340C154-350-70-260-80-244L-136-72z", pen.face("#b9bec1")) +
        fill("M92-186L140-328C120-324-60-254-68-240L-118-84z", glass(pen)) +
        fill("M-20-160L60-196L74-236L-6-200z", PIGMENTS.sky, 'opacity=".5"') +
        disc(-138, -58, 9, PIGMENTS.charcoal),
      10,
      0,
      { scale: 1.08 },
    ),
  ),
  laptop: standingKind(160, ["silver", "charcoal"], ["sky"], (pen, { color, accent }) =>
    put(
      put(
        screen(
          pen,
          270,
          186,
          fill(bar(-140, -190, 280, 190), darken(accent, 0.3)) +
            fill("M-140-20L-60-90L0-40L60-100L140-20V0H-140z", lighten(accent, 0.2)) +
            disc(70, -140, 20, "#f9e2a0"),
        ),
        0,
        -22,
      ) +
        fill("M-135-24H135L176 0H-176z", pen.face(color)) +
        fill("M-176 0H176V8Q176 14 168 14H-168Q-176 14-176 8z", darken(color, 0.24)) +
        times(3, (r) => line(`M${-116 - r * 9} ${-19 + r * 5}H${116 + r * 9}`, darken(color, 0.4), 2.4, 'stroke-dasharray="12 4"')),
      0,
      -8,
      { scale: 1.14 },
    ),
  ),
  phone: standingKind(80, ["sage", "rust", "navy", "charcoal"], ["cream"], (pen, { color, accent, motif: print }) =>
    put(
      fill(bar(-78, -300, 164, 300, 26), darken(color, 0.4)) +
        fill(bar(-84, -302, 164, 300, 26), pen.face(color)) +
        fill(bar(-70, -288, 64, 66, 18), darken(color, 0.2)) +
        lens(pen, -52, -270, 13) +
        lens(pen, -26, -242, 13) +
        motif(print, accent, 0, -120, 94),
      0,
      0,
      { scale: 1.08, turn: -4 },
    ),
  ),
  tablet: standingKind(120, ["charcoal", "silver"], ["sky", "coral"], (pen, { accent, motif: print }) =>
    put(
      screen(
        pen,
        240,
        310,
        fill(bar(-130, -320, 260, 330), darken(accent, 0.2)) +
          disc(0, -190, 74, lighten(accent, 0.4)) +
          motif(print, darken(accent, 0.4), 0, -190, 96) +
          times(4, (i) =>
            fill(bar(-92 + i * 48, -64, 38, 38, 9), [PIGMENTS.marigold, PIGMENTS.rust, PIGMENTS.sage, PIGMENTS.lilac][i] as string),
          ),
      ),
      0,
      0,
      { turn: -3 },
    ),
  ),
  charger: standingKind(150, ["walnut", "oak"], ["leather"], (pen, { color, accent }) =>
    put(
      box(pen, color, { width: 300, height: 28, depth: 150, top: lighten(color, 0.08) }) +
        `<g transform="translate(36 -52) skewX(-50) scale(1 .36)">${fill(bar(-150, -50, 130, 116, 14), accent)}${fill(bar(-140, -100, 96, 160, 14), "#2a2b2d")}${fill(bar(-134, -92, 84, 144, 9), "#3f5a68")}</g>` +
        fill(bar(40, -110, 22, 66, 6), pen.face(color)) +
        disc(76, -116, 40, pen.metal(PIGMENTS.steel)) +
        disc(76, -116, 32, "#22282c") +
        line("M76-116L92-132M76-116V-96", "#e7ecec", 4) +
        line("M36-130C10-170 20-60 50-60M116-110C140-70 130-50 110-50", darken(PIGMENTS.leather, 0.1), 14) +
        line("M150-30C220-20 200 20 250 10", PIGMENTS.charcoal, 5),
      -26,
      0,
      { scale: 1.1 },
    ),
  ),
  "smart frame": standingKind(150, ["oak", "black", "white"], ["sky"], (pen, { color, accent }) =>
    put(
      fill("M60-40L120 0H96L40-30z", darken(color, 0.3)) +
        fill(bar(-160, -234, 320, 230, 8), darken(color, 0.35), 'transform="translate(7 4)"') +
        fill(bar(-160, -236, 320, 230, 8), pen.face(color)) +
        fill(bar(-138, -214, 276, 186, 3), lighten(accent, 0.2)) +
        disc(84, -176, 22, "#f9e2a0") +
        fill("M-138-80C-60-130 60-120 138-84V-28H-138z", PIGMENTS.sage) +
        [
          [-56, 86, PIGMENTS.rust],
          [10, 100, PIGMENTS.navy],
          [64, 66, PIGMENTS.marigold],
        ]
          .map(
            ([x, h, tone]) =>
              `<g ${pen.clip(bar(-138, -214, 276, 186, 3))}>${put(disc(0, -(h as number) * 0.62, (h as number) * 0.22, "#e6bd98") + fill(`M${-(h as number) * 0.36} 0C${-(h as number) * 0.36} ${-(h as number) * 0.48} ${(h as number) * 0.36} ${-(h as number) * 0.48} ${(h as number) * 0.36} 0z`, tone as string), x as number, -28, { scale: 1.2 })}</g>`,
          )
          .join("") +
        line("M112-46a14 14 0 0 1 20 0M106-52a22 22 0 0 1 32 0", "#fff", 3.6) +
        disc(122, -40, 3, "#fff"),
      0,
      0,
      { scale: 1.12 },
    ),
  ),
  tags: lyingKind(["cream", "charcoal"], ["rust", "teal"], (pen, { color }) =>
    times(4, (i) =>
      put(
        disc(0, -92, 25, "none", 'stroke="#a2a7aa" stroke-width="7"') +
          put(line("M0 0V60M0 34H15M0 54H11", "#c0a15b", 10) + disc(0, -16, 19, "none", 'stroke="#c0a15b" stroke-width="11"'), 28, -66, {
            turn: -38,
          }) +
          fill(bar(-50, -62, 100, 116, 26), "#2a1a12", 'opacity=".17" transform="translate(6 9)"') +
          fill(bar(-50, -64, 100, 116, 26), pen.ball([color, PIGMENTS.rust, PIGMENTS.teal, PIGMENTS.marigold][i] as string)) +
          disc(0, -44, 8, "#2a1a12", 'opacity=".35"') +
          line("M-20 6a20 20 0 0 1 40 0M-9 10a9 9 0 0 1 18 0", i === 0 ? PIGMENTS.rust : PIGMENTS.cream, 5),
        -92 + (i % 2) * 184,
        -70 + Math.floor(i / 2) * 176,
        { turn: [-12, 10, 8, -9][i] as number },
      ),
    ),
  ),
};
