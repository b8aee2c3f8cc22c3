import type { FormFailure } from "./use-failure.ts";

/** What went wrong with a form as a whole, above its fields; readers without JavaScript get no toast. */
export function FailureSummary({ failure }: { failure?: FormFailure }) {
  if (!failure) return null;
  return (
    <p data-summary role="alert" tabIndex={-1} className="rounded-control bg-blush px-4 py-3 text-ribbon-deep outline-none">
      <strong className="font-semibold">{failure.toast.title}.</strong> {failure.toast.description}
    </p>
  );
}
