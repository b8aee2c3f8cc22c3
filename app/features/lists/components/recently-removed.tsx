import type { FormEvent } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface RecentlyRemovedProps {
  title: string;
  /** The removed entries that can be restored, newest first. */
  things: readonly { id: string; name: string }[];
  /** The path that the form is posted to. */
  action: string;
  /** The other fields of the form, beside the id. */
  fields: Record<string, string>;
  idField: string;
  /** Restores an entry without leaving the page; without scripts the plain form is sent. */
  onPutBack?: (id: string) => void;
}

/** Lists what was removed within the last hour, with buttons to restore it. Renders nothing where nothing was removed. */
export function RecentlyRemoved({ title, things, action, fields, idField, onPutBack }: RecentlyRemovedProps) {
  if (things.length === 0) return null;
  const putBack = (id: string) => (event: FormEvent) => {
    if (onPutBack === undefined) return;
    event.preventDefault();
    onPutBack(id);
  };
  return (
    <section aria-label={title} className="mt-10 border-t border-line pt-6">
      <h2 className="text-subheading">{title}</h2>
      <p className="mt-1 text-[0.9375rem] text-soft-ink">You can put these back for an hour.</p>
      <ul className="mt-3 divide-y divide-line">
        {things.map(({ id, name }) => (
          <li key={id}>
            <Form method="post" action={action} onSubmit={putBack(id)} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <p className="min-w-0 flex-1 basis-48 wrap-break-word">{name}</p>
              {Object.entries({ ...fields, [idField]: id }).map(([field, value]) => (
                <input key={field} type="hidden" name={field} value={value} />
              ))}
              <Button type="submit" variant="secondary" size="sm" aria-label={`Put back ${name}`}>
                Put back
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
