import { ImagePlus } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type FurtherPicture, MAX_ALT, MAX_FACT_LABEL, MAX_FACT_TEXT, splitFact, splitPicture, writeFact } from "../../gift-lines.ts";
import { LinesField, type LinesFieldProps, type RowProps } from "./gift-lines-field.tsx";

/** The mark between several values in a file, which none of them can have. */
const withoutMark = (text: string) => text.replaceAll("|", "/");

/** Writes a line as it is being typed: with a blank where the address is still missing. */
const writeRow = ({ image, alt }: FurtherPicture) => `${image.replaceAll(/\s/g, "")} ${withoutMark(alt)}`;

function PictureRow({ line, number, onWrite }: RowProps) {
  const picture = splitPicture(line);
  return (
    <>
      <TextField
        label={`Address of picture ${number}`}
        hidesLabel
        placeholder="https://"
        inputMode="url"
        value={picture.image}
        onChange={(event) => onWrite(writeRow({ ...picture, image: event.target.value }))}
      />
      <TextField
        label={`Description of picture ${number}`}
        hidesLabel
        placeholder="What it shows"
        maxLength={MAX_ALT}
        value={picture.alt}
        onChange={(event) => onWrite(writeRow({ ...picture, alt: event.target.value }))}
      />
    </>
  );
}

/** Shows a gift's further pictures, each with the text for people who don't see it. */
export function PicturesField({ pick, onPick, ...field }: LinesFieldProps & { pick: string; onPick: () => void }) {
  const isFull = field.value.split("\n").length >= field.max;
  return (
    <LinesField
      {...field}
      noun="picture"
      blank=" "
      hint={`Shown after the main picture, in this order. At most ${field.max}.`}
      Row={PictureRow}
    >
      <Button variant="secondary" disabled={isFull} onClick={onPick}>
        <ImagePlus aria-hidden className="size-4.5" />
        {pick}
      </Button>
    </LinesField>
  );
}

function FactRow({ line, number, onWrite }: RowProps) {
  const fact = splitFact(line);
  return (
    <>
      <TextField
        label={`Label of fact ${number}`}
        hidesLabel
        placeholder="Label"
        maxLength={MAX_FACT_LABEL}
        value={fact.label}
        onChange={(event) => onWrite(writeFact({ ...fact, label: withoutMark(event.target.value).replaceAll(":", "") }))}
      />
      <TextField
        label={`Text of fact ${number}`}
        hidesLabel
        placeholder="Text"
        maxLength={MAX_FACT_TEXT}
        value={fact.text}
        onChange={(event) => onWrite(writeFact({ ...fact, text: withoutMark(event.target.value) }))}
      />
    </>
  );
}

/** Shows what the editors state of a gift under labels of their own. */
export function FactsField(field: LinesFieldProps) {
  const hint = `Such as “Material” and “Oiled oak”. At most ${field.max}.`;
  return <LinesField {...field} noun="fact" blank=": " hint={hint} Row={FactRow} />;
}
