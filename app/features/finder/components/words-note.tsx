import { joinClasses } from "#app/ui/class-names.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";

interface WordsNoteProps {
  id?: string;
  /** True while no language model is configured. */
  wordsStayHere: boolean;
  className?: string;
}

/** Says where the words go that the user writes. */
export function WordsNote({ id, wordsStayHere, className }: WordsNoteProps) {
  return (
    <p id={id} className={joinClasses("text-sm text-soft-ink", className)}>
      {wordsStayHere ? FINDER_TEXTS.wordsStayHere : FINDER_TEXTS.wordsAreSent}
    </p>
  );
}
