import { ButtonLink } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useCopy } from "#app/ui/use-copy.ts";

/** Shows the recovery codes; this is the only time that they are shown. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { outcome, copy } = useCopy(codes.join("\n"));
  return (
    <section aria-labelledby="recovery-codes" className="rounded-card border border-marigold bg-butter p-5 sm:p-7">
      <div role="status">
        <h2 id="recovery-codes" className="text-subheading">
          Save your recovery codes
        </h2>
        <p className="mt-2 max-w-measure">
          Each one lets you in once when you don’t have your authenticator app. Write them down or keep them with your passwords:{" "}
          <strong>we won’t show them again.</strong>
        </p>
      </div>
      <ul className="mt-4 grid max-w-[34rem] grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton outcome={outcome} onCopy={copy} label="Copy the codes" variant="secondary" />
        <ButtonLink to="/profile/security">I’ve saved them</ButtonLink>
      </div>
    </section>
  );
}
