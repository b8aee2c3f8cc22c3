import { ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface OpenChipProps {
  label: string;
  /** True for a value that was assumed, not stated; the chip looks different and says that it can be changed. */
  isAssumed: boolean;
  removeTo: string;
  /** The form that changes the value. */
  children: ReactNode;
}

/** A chip that opens into a small form and can be removed with one click. Only one is open at a time, which needs no JavaScript. */
export function OpenChip({ label, isAssumed, removeTo, children }: OpenChipProps) {
  return (
    <div className={isAssumed ? "finder-open-chip finder-open-chip-assumed" : "finder-open-chip"}>
      <details name="finder-change">
        <summary>
          <span className="truncate">{label}</span>
          {isAssumed ? (
            <>
              <span aria-hidden>·</span>
              <span className="underline decoration-edge underline-offset-3">change</span>
            </>
          ) : (
            <>
              <span className="sr-only">, change</span>
              <ChevronDown aria-hidden className="size-3.5 shrink-0" />
            </>
          )}
        </summary>
        {children}
      </details>
      <Link to={removeTo} aria-label={`Remove ${label}`} preventScrollReset>
        <X aria-hidden className="size-3.5" />
      </Link>
    </div>
  );
}
