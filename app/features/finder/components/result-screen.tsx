import type { ShownResult } from "../screen.types.ts";
import { BriefPanel } from "./brief-panel.tsx";
import { FoundGifts } from "./found-gifts.tsx";

interface ResultScreenProps {
  result: ShownResult;
  wordsStayHere: boolean;
  /** The address's query as it is seen: the brief, and how many gifts are shown. */
  here: string;
  /** A language model is having a closer look at what is shown. */
  isPolishing: boolean;
  isLooking: boolean;
}

/** The brief on the left, what fits on the right; one below the other on a phone. */
export function ResultScreen({ result, wordsStayHere, here, isPolishing, isLooking }: ResultScreenProps) {
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 px-4 pt-6 pb-16 md:px-6 md:pt-9 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <BriefPanel
        brief={result.brief}
        choices={result.choices}
        wordsStayHere={wordsStayHere}
        isLooking={isLooking}
        giftCount={result.gifts.length}
      />
      <FoundGifts result={result} here={here} isLooking={isLooking} isPolishing={isPolishing} />
    </div>
  );
}
