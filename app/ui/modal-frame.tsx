import { X } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
import { joinClasses } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";

export interface ModalProps {
  isOpen: boolean;
  /** Is called on Esc, the close button and a click on the backdrop; the caller should then set `isOpen` to false. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Row of buttons at the bottom, which stays visible while the content scrolls. */
  footer?: ReactNode;
  /** Content; it is mounted only while the dialog is open, so that a form inside starts fresh each time. */
  children?: ReactNode;
  closesOnBackdrop?: boolean;
}

interface ModalFrameProps extends ModalProps {
  role?: "alertdialog";
  className: string;
}

/** The common parts of dialog and drawer: the native element, title bar, scrolling content, footer and close button. */
export function ModalFrame({ isOpen, onClose, description, closesOnBackdrop = true, role, className, ...contents }: ModalFrameProps) {
  const id = useId();
  const { dialogProps, isPresent, opening } = useModal({ isOpen, onClose, closesOnBackdrop });
  return (
    <dialog
      {...dialogProps}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      className={joinClasses(
        // The dialog ignores clicks during its closing animation.
        "pointer-events-none fixed overflow-hidden bg-card text-ink shadow-card outline-none open:pointer-events-auto open:flex",
        "transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-settle",
        "backdrop:bg-shade/45 dark:backdrop:bg-shade/65 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0",
        className,
      )}
    >
      {isPresent ? <Contents key={opening} {...contents} id={id} isOpen={isOpen} onClose={onClose} description={description} /> : null}
    </dialog>
  );
}

/**
 * Freezes the content during the closing animation, since the caller may already have cleared what it shows (such as the row in question).
 */
const Contents = memo(ModalContents, (_before, { isOpen }) => !isOpen);

type ModalContentsProps = Pick<ModalProps, "isOpen" | "onClose" | "title" | "description" | "footer" | "children"> & { id: string };

function ModalContents({ id, onClose, title, description, footer, children }: ModalContentsProps) {
  return (
    <div className="flex min-h-0 w-full flex-col">
      <div className="border-b border-line/0 px-6 pt-5 pr-16 pb-1">
        <h2 id={`${id}title`} className="text-subheading">
          {title}
        </h2>
        {description ? (
          <div id={`${id}description`} className="mt-1 text-[0.9375rem] text-soft-ink">
            {description}
          </div>
        ) : null}
      </div>
      {/* Without a focusable field, the browser focuses this scrollable area; a ring around all of it would not help, so it has none. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-3 pb-6 outline-none empty:pt-0">{children}</div>
      {footer ? <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div> : null}
      {/* The button is last in the document, so that the dialog opens with the focus on its content. */}
      <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} className="absolute top-3 right-3 text-soft-ink" />
    </div>
  );
}
