import { Plus, Trash2 } from "lucide-react";
import { MoveButtons, withMoved } from "#app/features/appearance/components/move-buttons.tsx";
import { SETTINGS_LIMITS as LIMITS } from "#app/features/settings/constants.ts";
import type { FinderExamples } from "#app/features/settings/types.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { SettingsFieldsProps } from "../types.ts";

/** The fields for what the gift finder suggests to somebody who does not know what to write. */
export function ExampleFields({ settings: { examples }, change, errors }: SettingsFieldsProps) {
  const { home, finder, sentences } = examples;
  const changePart = (values: Partial<FinderExamples>) => change({ examples: { ...examples, ...values } });
  const changeSentence = (index: number, values: Partial<FinderExamples["sentences"][number]>) =>
    changePart({ sentences: sentences.map((one, at) => (at === index ? { ...one, ...values } : one)) });
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label="In the empty box on the home page"
        required
        rows={3}
        maxLength={LIMITS.placeholder}
        value={home}
        onChange={(event) => changePart({ home: event.target.value })}
        error={errors["examples.home"]}
      />
      <TextArea
        label="In the empty box in the gift finder"
        required
        rows={3}
        maxLength={LIMITS.placeholder}
        value={finder}
        onChange={(event) => changePart({ finder: event.target.value })}
        error={errors["examples.finder"]}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-1 text-[0.9375rem] font-semibold">Sentences to start with</legend>
        <p className="text-sm text-soft-ink">One click asks the finder, so pick requests your shop has good answers to.</p>
        <ol className="flex flex-col gap-3">
          {sentences.map(({ symbol, sentence }, index) => {
            const called = `sentence ${index + 1}`;
            const place = `examples.sentences.${index}`;
            return (
              <li key={index} className="flex flex-wrap items-start gap-2 rounded-control border border-line p-3">
                <TextField
                  label={`Emoji for ${called}`}
                  hidesLabel
                  autoComplete="off"
                  value={symbol}
                  onChange={(event) => changeSentence(index, { symbol: event.target.value })}
                  error={errors[`${place}.symbol`]}
                  className="w-20"
                />
                <TextArea
                  label={`Text of ${called}`}
                  hidesLabel
                  rows={2}
                  maxLength={LIMITS.sentence}
                  value={sentence}
                  onChange={(event) => changeSentence(index, { sentence: event.target.value })}
                  error={errors[`${place}.sentence`]}
                  className="min-w-0 flex-1 basis-56"
                />
                <span className="flex">
                  <MoveButtons
                    name={called}
                    index={index}
                    count={sentences.length}
                    onMove={(to) => changePart({ sentences: withMoved(sentences, index, to) })}
                  />
                  <IconButton
                    label={`Remove ${called}`}
                    icon={<Trash2 aria-hidden />}
                    onClick={() => changePart({ sentences: sentences.toSpliced(index, 1) })}
                  />
                </span>
              </li>
            );
          })}
        </ol>
        {sentences.length < LIMITS.sentences ? (
          <Button
            size="sm"
            variant="secondary"
            className="self-start"
            onClick={() => changePart({ sentences: [...sentences, { symbol: "🎁", sentence: "" }] })}
          >
            <Plus aria-hidden className="size-4.5" />
            Add a sentence
          </Button>
        ) : null}
      </fieldset>
    </div>
  );
}
