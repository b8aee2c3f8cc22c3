import { LOOK_LIMITS as LIMITS } from "#app/features/look/constants.ts";
import type { LinkColumn } from "#app/features/look/types.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { LinkList } from "./link-list.tsx";
import type { LookFieldsProps } from "./look-fields.ts";

/** The fields for the links of header and footer, and of the site's places elsewhere. */
export function LinkFields({ look, change, errors }: LookFieldsProps) {
  const changeColumn = (index: number, values: Partial<LinkColumn>) =>
    change({ footer: look.footer.map((column, at) => (at === index ? { ...column, ...values } : column)) });
  return (
    <div className="flex flex-col gap-7">
      <section className="flex flex-col gap-3">
        <h2 className="text-subheading">Header</h2>
        <p className="text-soft-ink">
          Your own pages that ask for a link in the header follow these, up to {LIMITS.headerLinks} links in all.
        </p>
        <LinkList
          name="the header"
          links={look.headerLinks}
          most={LIMITS.headerLinks}
          onChange={(headerLinks) => change({ headerLinks })}
          place="headerLinks"
          errors={errors}
        />
      </section>
      {look.footer.map((column, index) => (
        <section key={index} className="flex flex-col gap-3">
          <h2 className="text-subheading">Footer, column {index + 1}</h2>
          <TextField
            label="Title"
            required
            maxLength={LIMITS.columnTitle}
            value={column.title}
            onChange={(event) => changeColumn(index, { title: event.target.value })}
            error={errors[`footer.${index}.title`]}
          />
          <LinkList
            name={`footer column ${index + 1}`}
            links={column.links}
            most={LIMITS.columnLinks}
            onChange={(links) => changeColumn(index, { links })}
            place={`footer.${index}.links`}
            errors={errors}
          />
        </section>
      ))}
      <section className="flex flex-col gap-3">
        <h2 className="text-subheading">Social profiles</h2>
        <p className="text-soft-ink">Your profiles on social networks. They appear under the tagline in the footer.</p>
        <LinkList
          name="your social profiles"
          links={look.social}
          most={LIMITS.socialLinks}
          onChange={(social) => change({ social })}
          place="social"
          errors={errors}
          targetHint="https://…"
        />
      </section>
    </div>
  );
}
