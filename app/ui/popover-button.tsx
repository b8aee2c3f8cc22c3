import { type ReactNode, useEffect, useRef } from "react";
import { buttonClasses } from "./button-classes.ts";
import { joinClasses } from "./class-names.ts";
import { usePopover } from "./use-popover.ts";

interface PopoverButtonProps {
  label: ReactNode;
  /** Accessible name of the panel. */
  panelLabel: string;
  className?: string;
  panelClassName?: string;
  children: ReactNode;
}

/** A button with a panel below it that stays open during use. Esc, a press outside of it and leaving it with Tab close it. */
export function PopoverButton({ label, panelLabel, className, panelClassName, children }: PopoverButtonProps) {
  const { isOpen, setIsOpen, id, button, frameProps } = usePopover();
  const panel = useRef<HTMLDivElement>(null);

  // A panel that opens below the edge of the screen would hide its last lines.
  useEffect(() => {
    if (isOpen) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  return (
    <div {...frameProps} role="presentation" className={joinClasses("relative", className)}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClasses({ variant: "secondary", className: "w-full" })}
      >
        {label}
      </button>
      {isOpen ? (
        <div
          ref={panel}
          id={id}
          role="group"
          aria-label={panelLabel}
          className={joinClasses(
            "absolute top-full right-0 z-30 mt-2 rounded-card border border-line bg-card p-4 shadow-card",
            panelClassName,
          )}
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}
