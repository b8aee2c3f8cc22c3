import type { ReactNode } from "react";
import { pictureAddress } from "#app/features/media/picture-address.ts";

interface PictureLinkProps {
  image: string;
  /** Which of several pictures it is, counted from 1; null for the only one. */
  number: number | null;
  onPrepare: () => void;
  onOpen: () => void;
  children: ReactNode;
}

/** Opens a picture large: in the viewer, and by itself without JavaScript or where the reader asks for a new tab. */
export function PictureLink({ image, number, onPrepare, onOpen, children }: PictureLinkProps) {
  return (
    <a
      href={pictureAddress(image, 1200).src}
      rel="noreferrer"
      aria-label={`Look closer at ${number === null ? "the picture" : `picture ${number}`}`}
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
