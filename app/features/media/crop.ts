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
export const MIN_CROP_SIDE = 16;

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
  return moveInside({ left: around.left + (around.width - width) / 2, top: around.top + (around.height - height) / 2, width, height }, picture);
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(Math.round(value), min), Math.max(min, max));

/** Returns a crop moved so that it lies within the picture, in whole pixels. */
export function moveInside({ left, top, width, height }: PixelCrop, picture: Size): PixelCrop {
  const size = { width: clamp(width, 1, picture.width), height: clamp(height, 1, picture.height) };
  return { ...size, left: clamp(left, 0, picture.width - size.width), top: clamp(top, 0, picture.height - size.height) };
}

/**
 * Returns a crop whose left upper or right lower corner was moved to a point, held to a ratio if there is one. The other corner stays.
 */
export function dragCorner(crop: PixelCrop, corner: "start" | "end", to: { x: number; y: number }, picture: Size, ratio: number | null): PixelCrop {
  const fixed = corner === "start" ? { x: crop.left + crop.width, y: crop.top + crop.height } : { x: crop.left, y: crop.top };
  const room = corner === "start" ? { width: fixed.x, height: fixed.y } : { width: picture.width - fixed.x, height: picture.height - fixed.y };
  const least = { width: Math.min(MIN_CROP_SIDE, room.width), height: Math.min(MIN_CROP_SIDE, room.height) };
  let width = clamp(corner === "start" ? fixed.x - to.x : to.x - fixed.x, least.width, room.width);
  let height = clamp(corner === "start" ? fixed.y - to.y : to.y - fixed.y, least.height, room.height);
  if (ratio !== null) {
    width = Math.round(Math.min(Math.max(width, least.height * ratio), room.width, room.height * ratio));
    height = Math.min(Math.round(width / ratio), room.height);
  }
  return corner === "start" ? { left: fixed.x - width, top: fixed.y - height, width, height } : { left: fixed.x, top: fixed.y, width, height };
}
