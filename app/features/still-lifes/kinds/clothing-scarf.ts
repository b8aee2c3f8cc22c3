import { PIGMENTS, darken, lighten } from "../parts/colors.ts";
import { bar, disc, fill, line, oval, put, times } from "../parts/lines.ts";
import { motif } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";
import { pool } from "../parts/solids.ts";
import { checks, crumbs, ribs, stitches, stripes } from "../parts/textures.ts";
import { type Family, hangingKind, lyingKind, standingKind } from "./kind.ts";
import { dropped, within, hanger } from "./clothing-dress.ts";

function sweaterShape(sleeve: number): string {
  return `M-46-150Q0-122 46-150L104-128L${150 + sleeve * 0.1} ${-60 + sleeve}L${112 + sleeve * 0.1} ${-44 + sleeve}L86-74V150Q0 162-86 150V-74L${-112 - sleeve * 0.1} ${-44 + sleeve}L${-150 - sleeve * 0.1} ${-60 + sleeve}L-104-128z`;
}

function shoe(pen: Pen, color: string, sole: string, boot: boolean): string {
  const upper = boot
    ? "M-60-190H20L26-90C70-76 120-70 128-24H-66z"
    : "M-66-112C-40-96-10-96 10-116C40-80 110-80 126-26H-72C-76-60-76-96-66-112z";
  return (
    fill(upper, pen.ball(color)) +
    fill("M-76-28H130C138-10 130 0 120 0H-66C-76 0-80-14-76-28z", pen.face(sole)) +
    line(boot ? "M20-150L-6-144M22-126L-4-120M24-102L-2-98" : "M14-98L34-116M36-86L56-104M58-76L76-92", PIGMENTS.paper, 6) +
    line("M-74-26H130", darken(sole, 0.3), 2) +
    (boot ? fill(bar(-62, -196, 84, 16, 6), darken(color, 0.2)) : "")
  );
}

function bandOf(
  pen: Pen,
  width: number,
  length: number,
  fabric: (area: { x: number; y: number; width: number; height: number }) => string,
): string {
  const d = bar(-width / 2, 0, width, length);
  return (
    dropped(d) +
    within(
      pen,
      d,
      fabric({ x: -width / 2, y: 0, width, height: length }) +
        line(`M${-width * 0.2} 0V${length}M${width * 0.22} 0V${length}`, "#2a1a12", 7, 'opacity=".14"'),
    )
  );
}

export const CLOTHING_SCARF: Family = {
  scarf: lyingKind(["plum", "rust", "evergreen", "navy", "marigold"], ["cream", "oat"], (pen, { color, accent, form }) => {
    const fabric = (area: Parameters<typeof stripes>[0]) =>
      fill(bar(area.x, area.y, area.width, area.height), color) +
      (form === "plain" ? ribs(area, color, { gap: 13 }) : checks(area, accent, lighten(color, 0.35), 46));
    const fringe = (y: number) =>
      line(
        times(15, (i) => `M${-50 + i * 8} ${y}v26`),
        darken(color, 0.1),
        3.6,
      );
    const tail = (x: number, turn: number, length: number) =>
      put(bandOf(pen, 120, length, fabric) + put(fringe(length), 0, 0), x, -30, { turn });
    const loop = "M-150-40C-160-170 160-170 150-40C110 40-110 40-150-40z";
    return put(
      tail(-40, 10, 196) +
        tail(52, -12, 170) +
        dropped(loop) +
        fill(loop, pen.ball(color)) +
        within(
          pen,
          loop,
          fabric({ x: -170, y: -160, width: 340, height: 210 }) +
            line("M-140-60C-90 20 90 20 140-60M-120-20C-60 36 60 36 120-20M-100-96C-50-60 50-60 100-96", "#2a1a12", 9, 'opacity=".2"'),
        ) +
        oval(0, -84, 72, 32, darken(color, 0.5)),
      0,
      0,
    );
  }),
  beanie: standingKind(110, ["rust", "evergreen", "navy", "oat", "marigold"], ["cream"], (pen, { color, accent }) => {
    const d = "M-118-60C-124-260 124-260 118-60z";
    return put(
      disc(0, -246, 44, pen.ball(accent)) +
        times(18, (i) => put(line("M0-30V-46", accent, 7), 0, -246, { turn: i * 20 })) +
        fill(d, pen.ball(color)) +
        within(pen, d, stitches({ x: -124, y: -236, width: 250, height: 190 }, color, 15)) +
        fill(bar(-126, -84, 252, 84, 24), pen.round(darken(color, 0.06))) +
        within(pen, bar(-126, -84, 252, 84, 24), ribs({ x: -126, y: -84, width: 252, height: 84 }, color, { gap: 13 })),
      0,
      0,
      { scale: 1.1 },
    );
  }),
  cap: standingKind(130, ["rust", "navy", "evergreen", "oat"], ["cream", "marigold"], (pen, { color, accent, motif: print, form }) => {
    const d = "M-120-40C-130-190 110-200 116-44z";
    return put(
      fill(d, pen.ball(color)) +
        within(pen, d, form === "corduroy" ? ribs({ x: -124, y: -190, width: 250, height: 160 }, color, { gap: 9, strength: 0.3 }) : "") +
        line("M0-158C-50-120-60-80-58-44M0-158C40-120 50-80 50-44", darken(color, 0.3), 3) +
        disc(0, -160, 9, darken(color, 0.2)) +
        (form === "cycling"
          ? fill("M-14-160C-22-110-22-80-20-44H20C22-80 22-110 14-160z", accent, 'opacity=".9"')
          : fill(bar(-44, -128, 76, 58, 10), accent) + motif(print, darken(color, 0.1), -6, -98, 44)) +
        fill(
          form === "cycling"
            ? "M60-54C130-54 170-34 176-14C130-30 40-34-10-30C10-48 40-54 60-54z"
            : "M-6-46C70-64 190-30 206 0C140-22 10-24-122-34C-120-44-60-44-6-46z",
          pen.face(darken(color, 0.08)),
        ),
      -20,
      0,
      { scale: 1.16 },
    );
  }),
  hat: standingKind(170, ["straw", "oat", "tan"], ["rust", "navy", "evergreen"], (pen, { color, accent }) => {
    const crown = "M-84-50C-90-150-60-170 0-166C60-170 90-150 84-50z";
    return put(
      oval(0, -34, 184, 46, pen.ball(color)) +
        times(4, (i) => oval(0, -36, 176 - i * 22, 42 - i * 6, "none", `stroke="${darken(color, 0.18)}" stroke-width="2" opacity=".6"`)) +
        fill(crown, pen.round(color)) +
        within(
          pen,
          crown,
          times(9, (i) => line(`M-90 ${-160 + i * 13}q90 16 180 0`, darken(color, 0.2), 2)),
        ) +
        fill("M-85-80Q0-58 85-80L84-46Q0-24-84-46z", pen.round(accent)) +
        fill("M70-74L140-96L118-62L148-40L72-48z", pen.face(accent)),
      0,
      0,
      { scale: 1.08 },
    );
  }),
  mittens: lyingKind(["marigold", "rust", "teal", "plum"], ["cream"], (pen, { color, accent }) => {
    const d = "M-50 130V20C-66-110 66-130 60-10C90-50 122-20 104 16L60 70V130z";
    const one =
      dropped(d) +
      fill(d, pen.ball(color)) +
      within(
        pen,
        d,
        stitches({ x: -70, y: -110, width: 190, height: 250 }, color, 15) +
          times(4, (i) => motif("star", accent, -20 + (i % 2) * 44, -20 + Math.floor(i / 2) * 50, 34)),
      ) +
      fill(bar(-56, 116, 122, 56, 12), pen.round(accent)) +
      within(pen, bar(-56, 116, 122, 56, 12), ribs({ x: -56, y: 116, width: 122, height: 56 }, accent, { gap: 11 }));
    return put(one, -92, -14, { turn: -12 }) + put(one, 92, 10, { turn: 14, flip: true });
  }),
  gloves: lyingKind(["sage", "leather", "olive", "navy"], ["cream", "rust"], (pen, { color, accent, motif: print }) => {
    const d =
      "M-60 90V-20C-60-40-62-120-46-128C-30-130-30-100-28-60C-28-110-26-168-8-168C10-168 10-110 10-62C14-110 16-150 32-148C48-146 44-96 42-50C48-80 56-104 68-98C82-90 72-30 66 6C60 40 62 70 62 90zM-60 40C-96 10-118-30-104-44C-88-52-70-20-58-6z";
    const one =
      dropped(d) +
      fill(d, pen.ball(color)) +
      line("M-28-50V-10M10-54V-8M42-44V-4", darken(color, 0.3), 3) +
      fill("M-66 82H68L84 176H-82z", pen.face(accent)) +
      within(
        pen,
        "M-66 82H68L84 176H-82z",
        times(6, (i) => motif(print, PIGMENTS.coral, -56 + (i % 3) * 56, 106 + Math.floor(i / 3) * 42, 34)),
      ) +
      line("M-66 86H68", darken(accent, 0.3), 3);
    return put(one, -88, -4, { turn: -14 }) + put(one, 88, 8, { turn: 14, flip: true });
  }),
  socks: lyingKind(["rust", "navy", "sage", "marigold"], ["cream", "marigold"], (pen, { color, accent, count }) => {
    const d = "M-44-160H40V20C60 40 110 60 122 96C128 136 60 140 24 118C-10 96-50 70-44 20z";
    const one = (tone: string, other: string) =>
      dropped(d) +
      fill(d, pen.ball(tone)) +
      within(
        pen,
        d,
        stripes({ x: -60, y: -130, width: 200, height: 290 }, other, { upright: false, gap: 34, share: 0.42 }) +
          stitches({ x: -50, y: -160, width: 180, height: 300 }, tone, 11).replaceAll('opacity=".55"', 'opacity=".22"'),
      ) +
      fill("M-46-168H42V-126H-46z", pen.round(darken(tone, 0.1))) +
      fill("M66 54C100 64 122 86 122 100C128 136 96 134 76 130z", darken(tone, 0.18)) +
      fill("M-44 24C-20 20-6 44-8 66C-30 54-42 40-44 24z", darken(tone, 0.18));
    return (
      put(one(color, accent), -86, -6, { turn: 4 }) +
      put(one(count > 1 ? PIGMENTS.teal : color, count > 1 ? PIGMENTS.coral : accent), 62, 22, { turn: -8 })
    );
  }),
  slippers: standingKind(170, ["gray", "rust", "evergreen", "oat"], ["cream"], (pen, { color, accent }) => {
    const one =
      fill("M-110-14C-130-70-60-100 0-92C70-90 130-60 128-14C128 2-100 2-110-14z", pen.ball(color)) +
      fill("M-100-52C-90-96-20-100 4-90C-10-66-40-40-86-34z", pen.ball(accent)) +
      times(8, (i) => disc(-96 + i * 13, -56 - Math.sin(i / 2.4) * 26, 10, lighten(accent, 0.2))) +
      fill("M-112-16H130C132 0 120 6 108 6H-92C-106 6-114-4-112-16z", pen.face(darken(color, 0.5))) +
      line("M30-78Q70-62 84-20", lighten(color, 0.4), 2.4, 'stroke-dasharray="6 5"');
    return pool(pen, -54, -40, 130) + put(one, -54, -46) + pool(pen, 44, 0, 130) + put(one, 44, 0, { scale: 1.06 });
  }),
  shoes: standingKind(
    170,
    ["white", "navy", "leather", "rust"],
    ["white", "cream"],
    (pen, { color, accent }) =>
      pool(pen, -60, -46, 110) +
      put(shoe(pen, color, accent, false), -64, -50, { scale: 1.14 }) +
      pool(pen, 40, 0, 120) +
      put(shoe(pen, color, accent, false), 28, 0, { scale: 1.34 }),
  ),
  boots: standingKind(
    150,
    ["leather", "chocolate", "black", "tan"],
    ["cream", "chocolate"],
    (pen, { color, accent }) =>
      pool(pen, -70, -34, 90) +
      put(shoe(pen, color, accent, true), -78, -36, { scale: 1.2 }) +
      pool(pen, 60, 0, 90) +
      put(shoe(pen, color, accent, true), 46, 0, { scale: 1.36 }),
  ),
  "t-shirt": hangingKind(
    ["cream", "navy", "sage", "rust", "sky"],
    ["rust", "marigold", "evergreen"],
    (pen, { color, accent, motif: print }) => {
      const d = "M-50-150Q0-112 50-150L120-116L162-36L112-14L92-50V160Q0 168-92 160V-50L-112-14L-162-36L-120-116z";
      return (
        dropped(d) +
        fill(d, pen.face(color)) +
        within(pen, d, line("M-60 160C-70 60-50-20-84-60M60 160C74 60 50-20 84-60", darken(color, 0.4), 8, 'opacity=".12"')) +
        line("M-50-150Q0-112 50-150", darken(color, 0.2), 9) +
        motif(print, accent, 0, 4, 110)
      );
    },
  ),
  shirt: hangingKind(["sky", "white", "sage", "rust"], ["white"], (pen, { color }) => {
    const d = sweaterShape(150);
    return (
      hanger(PIGMENTS.oak) +
      dropped(d) +
      fill(d, pen.face(color)) +
      within(
        pen,
        d,
        checks({ x: -170, y: -160, width: 340, height: 330 }, darken(color, 0.14), lighten(color, 0.4), 40) +
          line("M-86-74V150M86-74V150", "#2a1a12", 8, 'opacity=".14"'),
      ) +
      fill(bar(-12, -132, 24, 286), lighten(color, 0.14)) +
      times(6, (i) => disc(0, -104 + i * 46, 5, PIGMENTS.paper)) +
      fill("M0-122L-50-158L-62-116L-26-92zM0-122L50-158L62-116L26-92z", pen.face(lighten(color, 0.2))) +
      fill(bar(28, -60, 52, 58, 6), "none", `stroke="${darken(color, 0.3)}" stroke-width="3"`)
    );
  }),
  sweater: hangingKind(["rust", "oat", "evergreen", "navy", "plum"], ["cream", "marigold"], (pen, { color, accent }) => {
    const d = sweaterShape(170);
    return (
      dropped(d) +
      fill(d, pen.face(color)) +
      within(
        pen,
        d,
        stitches({ x: -180, y: -160, width: 360, height: 320 }, color, 14) +
          fill(bar(-180, -96, 360, 60), accent, 'opacity=".55"') +
          times(9, (i) => motif("star", color, -150 + i * 38, -66, 28)) +
          line("M-86-74V150M86-74V150", "#2a1a12", 8, 'opacity=".18"'),
      ) +
      fill("M-46-152Q0-118 46-152L40-132Q0-100-40-132z", darken(color, 0.18)) +
      within(
        pen,
        d,
        fill(bar(-90, 122, 180, 40), darken(color, 0.12)) + ribs({ x: -90, y: 122, width: 180, height: 40 }, color, { gap: 11 }),
      )
    );
  }),
  jacket: hangingKind(["blue", "olive", "leather", "charcoal"], ["brass", "oak"], (pen, { color, accent }) => {
    const d = sweaterShape(165);
    return (
      hanger(PIGMENTS.oak) +
      dropped(d) +
      fill(d, pen.face(color)) +
      line("M0-120V152M-86-74V150M86-74V150", darken(color, 0.35), 5) +
      fill("M0-108L-52-158L-84-128L-40-56zM0-108L52-158L84-128L40-56z", pen.face(darken(color, 0.12))) +
      times(5, (i) => disc(12, -70 + i * 48, 6, accent)) +
      [-58, 58]
        .map((x) => fill(bar(x - 24, 20, 48, 60, 5), darken(color, 0.1)) + fill(bar(x - 26, 14, 52, 20, 5), darken(color, 0.2)))
        .join("") +
      line("M-88-70V146M88-70V146", lighten(color, 0.4), 1.6, 'stroke-dasharray="6 5"')
    );
  }),
  robe: hangingKind(["cream", "sage", "sky", "blush"], ["oat", "white"], (pen, { color, accent }) => {
    const d = "M-46-164Q0-150 46-164L100-136L138 40L98 52L84-40V180Q0 192-84 180V-40L-98 52L-138 40L-100-136z";
    return (
      hanger(PIGMENTS.oak) +
      dropped(d) +
      fill(d, pen.face(color)) +
      within(pen, d, crumbs({ x: -140, y: -160, width: 280, height: 340 }, darken(color, 0.2), { count: 90, size: 2.4, opacity: 0.5 })) +
      fill("M-44-164C-60-80-20-20 12 30V184H-16V40C-50-10-76-90-66-158z", darken(accent, 0.08)) +
      fill("M44-164C60-80 20-20-12 30L-2 54C30 10 76-70 66-158z", pen.face(accent)) +
      fill("M-88 20H88V46H-88z", pen.face(darken(color, 0.14))) +
      fill("M-10 20L-40 124L-18 128L8 44L28 130L50 124L16 20z", pen.face(darken(color, 0.12))) +
      [-58, 58]
        .map((x) => fill(bar(x - 26, 80, 52, 58, 6), darken(color, 0.09)) + line(`M${x - 26} 92h52`, darken(color, 0.25), 3))
        .join("")
    );
  }),
};
