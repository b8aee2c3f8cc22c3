import type { ReactNode } from "react";

/** Frame of the small drawings for empty and error states. They are decorative: the text beside them has the whole message. */
export function SmallDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-30 w-40 stroke-evergreen"
    >
      <ellipse cx="80" cy="109" rx="52" ry="5" className="fill-line stroke-none" />
      {children}
    </svg>
  );
}
