import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { buttonClasses } from "./button-classes.ts";
import { joinClasses } from "./class-names.ts";

interface PopoverButtonProps {
  label: ReactNode;
  /** What the panel holds, for screen readers. */
  panelLabel: string;
  className?: string;
  panelClassName?: string;
  children: ReactNode;
}

/** A button with a panel under it that stays open while one works in it. Esc, a press elsewhere and leaving it by Tab close it. */
export function PopoverButton({ label, panelLabel, className, panelClassName, children }: PopoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    function onPress(event: PointerEvent) {
      if (!frame.current?.contains(event.target as Node)) setIsOpen(false);
    }
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    // A list inside that is open takes the first Esc for itself.
    if (event.key !== "Escape" || !isOpen || event.defaultPrevented) return;
    event.preventDefault();
    setIsOpen(false);
    button.current?.focus();
  }
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget !== null && !frame.current?.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    <div ref={frame} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur} className={joinClasses("relative", className)}>
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
