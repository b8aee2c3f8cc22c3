import { pictureAddress } from "#app/features/media/picture-address.ts";
import { mediaSources } from "#app/features/media/media-paths.ts";
import { joinClasses } from "#app/ui/class-names.ts";

interface CoverPictureProps {
  /** An external URL or a stored picture's `/media/<key>`; null shows wrapping paper. */
  image: string | null;
  /** Value of the `sizes` attribute of the `<img>`. */
  sizes: string;
  /** True for the picture that is visible when the page opens, which is loaded with priority. */
  isFirst?: boolean;
  className?: string;
}

const FRAME = "block aspect-3/2 w-full object-cover";

/** A post's cover in 3:2. It is decorative: the title stands beside it. */
export function CoverPicture({ image, sizes, isFirst = false, className }: CoverPictureProps) {
  if (image === null) return <PlainPaper className={joinClasses(FRAME, "bg-butter", className)} />;
  const shared = {
    ...pictureAddress(image, 640),
    width: 1200,
    height: 800,
    className: joinClasses(FRAME, "bg-linen", className),
    loading: isFirst ? undefined : "lazy",
    fetchPriority: isFirst ? "high" : undefined,
  } as const;
  const sources = mediaSources(image);
  if (sources === null) return <img alt="" {...shared} />;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img alt="" {...shared} srcSet={sources.webp} sizes={sizes} />
    </picture>
  );
}

/** Wrapping paper with a ribbon, for posts without a cover. */
function PlainPaper({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M92 0h22v200H92zM0 116h300v22H0z" className="fill-ribbon/85" />
      <path d="M103 127c-10-26-44-30-44-14 0 12 22 15 44 14zm0 0c10-26 44-30 44-14 0 12-22 15-44 14z" className="fill-ribbon-deep" />
    </svg>
  );
}
