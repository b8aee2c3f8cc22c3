import { Check } from "lucide-react";
import { Link } from "react-router";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

/** The result of a claim. `problem` is the error where no field is the reason; the typed values come back. */
export type ClaimResult =
  | { ok: true; itemId: string; undoPath: string }
  | { ok: false; itemId: string; problem: string; typed: Record<string, string>; errors?: Record<string, string> };

interface ClaimDoneProps {
  undoPath: string;
  siteUrl: string;
  whatOwnerSees: string;
  /** True for a claim made just now, false for an earlier one from this browser. */
  isNew?: boolean;
}

/** Confirms a claim, and shows the link that undoes it. */
export function ClaimDone({ undoPath, siteUrl, whatOwnerSees, isNew = false }: ClaimDoneProps) {
  const url = siteUrl + undoPath;
  const { outcome, copy } = useCopy(url);

  if (!isNew) {
    return (
      <p className="mt-1 text-[0.9375rem]">
        You’re getting this.{" "}
        <Link to={undoPath} className="font-semibold text-evergreen underline underline-offset-4">
          Undo
        </Link>
      </p>
    );
  }
  return (
    <div role="status" className="flex max-w-md flex-col gap-3 rounded-control bg-sage p-4">
      <p className="flex items-center gap-2 font-semibold text-evergreen">
        <Check aria-hidden className="size-5 shrink-0" />
        It’s yours to give.
      </p>
      <p className="text-[0.9375rem]">Keep this link so you can undo your claim if your plans change. {whatOwnerSees}</p>
      <code className="rounded-tag bg-card px-2.5 py-1.5 text-sm break-all select-all">{url}</code>
      <div className="flex flex-wrap gap-3">
        <CopyButton outcome={outcome} onCopy={copy} variant="secondary" size="sm" />
        <Link
          to={undoPath}
          className="inline-flex min-h-touch items-center px-2 text-sm font-semibold text-evergreen underline underline-offset-4"
        >
          Undo my claim
        </Link>
      </div>
    </div>
  );
}
