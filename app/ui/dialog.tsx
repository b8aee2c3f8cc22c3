import { joinClasses } from "./class-names.ts";
import { ModalFrame, type ModalProps } from "./modal-frame.tsx";

const WIDTHS = { sm: "max-w-[26rem]", md: "max-w-[34rem]", lg: "max-w-[56rem]", xl: "max-w-[72rem]" } as const;

interface DialogProps extends ModalProps {
  size?: keyof typeof WIDTHS;
  /** `alertdialog` is for a question that must be answered before continuing. */
  role?: "alertdialog";
}

/** A modal dialog, centered on the screen. */
export function Dialog({ size = "md", ...rest }: DialogProps) {
  return (
    <ModalFrame
      {...rest}
      className={joinClasses(
        "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-card",
        "translate-y-2 opacity-0 open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0",
        WIDTHS[size],
      )}
    />
  );
}
