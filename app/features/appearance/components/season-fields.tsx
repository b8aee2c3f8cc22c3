import { LOOK_LIMITS as LIMITS } from "#app/features/look/constants.ts";
import { SEASON_MODES, type SeasonSettings, type SiteLink } from "#app/features/look/types.ts";
import { SEASON_OCCASION_NAMES } from "#app/features/occasions/season.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useSiteClock } from "#app/ui/site-clock.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const MODE_NAMES: Record<SeasonSettings["mode"], string> = {
  automatic: "Automatic: whatever comes next",
  pinned: "Always the same occasion",
  own: "Your own words",
  off: "Off",
};

/** Ways in which the calendar says what the band says. */
const FROM_CALENDAR: ReadonlySet<SeasonSettings["mode"]> = new Set(["automatic", "pinned"]);

interface SeasonFieldsProps {
  season: SeasonSettings;
  change: (values: Partial<SeasonSettings>) => void;
  /** Messages by the places that they are about, such as `link.to`. */
  errors: Partial<Record<string, string>>;
}

/** The fields for the band about the season on the home page. */
export function SeasonFields({ season, change, errors }: SeasonFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label="Season on the home page"
        hint={
          FROM_CALENDAR.has(season.mode)
            ? "A band with the days left, the last day to order, and a sentence to start the gift finder with."
            : undefined
        }
        value={season.mode}
        onChange={(event) => change({ mode: SEASON_MODES.find((mode) => mode === event.target.value) ?? "automatic" })}
        error={errors.mode}
      >
        {SEASON_MODES.map((mode) => (
          <option key={mode} value={mode}>
            {MODE_NAMES[mode]}
          </option>
        ))}
      </SelectField>
      {season.mode === "pinned" ? (
        <SelectField
          label="Occasion"
          value={season.occasion}
          onChange={(event) =>
            change({ occasion: SEASON_OCCASION_NAMES.find(({ id }) => id === event.target.value)?.id ?? season.occasion })
          }
          error={errors.occasion}
        >
          {SEASON_OCCASION_NAMES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {season.mode === "own" ? <OwnFields {...{ season, change, errors }} /> : null}
    </div>
  );
}

function OwnFields({ season, change, errors }: SeasonFieldsProps) {
  const { timeZone } = useSiteClock();
  const link: SiteLink = season.link ?? { label: "", to: "" };
  function changeLink(values: Partial<SiteLink>) {
    const next = { ...link, ...values };
    change({ link: next.label === "" && next.to === "" ? null : next });
  }
  return (
    <>
      <TextField
        label="Season headline"
        required
        maxLength={LIMITS.seasonTitle}
        placeholder="Our summer fair is here"
        value={season.title}
        onChange={(event) => change({ title: event.target.value })}
        error={errors.title}
      />
      <TextField
        label="Season sentence"
        maxLength={LIMITS.seasonText}
        value={season.text}
        onChange={(event) => change({ text: event.target.value })}
        error={errors.text}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Link text"
          maxLength={LIMITS.linkLabel}
          value={link.label}
          onChange={(event) => changeLink({ label: event.target.value })}
          error={errors["link.label"]}
        />
        <TextField
          label="Link address"
          inputMode="url"
          placeholder="/collections/summer-fair"
          maxLength={LIMITS.linkTarget}
          value={link.to}
          onChange={(event) => changeLink({ to: event.target.value })}
          error={errors["link.to"]}
        />
        <TextField
          label="First day"
          type="date"
          value={season.from ?? ""}
          onChange={(event) => change({ from: event.target.value || null })}
          error={errors.from}
        />
        <TextField
          label="Last day"
          type="date"
          hint={`Days follow the site’s time zone (${timeZone.replaceAll("_", " ")}). On other days, the calendar takes over.`}
          value={season.until ?? ""}
          onChange={(event) => change({ until: event.target.value || null })}
          error={errors.until}
        />
      </div>
    </>
  );
}
