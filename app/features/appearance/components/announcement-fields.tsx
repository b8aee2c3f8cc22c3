import { LOOK_LIMITS as LIMITS } from "#app/features/look/constants.ts";
import type { SiteAnnouncement, SiteLink } from "#app/features/look/types.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { useSiteClock } from "#app/ui/site-clock.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { LookFieldsProps } from "./look-fields.ts";

const EMPTY: SiteAnnouncement = { text: "", link: null, from: null, until: null };

/** The fields for the bar above every page. */
export function AnnouncementFields({ look, change, errors }: LookFieldsProps) {
  const { timeZone } = useSiteClock();
  const { announcement } = look;
  const changePart = (values: Partial<SiteAnnouncement>) => change({ announcement: { ...(announcement ?? EMPTY), ...values } });
  const link: SiteLink = announcement?.link ?? { label: "", to: "" };
  function changeLink(values: Partial<SiteLink>) {
    const next = { ...link, ...values };
    changePart({ link: next.label === "" && next.to === "" ? null : next });
  }
  return (
    <div className="flex flex-col gap-5">
      <CheckboxField
        label="Show an announcement above every page"
        checked={announcement !== null}
        onChange={(event) => change({ announcement: event.target.checked ? EMPTY : null })}
      />
      {announcement === null ? null : (
        <>
          <TextField
            label="Announcement"
            required
            maxLength={LIMITS.announcement}
            placeholder="Order by December 18 to have it under the tree."
            value={announcement.text}
            onChange={(event) => changePart({ text: event.target.value })}
            error={errors["announcement.text"]}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Link label"
              maxLength={LIMITS.linkLabel}
              value={link.label}
              onChange={(event) => changeLink({ label: event.target.value })}
              error={errors["announcement.link.label"]}
            />
            <TextField
              label="Link address"
              inputMode="url"
              placeholder="/category/occasion/christmas"
              maxLength={LIMITS.linkTarget}
              value={link.to}
              onChange={(event) => changeLink({ to: event.target.value })}
              error={errors["announcement.link.to"]}
            />
            <TextField
              label="First day"
              type="date"
              value={announcement.from ?? ""}
              onChange={(event) => changePart({ from: event.target.value || null })}
              error={errors["announcement.from"]}
            />
            <TextField
              label="Last day"
              type="date"
              hint={`Days follow the site’s time zone (${timeZone.replaceAll("_", " ")}). Without dates, it stays up until you remove it.`}
              value={announcement.until ?? ""}
              onChange={(event) => changePart({ until: event.target.value || null })}
              error={errors["announcement.until"]}
            />
          </div>
        </>
      )}
    </div>
  );
}
