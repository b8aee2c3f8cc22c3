import { OpenBoxDrawing } from "./drawings/open-box.tsx";
import { StateMessage, type StateMessageProps } from "./state-message.tsx";

/** Replaces an empty list or result with a drawing, a sentence and a next step. */
export function EmptyState({ drawing = <OpenBoxDrawing />, ...rest }: StateMessageProps) {
  return <StateMessage drawing={drawing} {...rest} />;
}
