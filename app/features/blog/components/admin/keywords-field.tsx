import { type KeyboardEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { POST_LIMITS } from "../../constants.ts";
import { cleanKeywords } from "../../keywords.ts";

interface KeywordsFieldProps {
  keywords: readonly string[];
  error?: string;
  onChange: (keywords: string[]) => void;
}

/** A field for SEO keywords, which are added by the button or Enter; blanks and duplicates are ignored. */
export function KeywordsField({ keywords, error, onChange }: KeywordsFieldProps) {
  const [typed, setTyped] = useState("");

  function add() {
    const next = cleanKeywords([...keywords, ...typed.split(",")]);
    if (next.length !== keywords.length) onChange(next);
    setTyped("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex items-end gap-3">
        <TextField
          label="Keywords"
          placeholder="Add a keyword"
          maxLength={POST_LIMITS.keyword}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1"
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
      {keywords.length === 0 ? null : (
        <ul aria-label="Keywords" className="flex flex-wrap gap-2">
          {keywords.map((keyword) => (
            <li key={keyword} className="max-w-full">
              <Chip label={keyword} onRemove={() => onChange(keywords.filter((other) => other !== keyword))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
