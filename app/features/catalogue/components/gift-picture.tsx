interface GiftPictureProps {
  /** An outside address, a path of ours such as `/media/<key>`, or null. */
  image: string | null;
  /** Empty where the name stands beside it. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** For the one picture that the page is about: loaded at once and first, and sharp on large screens too. */
  priority?: boolean;
  /** For pictures that are in sight when the page opens. */
  eager?: boolean;
  className?: string;
}

/** In a grid, 640 pixels are enough for every screen. */
function sourceSet(image: string, isLarge: boolean): string {
  return `${image}/320.avif 320w,${image}/640.avif 640w${isLarge ? `,${image}/1200.avif 1200w` : ""}`;
}

/**
 * A gift's square picture, in the size that the browser wants; browsers without AVIF get one WebP. Without a picture: a quiet wrapped box.
 */
export function GiftPicture({
  image,
  alt,
  sizes,
  priority = false,
  eager = priority,
  className = "block aspect-square w-full bg-linen object-cover",
}: GiftPictureProps) {
  if (image === null) return <NoPicture alt={alt} className={className} />;
  const shared = {
    width: 640,
    height: 640,
    className,
    loading: eager ? undefined : "lazy",
    fetchPriority: eager ? "high" : undefined,
  } as const;
  if (!image.startsWith("/media/")) return <img {...shared} alt={alt} src={image} />;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(image, priority)} sizes={sizes} />
      <img {...shared} alt={alt} src={`${image}/${priority ? 1200 : 640}.webp`} />
    </picture>
  );
}

function NoPicture({ alt, className }: { alt: string; className: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
      {...nameOf(alt)}
    >
      <ellipse cx="60" cy="88" rx="28" ry="3" className="fill-line" />
      <path d="M38 56h44v28a3 3 0 0 1-3 3H41a3 3 0 0 1-3-3z" className="fill-card stroke-edge" />
      <path d="M35 47h50v9H35z" className="fill-card stroke-edge" />
      <path d="M60 47v40M60 47c-4-11-17-13-17-6 0 5 9 6 17 6zm0 0c4-11 17-13 17-6 0 5-9 6-17 6z" className="stroke-edge" />
    </svg>
  );
}

function nameOf(alt: string) {
  return alt === "" ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": alt } as const);
}
