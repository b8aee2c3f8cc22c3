import { Circle, CircleCheck } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { DemoPanel } from "#app/features/catalogue/components/demo-panel.tsx";
import { StarterCategories } from "#app/features/catalogue/components/starter-categories.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { StartStep } from "./start-steps.ts";

interface StartScreenProps {
  steps: readonly StartStep[];
  /** What a shop without categories is offered; null where it has some. */
  starters: ComponentProps<typeof StarterCategories>["groups"] | null;
  /** How many categories a click has made that another one takes away again. */
  freshStarters: number;
  demo: ComponentProps<typeof DemoPanel>["demo"];
  /** False for who is led here no more. */
  isLedHere: boolean;
  /** What was just done. */
  done?: string;
}

/** The screen /admin/start: what to do next, ticked by what there is. */
export function StartScreen({ steps, starters, freshStarters, demo, isLedHere, done }: StartScreenProps) {
  const count = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Start" subtitle="The steps that make this shop yours. Each one is checked off once it’s done." />
      {done === undefined ? null : (
        <p role="status" className="rounded-control bg-sky px-4 py-3">
          {done}
        </p>
      )}
      <div className="grid max-w-6xl items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <div className="flex items-center gap-4">
            <ProgressBar label="Done" value={count} max={steps.length} />
            <p className="text-[0.9375rem] text-soft-ink tabular-nums">
              {count} of {steps.length} done
            </p>
          </div>
          <ol className="divide-y divide-line rounded-card border border-line bg-card">
            {steps.map((step) => (
              <Step key={step.title} step={step}>
                {step.title === "Categories" ? <Starters groups={starters} fresh={freshStarters} /> : null}
              </Step>
            ))}
          </ol>
        </div>
        <div className="flex flex-col gap-6">
          <DemoPanel demo={demo} />
          {isLedHere ? (
            <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button type="submit" name="intent" value="know-my-way" variant="secondary">
                I know my way around
              </Button>
              <span className="text-[0.9375rem] text-soft-ink">
                From then on, the admin area opens with your gifts. This page stays in the menu.
              </span>
            </Form>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Step({ step: { title, why, settings, links, isDone }, children }: { step: StartStep; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex gap-3.5 px-5 py-4">
      <Icon aria-hidden className={isDone ? "mt-0.5 size-6 shrink-0 text-evergreen" : "mt-0.5 size-6 shrink-0 text-soft-ink"} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h2 className="text-subheading">
          {title}
          <span className="sr-only">{isDone ? ": done" : ": to do"}</span>
        </h2>
        <p className="text-soft-ink">{why}</p>
        {settings.length === 0 || isDone ? null : (
          <p className="text-[0.9375rem]">
            In the server’s settings:{" "}
            {settings.map((name, place) => (
              <span key={name}>
                {place === 0 ? "" : ", "}
                <code className="wrap-anywhere">{name}</code>
              </span>
            ))}
            . Changes take effect when it restarts.
          </p>
        )}
        <ul className="flex flex-wrap gap-x-5">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4 hover:decoration-2"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </li>
  );
}

function Starters({ groups, fresh }: { groups: StartScreenProps["starters"]; fresh: number }) {
  const isSending = useNavigation().formData?.get("intent") === "remove-starters";
  if (groups !== null) return <StarterCategories groups={groups} />;
  if (fresh === 0) return null;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <span className="text-[0.9375rem]">{fresh} usual categories were just added.</span>
      <Button type="submit" name="intent" value="remove-starters" size="sm" variant="secondary" busy={isSending}>
        Undo
      </Button>
    </Form>
  );
}
