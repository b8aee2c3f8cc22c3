import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { StarterGroup } from "../starter-categories.ts";

/** Makes the usual categories of a gift shop in one click, and shows beforehand which. */
export function StarterCategories({ groups }: { groups: readonly StarterGroup[] }) {
  const isSending = useNavigation().formData?.get("intent") === "add-starters";
  const count = groups.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <div className="flex w-full flex-col gap-3 text-left">
      <Form method="post" action="/admin/start">
        <input type="hidden" name="intent" value="add-starters" />
        <Button type="submit" variant="secondary" busy={isSending}>
          Start with {count} usual categories
        </Button>
      </Form>
      <details className="rounded-control border border-line bg-card px-4 py-1">
        <summary className="flex min-h-touch cursor-pointer items-center font-semibold text-evergreen">See what you’ll get</summary>
        <dl className="flex flex-col gap-3 pb-3">
          {groups.map(({ title, names }) => (
            <div key={title}>
              <dt className="font-semibold">
                {title} <span className="font-normal text-soft-ink tabular-nums">{names.length}</span>
              </dt>
              <dd className="text-[0.9375rem] text-soft-ink">{names.join(", ")}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
