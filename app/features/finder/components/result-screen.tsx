import type { ShownResult } from "../results/screen-types.ts";
import { BriefPanel } from "./brief-panel.tsx";
import { FoundGifts } from "./found-gifts.tsx";

interface ResultScreenProps {
  result: ShownResult;
  wordsStayHere: boolean;
  /** The URL's query as the user sees it: the brief, and how many gifts are shown. */
  here: string;
  /** True while a language model re-ranks what is shown. */
  isReranking: boolean;
  isSearching: boolean;
}

/** Shows the brief on the left and the gifts that fit on the right; on a phone they are stacked. */
export function ResultScreen({ result, wordsStayHere, here, isReranking, isSearching }: ResultScreenProps) {
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 px-4 pt-6 pb-16 max-lg:gap-y-3 max-lg:pt-4 md:px-6 md:pt-9 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <BriefPanel
        brief={result.brief}
        choices={result.choices}
        wordsStayHere={wordsStayHere}
        isSearching={isSearching}
        here={here}
        median={result.median}
      />
      <FoundGifts result={result} here={here} isSearching={isSearching} isReranking={isReranking} />
    </div>
  );
}
