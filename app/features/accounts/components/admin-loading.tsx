import { Spinner } from "#app/ui/spinner.tsx";
import { describeRetry, GATE_TEXTS } from "../admin-texts.ts";

interface AdminLoadingProps {
  phase: "authentication" | "refreshing" | "verifying";
  /** The number of the current automatic retry; 0 before the first. */
  retry?: number;
}

/** Shows the progress while the server decides whether the user may enter the admin area. */
export function AdminLoading({ phase, retry = 0 }: AdminLoadingProps) {
  return (
    <div role="status" className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 px-4 text-center">
      <Spinner className="size-8 text-evergreen" />
      <p className="text-subheading font-display">{GATE_TEXTS.loading}</p>
      <p className="text-soft-ink">{GATE_TEXTS[phase]}</p>
      {retry > 0 ? <p className="text-sm text-soft-ink tabular-nums">{describeRetry(retry)}</p> : null}
    </div>
  );
}
