import type { LookPicture } from "./types.ts";

/** Sides in pixels at which an icon is drawn as PNG: for tabs, for home screens of Apple's devices, and for manifests. */
export const ICON_SIDES = [64, 180, 512] as const;
export type IconSide = (typeof ICON_SIDES)[number];

/** Returns the address of a logo or an icon as it was uploaded. It never changes. */
export function pictureAddressOf({ id, type }: Pick<LookPicture, "id" | "type">): string {
  return `/look-pictures/${id}.${type}`;
}

/** Returns the address of an icon as a square PNG. */
export function iconAddressOf({ id }: Pick<LookPicture, "id">, side: IconSide): string {
  return `/look-pictures/${id}-${side}.png`;
}

/** Returns what a file of this address is: a picture as it was uploaded, or an icon of a size; null for no such file. */
export function readPictureFile(file: string): { id: string; type: LookPicture["type"]; side: IconSide | null } | null {
  const found = /^([0-9a-f-]{36})(?:-(\d+))?\.(png|svg)$/.exec(file);
  if (found === null) return null;
  const [, id = "", digits, type] = found;
  const side = ICON_SIDES.find((each) => String(each) === digits) ?? null;
  if (digits !== undefined && (side === null || type !== "png")) return null;
  return { id, type: type === "svg" ? "svg" : "png", side };
}

interface ManifestIcon {
  src: string;
  type: string;
  sizes: string;
}

/** Returns the icons of the manifest; null stands for the icon as built. */
export function manifestIconsOf(icon: LookPicture | null): ManifestIcon[] {
  const scalable = { type: "image/svg+xml", sizes: "any" };
  const large = { type: "image/png", sizes: "512x512" };
  if (icon === null)
    return [
      { src: "/favicon.svg", ...scalable },
      { src: "/icon-512.png", ...large },
    ];
  const drawn = { src: iconAddressOf(icon, 512), ...large };
  return icon.type === "svg" ? [{ src: pictureAddressOf(icon), ...scalable }, drawn] : [drawn];
}

/** Returns what a page's head names as its icons: the one of tabs, and the one of Apple's home screens. */
export function headIconsOf(icon: LookPicture | null): { tab: { href: string; type: string }; homeScreen: string } {
  if (icon === null) return { tab: { href: "/favicon.svg", type: "image/svg+xml" }, homeScreen: "/apple-touch-icon.png" };
  const tab =
    icon.type === "svg" ? { href: pictureAddressOf(icon), type: "image/svg+xml" } : { href: iconAddressOf(icon, 64), type: "image/png" };
  return { tab, homeScreen: iconAddressOf(icon, 180) };
}
