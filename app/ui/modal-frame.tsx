import { X } from "lucide-react";
import { memo, type ReactNode, useId } from "react";
import { joinClasses } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useModal } from "./use-modal.ts";

export interface ModalProps {
  isOpen: boolean;
  /** Called on Esc, the close button and a click beside it; set `isOpen` to false in answer. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** The row of buttons at the bottom; stays in view while the content scrolls. */
  footer?: ReactNode;
  /** Mounted only while it is open, so a form inside starts fresh each time. */
  children?: ReactNode;
  closesOnBackdrop?: boolean;
}

interface ModalFrameProps extends ModalProps {
  role?: "alertdialog";
  className: string;
}

/** What dialog and drawer share: the native element, title bar, scrolling content, footer, close button. */
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
        // While it leaves, it takes no second click.
        "pointer-events-none fixed overflow-hidden bg-card text-ink shadow-card outline-none open:pointer-events-auto open:flex",
        "transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-settle",
        "backdrop:bg-ink/45 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0",
        className,
      )}
    >
      {isPresent ? <Contents key={opening} {...contents} id={id} isOpen={isOpen} onClose={onClose} description={description} /> : null}
    </dialog>
  );
}

/** Leaves as it last was: what the owner forgets in closing it (which row it was about) must not flicker through. */
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
      {/* Without a field to begin with, the browser puts the focus here: the keys scroll it, and a ring around all of it would say nothing. */}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-3 pb-6 outline-none empty:pt-0">{children}</div>
      {footer ? <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{footer}</div> : null}
      {/* Last in the document, so that the dialog opens with the focus on its content; first to the eye. */}
      <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} className="absolute top-3 right-3 text-soft-ink" />
    </div>
  );
}
