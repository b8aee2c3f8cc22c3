import type { ReactNode } from "react";
import { pictureAddress } from "#app/features/media/picture-address.ts";

interface PictureLinkProps {
  image: string;
  alt: string;
  onPrepare: () => void;
  onOpen: () => void;
  children: ReactNode;
}

/** Opens a picture large: in the viewer, and by itself without JavaScript or where the reader asks for a new tab. */
export function PictureLink({ image, alt, onPrepare, onOpen, children }: PictureLinkProps) {
  return (
    <a
      href={pictureAddress(image, 1200).src}
      rel="noreferrer"
      aria-label={`Look closer: ${alt}`}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      className="block cursor-zoom-in -outline-offset-2"
    >
      {children}
    </a>
  );
}
