import { type Emblem, EMBLEM_GRID, SHADOW_GRID } from "./emblems.ts";

/** The gradient below emblems; it is defined once in every picture that has some. */
export const SHADOW_POOL =
  `<defs><radialGradient id="pool"><stop offset="0" stop-color="#2B2218" stop-opacity=".3"/><stop offset=".6" stop-color="#2B2218" stop-opacity=".16"/>` +
  `<stop offset="1" stop-color="#2B2218" stop-opacity="0"/></radialGradient></defs>`;

/** The middle of an emblem's ink and the length of its longer side, in the picture's units. */
export interface EmblemPlace {
  x: number;
  y: number;
  size: number;
}

/** Returns the scale from an emblem's grid to its drawn size. */
function scaleOf({ left, right, top, bottom }: Emblem, size: number): number {
  return size / Math.max(right - left, bottom - top);
}

/** Returns the height of an emblem that is drawn at a size. */
export function heightOf(emblem: Emblem, size: number): number {
  return (emblem.bottom - emblem.top) * scaleOf(emblem, size);
}

/** Returns the emblem upright on a soft shadow. */
export function drawEmblem(emblem: Emblem, { x: middleX, y: middleY, size }: EmblemPlace): string {
  const [width, height] = [emblem.right - emblem.left, emblem.bottom - emblem.top];
  const scale = scaleOf(emblem, size);
  const x = middleX - (emblem.left + width / 2) * scale;
  const y = middleY - (emblem.top + height / 2) * scale;
  const ground = y + emblem.bottom * scale;
  const reach = ((SHADOW_GRID - EMBLEM_GRID) / 2) * scale;
  return (
    `<ellipse cx="${middleX}" cy="${ground + 10}" rx="${Math.max(width * scale * 0.46, 70)}" ry="17" fill="url(#pool)"/>` +
    `<image opacity=".2" x="${x - reach}" y="${y - reach + 16}" width="${SHADOW_GRID * scale}" height="${SHADOW_GRID * scale}" href="${emblem.shadow}"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})">${emblem.body}</g>`
  );
}
