import { PLACEHOLDERS } from "../placeholders.ts";

/** Says what may stand in double braces. */
export function PlaceholderHelp() {
  return (
    <details className="rounded-control border border-line bg-card px-4">
      <summary className="flex items-center font-semibold">Placeholders that follow your settings</summary>
      <dl className="grid gap-x-6 gap-y-2 pb-4 text-[0.9375rem] sm:grid-cols-[auto_minmax(0,1fr)]">
        {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
          <div key={name} className="contents">
            <dt>
              <code className="rounded-tag bg-linen px-1.5 py-0.5 font-mono text-sm">{`{{${name}}}`}</code>
            </dt>
            <dd className="text-soft-ink">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
