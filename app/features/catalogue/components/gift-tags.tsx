import { PlainLink } from "#app/ui/plain-link.tsx";
import { bestMatchPath } from "../addresses.ts";
import type { TaxonomyKey } from "../taxonomies.ts";
import type { GiftTag } from "../types.ts";

/** The headings of a gift's values, in the order shown. */
const GROUPS: readonly (readonly [key: TaxonomyKey, heading: string])[] = [
  ["recipient", "For"],
  ["occasion", "Occasions"],
  ["interest", "Interests"],
  ["giftType", "Type"],
  ["theme", "Theme"],
  ["ecoLabel", "Eco"],
];

/** Shows a gift's recipients, occasions and other values as badges that link to their categories. */
export function GiftTags({ tags }: { tags: readonly GiftTag[] }) {
  const groups = GROUPS.map(([key, heading]) => ({ key, heading, values: tags.filter((tag) => tag.taxonomy === key) }));
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5">
      {groups.map(({ key, heading, values }) =>
        values.length === 0 ? null : (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex h-touch items-center text-sm font-semibold text-soft-ink">{heading}</dt>
            <dd className="flex flex-wrap gap-x-2">
              {values.map((tag) => (
                <PlainLink
                  key={tag.id}
                  href={bestMatchPath(key, tag.slug)}
                  className="group inline-flex min-h-touch items-center rounded-tag text-sm font-medium"
                >
                  <span className="rounded-tag bg-linen px-2.5 py-1 text-ink transition-colors duration-150 group-hover:bg-sage group-hover:text-evergreen">
                    {tag.name}
                  </span>
                </PlainLink>
              ))}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
