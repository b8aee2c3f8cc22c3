import { Plus, Trash2 } from "lucide-react";
import { LOOK_LIMITS } from "#app/features/look/constants.ts";
import type { SiteLink } from "#app/features/look/types.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MoveButtons, withMoved } from "./move-buttons.tsx";

interface LinkListProps {
  /** Where the links are, for those who hear it: "Header". */
  name: string;
  links: SiteLink[];
  most: number;
  onChange: (links: SiteLink[]) => void;
  /** The place of the list among the look's errors, such as `footer.1.links`. */
  place: string;
  errors: Partial<Record<string, string>>;
  targetHint?: string;
}

/** A list of links that can be added to, changed, reordered and emptied. */
export function LinkList({ name, links, most, onChange, place, errors, targetHint = "/blog or https://…" }: LinkListProps) {
  const changeLink = (index: number, values: Partial<SiteLink>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...values } : link)));
  return (
    <div className="flex flex-col gap-3">
      {links.length === 0 ? <p className="text-soft-ink">No links here yet.</p> : null}
      <ol className="flex flex-col gap-3">
        {links.map((link, index) => {
          const called = `link ${index + 1} in ${name}`;
          return (
            <li key={index} className="flex flex-wrap items-start gap-2 rounded-control border border-line p-3">
              <TextField
                label={`Label of ${called}`}
                hidesLabel
                placeholder="Label"
                maxLength={LOOK_LIMITS.linkLabel}
                value={link.label}
                onChange={(event) => changeLink(index, { label: event.target.value })}
                error={errors[`${place}.${index}.label`]}
                className="min-w-0 flex-1 basis-36"
              />
              <TextField
                label={`Address of ${called}`}
                hidesLabel
                placeholder={targetHint}
                inputMode="url"
                maxLength={LOOK_LIMITS.linkTarget}
                value={link.to}
                onChange={(event) => changeLink(index, { to: event.target.value })}
                error={errors[`${place}.${index}.to`]}
                className="min-w-0 flex-1 basis-44"
              />
              <span className="flex">
                <MoveButtons name={called} index={index} count={links.length} onMove={(to) => onChange(withMoved(links, index, to))} />
                <IconButton label={`Remove ${called}`} icon={<Trash2 aria-hidden />} onClick={() => onChange(links.toSpliced(index, 1))} />
              </span>
            </li>
          );
        })}
      </ol>
      {links.length < most ? (
        <Button size="sm" variant="secondary" className="self-start" onClick={() => onChange([...links, { label: "", to: "" }])}>
          <Plus aria-hidden className="size-4.5" />
          Add a link
          <span className="sr-only"> to {name}</span>
        </Button>
      ) : null}
    </div>
  );
}
