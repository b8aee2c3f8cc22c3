import { mediaSources } from "#app/features/media/rules.ts";
import { joinClasses } from "#app/ui/class-names.ts";

interface CoverPictureProps {
  /** An outside address, or a stored picture's `/media/<key>`; null shows wrapping paper. */
  image: string | null;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** For the one that is in sight when the page opens. */
  isFirst?: boolean;
  className?: string;
}

const FRAME = "block aspect-3/2 w-full bg-butter object-cover";

/** A post's cover, 3:2. Decoration: the title stands beside it. */
export function CoverPicture({ image, sizes, isFirst = false, className }: CoverPictureProps) {
  const classes = joinClasses(FRAME, className);
  if (image === null) return <PlainPaper className={classes} />;
  const shared = {
    width: 1200,
    height: 800,
    className: classes,
    loading: isFirst ? undefined : "lazy",
    fetchPriority: isFirst ? "high" : undefined,
  } as const;
  const sources = mediaSources(image);
  if (sources === null) return <img alt="" {...shared} src={image} referrerPolicy="no-referrer" />;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img alt="" {...shared} src={sources.fallback} srcSet={sources.webp} sizes={sizes} />
    </picture>
  );
}

/** Paper with a ribbon. */
function PlainPaper({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M92 0h22v200H92zM0 116h300v22H0z" className="fill-ribbon/85" />
      <path d="M103 127c-10-26-44-30-44-14 0 12 22 15 44 14zm0 0c10-26 44-30 44-14 0 12-22 15-44 14z" className="fill-ribbon-deep" />
    </svg>
  );
}
