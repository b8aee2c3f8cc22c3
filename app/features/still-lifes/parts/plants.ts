import { darken, lighten } from "./colors.ts";
import { disc, fill, line, type Point, put, times } from "./lines.ts";
import { at, type Pen } from "./pen.ts";

/** Returns a leaf that grows from 0 0 upwards, with a lighter half and a rib. */
export function leaf(pen: Pen, length: number, width: number, color: string): string {
  const half = width / 2;
  const side = (sign: number) => `M0 0C${at(sign * half)} ${at(-length * 0.25)} ${at(sign * half)} ${at(-length * 0.7)} 0 ${at(-length)}`;
  return (
    fill(`${side(1)}L0 0z`, pen.face(darken(color, 0.14))) +
    fill(`${side(-1)}L0 0z`, pen.face(lighten(color, 0.08))) +
    line(`M0 0V${at(-length * 0.9)}`, lighten(color, 0.35), Math.max(1, width * 0.05), 'opacity=".6"')
  );
}

/** Returns a twig of paired leaves that grows from 0 0 upwards. */
export function sprig(
  pen: Pen,
  length: number,
  color: string,
  { pairs = 5, leafLength = 34, leafWidth = 18, bend = 18, round = false } = {},
): string {
  const stem = `M0 0Q${at(bend)} ${at(-length / 2)} ${at(bend * 0.4)} ${at(-length)}`;
  const on = (share: number): Point => [2 * (1 - share) * share * bend + share * share * bend * 0.4, -length * share];
  return (
    line(stem, darken(color, 0.2), 3) +
    times(pairs, (index) => {
      const share = 0.2 + (index / pairs) * 0.76;
      const [x, y] = on(share);
      const scale = 1 - index * 0.09;
      const one = round ? oneRound(pen, leafLength * scale, color) : leaf(pen, leafLength * scale, leafWidth * scale, color);
      return put(one, x, y, { turn: -58 + index * 3 }) + put(one, x, y - 5, { turn: 56 - index * 3 });
    }) +
    put(leaf(pen, leafLength * 0.7, leafWidth * 0.7, color), ...on(1), { turn: 4 })
  );
}

function oneRound(pen: Pen, size: number, color: string): string {
  return disc(0, -size * 0.5, size * 0.42, pen.ball(color));
}

/** Returns a bush of leaves that fan out from 0 0, about `reach` high. */
export function foliage(pen: Pen, reach: number, color: string, { count = 11, spread = 75, width = 0.24 } = {}): string {
  return times(count, (index) => {
    const place = count === 1 ? 0 : index / (count - 1) - 0.5;
    const length = reach * (1 - Math.abs(place) * 0.34 - ((index * 5) % 3) * 0.08);
    const tone = index % 3 === 0 ? darken(color, 0.16) : index % 3 === 1 ? color : lighten(color, 0.14);
    return put(leaf(pen, length, length * width, tone), place * reach * 0.14, 0, { turn: place * 2 * spread });
  });
}

/** Returns a flower's head with petals around a middle. */
export function blossom(pen: Pen, size: number, color: string, { petals = 7, middle = "#e0a32e" } = {}): string {
  const petal = fill(
    `M0 0C${at(-size * 0.42)} ${at(-size * 0.4)} ${at(-size * 0.3)} ${at(-size)} 0 ${at(-size)}C${at(size * 0.3)} ${at(-size)} ${at(size * 0.42)} ${at(-size * 0.4)} 0 0z`,
    pen.linear([
      [0, lighten(color, 0.3)],
      [1, darken(color, 0.16)],
    ]),
  );
  return times(petals, (index) => put(petal, 0, 0, { turn: (index * 360) / petals })) + disc(0, 0, size * 0.3, pen.ball(middle));
}

/** Returns a flower on its stem, growing from 0 0 upwards. */
export function flower(pen: Pen, length: number, size: number, color: string, bend = 12): string {
  return (
    line(`M0 0Q${at(bend)} ${at(-length * 0.5)} ${at(bend * 0.6)} ${at(-length)}`, "#557a4c", 3.4) +
    put(leaf(pen, size * 1.5, size * 0.6, "#5f8f55"), bend * 0.5, -length * 0.42, { turn: 52 }) +
    put(blossom(pen, size, color), bend * 0.6, -length)
  );
}
