import type { ShownResult, StepChoices } from "../screen.types.ts";
import { BriefPanel } from "./brief-panel.tsx";
import { FoundGifts } from "./found-gifts.tsx";
import { useIsLooking } from "./use-is-looking.ts";
import { usePolished } from "./use-polished.ts";

interface ResultScreenProps {
  result: ShownResult;
  choices: StepChoices;
  wordsStayHere: boolean;
}

/** The brief on the left, what fits on the right; one below the other on a phone. */
export function ResultScreen({ result, choices, wordsStayHere }: ResultScreenProps) {
  const isLooking = useIsLooking();
  const { shown, isPolishing } = usePolished(result, !wordsStayHere);
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-6 px-4 pt-6 pb-16 md:px-6 md:pt-9 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <BriefPanel
        brief={shown.brief}
        choices={choices}
        wordsStayHere={wordsStayHere}
        isLooking={isLooking}
        giftCount={shown.gifts.length}
      />
      <FoundGifts result={shown} isLooking={isLooking} isPolishing={isPolishing} />
    </div>
  );
}
