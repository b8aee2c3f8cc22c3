/** A rectangle in pixels of a picture. */
export interface PixelCrop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is to be cut out of which stored picture, in shares of its width and height. */
export interface CropOrder extends PixelCrop {
  /** The picture's storage key. */
  from: string;
}

/** No side of a crop is shorter than this many pixels. */
const MIN_CROP_SIDE = 16;

/** The ratios that a crop can be held to; null leaves it free. */
export const CROP_RATIOS = [
  { label: "Free", ratio: null },
  { label: "1:1", ratio: 1 },
  { label: "4:3", ratio: 4 / 3 },
  { label: "16:9", ratio: 16 / 9 },
] as const;

interface Size {
  width: number;
  height: number;
}

/** True for a crop that lies within the picture and is not too small to be seen. */
export function fitCrop({ left, top, width, height }: PixelCrop, picture: Size): boolean {
  const least = (side: number) => Math.min(MIN_CROP_SIDE, side);
  return (
    left >= 0 &&
    top >= 0 &&
    width >= least(picture.width) &&
    height >= least(picture.height) &&
    left + width <= picture.width &&
    top + height <= picture.height
  );
}

/** Returns the largest crop of a ratio around the middle of another one. */
export function cropOfRatio(picture: Size, ratio: number | null, around: PixelCrop): PixelCrop {
  if (ratio === null) return around;
  const width = Math.round(Math.min(picture.width, picture.height * ratio));
  const height = Math.round(Math.min(picture.height, picture.width / ratio));
  return moveInside(
    { left: around.left + (around.width - width) / 2, top: around.top + (around.height - height) / 2, width, height },
    picture,
  );
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(Math.round(value), min), Math.max(min, max));

/** Returns a crop moved so that it lies within the picture, in whole pixels. */
export function moveInside({ left, top, width, height }: PixelCrop, picture: Size): PixelCrop {
  const size = { width: clamp(width, 1, picture.width), height: clamp(height, 1, picture.height) };
  return { ...size, left: clamp(left, 0, picture.width - size.width), top: clamp(top, 0, picture.height - size.height) };
}

/** The corners of a rectangle, by points of the compass. */
export const CROP_CORNERS = ["nw", "ne", "sw", "se"] as const;
export type CropCorner = (typeof CROP_CORNERS)[number];

interface Point {
  x: number;
  y: number;
}

/** Returns where a corner of a crop is. */
export function cornerOf({ left, top, width, height }: PixelCrop, corner: CropCorner): Point {
  return { x: corner.endsWith("w") ? left : left + width, y: corner.startsWith("n") ? top : top + height };
}

/** Returns a crop one corner of which was moved to a point, held to a ratio if there is one. The opposite corner stays. */
export function dragCorner(crop: PixelCrop, corner: CropCorner, to: Point, picture: Size, ratio: number | null): PixelCrop {
  const isWest = corner.endsWith("w");
  const isNorth = corner.startsWith("n");
  const fixed = { x: isWest ? crop.left + crop.width : crop.left, y: isNorth ? crop.top + crop.height : crop.top };
  const room = { width: isWest ? fixed.x : picture.width - fixed.x, height: isNorth ? fixed.y : picture.height - fixed.y };
  const least = { width: Math.min(MIN_CROP_SIDE, room.width), height: Math.min(MIN_CROP_SIDE, room.height) };
  let width = clamp(isWest ? fixed.x - to.x : to.x - fixed.x, least.width, room.width);
  let height = clamp(isNorth ? fixed.y - to.y : to.y - fixed.y, least.height, room.height);
  if (ratio !== null) {
    width = Math.floor(Math.min(Math.max(width, least.height * ratio), room.width, room.height * ratio));
    height = Math.min(Math.max(Math.round(width / ratio), 1), room.height);
  }
  return { left: isWest ? fixed.x - width : fixed.x, top: isNorth ? fixed.y - height : fixed.y, width, height };
}
