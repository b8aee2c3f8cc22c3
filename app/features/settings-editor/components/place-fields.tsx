import { WEEK_STARTS, type WeekStart } from "#app/features/settings/types.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { SettingChoices, SettingsFieldsProps } from "../types.ts";

const DAY_NAMES: Record<WeekStart, string> = {
  reader: "As in each editor’s own calendar",
  sunday: "Sunday",
  monday: "Monday",
  saturday: "Saturday",
};

/** A zone that is known by another name than this browser or server offers is offered too, so that opening the form changes nothing. */
const withOwn = (zones: readonly string[], own: string) => (zones.includes(own) ? zones : [own, ...zones]);

/** The fields for where most shoppers are, and by which clock and calendar the site goes. */
export function PlaceFields({ settings, change, errors, choices }: SettingsFieldsProps & { choices: SettingChoices }) {
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label="Default country"
        hint="Used for shoppers whose country we don’t know: store links go to its marketplace, and the gift finder reads dates and prices as they’re written there."
        value={settings.country}
        onChange={(event) => change({ country: event.target.value })}
        error={errors.country}
      >
        {choices.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Time zone"
        hint="Sets when a day begins for the whole site: announcements, “today” in the gift finder and on gift lists, and dates on pages and in emails."
        value={settings.timeZone}
        onChange={(event) => change({ timeZone: event.target.value })}
        error={errors.timeZone}
      >
        {withOwn(choices.timeZones, settings.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll("_", " ")}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="First day of the week"
        hint="In the calendar for scheduling posts."
        value={settings.weekStart}
        onChange={(event) => change({ weekStart: WEEK_STARTS.find((day) => day === event.target.value) ?? "reader" })}
        error={errors.weekStart}
      >
        {WEEK_STARTS.map((day) => (
          <option key={day} value={day}>
            {DAY_NAMES[day]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
