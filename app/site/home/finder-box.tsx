import { FinderForm } from "#app/features/finder/components/finder-form.tsx";
import { SentenceField } from "#app/features/finder/components/sentence-field.tsx";
import { WordsNote } from "#app/features/finder/components/words-note.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";

/** Renders the finder's box, which sends a sentence about a person to the gift finder. A plain GET form gives the answer a URL. */
export function FinderBox({ example, wordsStayHere }: { example: string; wordsStayHere: boolean }) {
  return (
    <FinderForm className="mt-6 rounded-card border border-line bg-card p-5 shadow-card focus-within:border-edge">
      <SentenceField
        id="wish"
        name="text"
        label="Who is it for?"
        rows={2}
        aria-describedby="wish-privacy"
        placeholder={example}
        className="mt-1 min-h-19 text-lg"
      />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-3 border-t border-line pt-4">
        <WordsNote id="wish-privacy" wordsStayHere={wordsStayHere} className="mr-auto" />
        <div className="flex flex-1 flex-wrap justify-end gap-3 sm:flex-none">
          <ButtonLink to="/categories" prefetch="intent" variant="secondary" className="flex-1 whitespace-nowrap">
            Browse Categories
          </ButtonLink>
          <Button type="submit" className="flex-1 whitespace-nowrap">
            Find a Gift
          </Button>
        </div>
      </div>
    </FinderForm>
  );
}
