import { describeFault } from "#app/ui/saving/describe-trouble.ts";
import { SignInElsewhere } from "#app/ui/saving/sign-in-elsewhere.tsx";
import type { FormFailure } from "./use-failure.ts";

/** Shows what is wrong with a form as a whole, above its fields; readers without JavaScript get no toast. */
export function FailureSummary({ failure }: { failure?: FormFailure }) {
  if (!failure) return null;
  const { toast, trouble } = failure;
  const fault = trouble === undefined ? null : describeFault(trouble);
  return (
    <div
      data-summary
      role="alert"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control bg-blush px-4 py-3 text-ribbon-deep outline-none"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <strong className="font-semibold">{toast.title}.</strong> {toast.description}
        </p>
        {fault === null ? null : <p className="mt-1 text-sm wrap-anywhere">{fault}</p>}
      </div>
      {trouble?.kind === "signed-out" ? <SignInElsewhere /> : null}
    </div>
  );
}
