import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import { joinClasses } from "#app/ui/class-names.ts";

interface CollectionCoverProps {
  /** The collection's own picture, or those of its first gifts: at most three. */
  pictures: readonly string[];
  /** What a picture of its own shows; empty where the title stands beside it. */
  alt?: string;
  /** The displayed width of the whole cover, as in `<img sizes>`. */
  sizes: string;
  eager?: boolean;
  className?: string;
}

const FILLS = "block size-full bg-linen object-cover";

/** A collection's picture, three by two; of three pictures of gifts, which are square, nothing is cut off. */
export function CollectionCover({ pictures, alt = "", sizes, eager, className }: CollectionCoverProps) {
  const [first = null, ...others] = pictures;
  const frame = joinClasses("aspect-3/2 overflow-hidden bg-linen", className);
  if (others.length === 0)
    return (
      <div className={frame}>
        <GiftPicture image={first} alt={alt} sizes={sizes} eager={eager} className={FILLS} />
      </div>
    );
  return (
    <div className={joinClasses(frame, "grid gap-0.5", others.length === 1 ? "grid-cols-2" : "grid-cols-[2fr_1fr] grid-rows-2")}>
      {pictures.map((image, index) => (
        // Two gifts may have one drawing.
        <div key={index} className={joinClasses("min-h-0 min-w-0", index === 0 ? "row-span-2" : null)}>
          <GiftPicture image={image} alt="" sizes={sizes} eager={eager} className={FILLS} />
        </div>
      ))}
    </div>
  );
}
