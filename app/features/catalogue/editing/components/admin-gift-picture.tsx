import { useState } from "react";
import { GiftPicture } from "../../components/gift-picture.tsx";

interface AdminGiftPictureProps {
  image: string | null;
  className?: string;
}

/** A small picture of a gift; a placeholder where there is none or it cannot be loaded. */
export function AdminGiftPicture({ image, className = "block size-11 rounded-control bg-linen object-cover" }: AdminGiftPictureProps) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const shown = image !== null && image !== brokenImage && /^(https?:\/\/|\/media\/)/i.test(image) ? image : null;
  return (
    // "error" does not bubble, but it can be caught on its way down.
    <span onErrorCapture={() => setBrokenImage(image)} className="inline-flex shrink-0">
      <GiftPicture image={shown} alt="" sizes="44px" className={className} />
    </span>
  );
}
