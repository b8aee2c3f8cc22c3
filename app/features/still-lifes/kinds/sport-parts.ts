import { PIGMENTS, darken } from "../parts/colors.ts";
import { disc, fill, line, put, times } from "../parts/lines.ts";
import type { Pen } from "../parts/pen.ts";
import { ball } from "../parts/solids.ts";

export const golfBall = (pen: Pen, x: number, y: number, r: number) =>
  ball(pen, x, y, r, "#f7f4ec", 0.6) +
  times(12, (i) => disc(x - r * 0.5 + (i % 4) * r * 0.34, y - r * 0.4 + Math.floor(i / 4) * r * 0.36, r * 0.07, "#cfc8ba"));

export function bigBall(pen: Pen, color: string, accent: string, form: string): string {
  const d = "M-120-122a120 120 0 1 0 240 0a120 120 0 1 0-240 0z";
  const lines =
    form === "soccer"
      ? [
          [0, -122],
          [0, -226],
          [98, -156],
          [62, -40],
          [-62, -40],
          [-98, -156],
        ]
          .map(([x, y]) => put(fill("M0-34L32-10L20 28H-20L-32-10z", PIGMENTS.ink), x as number, y as number))
          .join("") + line("M0-156V-196M32-132L70-146M20-94L46-62M-20-94L-46-62M-32-132L-70-146", PIGMENTS.ink, 3.6)
      : form === "volleyball"
        ? line(
            "M-120-122C-60-170 60-170 120-122M-100-60C-40-120 40-120 106-64M0-240C-50-160-50-80 0-2M-70-220C-20-200 60-190 96-190M-60-226C-100-160-90-60-50-14M62-224C100-170 96-70 54-14",
            darken(color, 0.34),
            4,
          ) + fill("M-120-122C-60-170 60-170 120-122L106-64C40-120-40-120-100-60z", accent, 'opacity=".7"')
        : form === "baseball"
          ? line("M-70-218C-20-170-20-74-70-26M70-218C20-170 20-74 70-26", PIGMENTS.red, 5, 'stroke-dasharray="6 7"')
          : fill("M-130-122H130V10H-130z", accent, form === "two" ? 'opacity=".95"' : 'opacity="0"') +
            line("M-120-122H120M0-242V-2M-84-208C-34-160-34-84-84-36M84-208C34-160 34-84 84-36", PIGMENTS.ink, 5);
  return (
    disc(0, -122, 120, pen.ball(color)) +
    `<g ${pen.clip(d)}>${lines}</g>` +
    disc(
      0,
      -122,
      120,
      pen.radial(
        [
          [0, "#fff", 0.34],
          [0.5, "#fff", 0],
          [1, "#2a1a12", 0.34],
        ],
        { cx: 0.36, cy: 0.28, r: 0.8 },
      ),
    )
  );
}
