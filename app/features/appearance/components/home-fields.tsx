import { LOOK_LIMITS as LIMITS } from "#app/features/look/constants.ts";
import type { HomeSection, HomeTexts } from "#app/features/look/types.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { LookFieldsProps } from "./look-fields.ts";
import { MoveButtons, withMoved } from "./move-buttons.tsx";

const SECTION_NAMES: Record<HomeSection, string> = {
  hero: "Opening with the gift finder",
  steps: "How It Works",
  categories: "Browse Gift Categories",
  shelf: "Trending Gift Ideas",
  testimonials: "What Shoppers Say",
  closing: "Closing section",
};

/** The fields for the sections of the home page, and for the texts of three of them. */
export function HomeFields({ look, change, errors }: LookFieldsProps) {
  const { home, texts } = look;
  const changeTexts = (values: Partial<HomeTexts>) => change({ texts: { ...texts, ...values } });
  return (
    <div className="flex flex-col gap-6">
      <fieldset>
        <legend className="mb-2 font-semibold">Sections, in order</legend>
        <ol className="divide-y divide-line rounded-control border border-line">
          {home.map(({ section, isShown }, index) => (
            <li key={section} className="flex items-center justify-between gap-2 px-3 py-1">
              <CheckboxField
                label={SECTION_NAMES[section]}
                checked={isShown}
                onChange={(event) =>
                  change({ home: home.map((one) => (one.section === section ? { ...one, isShown: event.target.checked } : one)) })
                }
              />
              <MoveButtons
                name={SECTION_NAMES[section]}
                index={index}
                count={home.length}
                onMove={(to) => change({ home: withMoved(home, index, to) })}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-semibold">Opening</legend>
        <TextField
          label="Headline"
          required
          maxLength={LIMITS.heroTitle}
          hint="Words between *asterisks* get the accent color."
          value={texts.hero.title}
          onChange={(event) => changeTexts({ hero: { ...texts.hero, title: event.target.value } })}
          error={errors["texts.hero.title"]}
        />
        <TextArea
          label="Sentence below"
          rows={3}
          maxLength={LIMITS.heroLead}
          value={texts.hero.lead}
          onChange={(event) => changeTexts({ hero: { ...texts.hero, lead: event.target.value } })}
          error={errors["texts.hero.lead"]}
        />
      </fieldset>
      {texts.steps.map((step, index) => {
        const changeStep = (values: Partial<typeof step>) =>
          changeTexts({ steps: texts.steps.map((one, place) => (place === index ? { ...one, ...values } : one)) });
        return (
          <fieldset key={index} className="flex flex-col gap-4">
            <legend className="mb-2 font-semibold">Step {index + 1}</legend>
            <TextField
              label="Title"
              required
              maxLength={LIMITS.stepTitle}
              value={step.title}
              onChange={(event) => changeStep({ title: event.target.value })}
              error={errors[`texts.steps.${index}.title`]}
            />
            <TextArea
              label="Text"
              rows={2}
              maxLength={LIMITS.stepText}
              value={step.text}
              onChange={(event) => changeStep({ text: event.target.value })}
              error={errors[`texts.steps.${index}.text`]}
            />
          </fieldset>
        );
      })}
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-2 font-semibold">Closing section</legend>
        <TextField
          label="Headline"
          required
          maxLength={LIMITS.closingTitle}
          value={texts.closing.title}
          onChange={(event) => changeTexts({ closing: { ...texts.closing, title: event.target.value } })}
          error={errors["texts.closing.title"]}
        />
        <TextArea
          label="Sentence below"
          rows={2}
          maxLength={LIMITS.closingLead}
          value={texts.closing.lead}
          onChange={(event) => changeTexts({ closing: { ...texts.closing, lead: event.target.value } })}
          error={errors["texts.closing.lead"]}
        />
      </fieldset>
    </div>
  );
}
