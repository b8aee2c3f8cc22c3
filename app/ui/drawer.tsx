import { joinClasses } from "./class-names.ts";
import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

const SIDES = {
  right: "mr-0 ml-auto rounded-l-card translate-x-full open:translate-x-0 starting:open:translate-x-full",
  left: "mr-auto ml-0 rounded-r-card -translate-x-full open:translate-x-0 starting:open:-translate-x-full",
} as const;

interface DrawerProps extends ModalProps {
  side?: keyof typeof SIDES;
}

/** A modal panel at the side of the screen, for menus and filters. */
export function Drawer({ side = "right", ...rest }: DrawerProps) {
  return <ModalFrame {...rest} className={joinClasses("my-0 h-dvh max-h-none w-[min(24rem,88vw)] max-w-none", SIDES[side])} />;
}
