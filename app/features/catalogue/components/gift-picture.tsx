import { isExternalPicture, isPictureAddress, pictureAddress } from "#app/features/media/picture-address.ts";
import { joinClasses } from "#app/ui/class-names.ts";

interface GiftPictureProps {
  /** An external URL, a path of this site such as `/media/<key>`, or null. */
  image: string | null;
  /** The text is empty where the name stands beside the picture. */
  alt: string;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** Set for the one picture that the page is about: it is loaded immediately, and is offered in a larger size for sharp screens. */
  priority?: boolean;
  /** Set for pictures that are in sight when the page opens. */
  eager?: boolean;
  className?: string;
}

/** In a grid, 640 pixels are enough for every screen. */
function sourceSet(image: string, isLarge: boolean): string {
  return `${image}/320.avif 320w,${image}/640.avif 640w${isLarge ? `,${image}/1200.avif 1200w` : ""}`;
}

/**
 * Shows a gift's square picture in the size that the browser chooses; browsers without AVIF get one WebP. Where
 * there is none, or it fails to load, a plain wrapped box stands in its place (ui/picture.css).
 */
export function GiftPicture({
  image,
  alt,
  sizes,
  priority = false,
  eager = priority,
  className = "block aspect-square w-full bg-linen object-cover",
}: GiftPictureProps) {
  if (image === null || !isPictureAddress(image)) return <NoPicture alt={alt} className={className} />;
  const shared = {
    ...pictureAddress(image, priority ? 1200 : 640),
    width: 640,
    height: 640,
    className,
    loading: eager ? undefined : "lazy",
    fetchPriority: eager ? "high" : undefined,
  } as const;
  if (isExternalPicture(image)) return <img {...shared} alt={alt} />;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(image, priority)} sizes={sizes} />
      <img {...shared} alt={alt} />
    </picture>
  );
}

function NoPicture({ alt, className }: { alt: string; className: string }) {
  return <span className={joinClasses("no-picture", className)} {...nameOf(alt)} />;
}

function nameOf(alt: string) {
  return alt === "" ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": alt } as const);
}
