import { OpenBoxDrawing } from "./drawings/open-box.tsx";
import { StateMessage, type StateMessageProps } from "./state-message.tsx";

/** Nothing here yet, or nothing found: a drawing, a plain sentence, the way on. */
export function EmptyState({ drawing = <OpenBoxDrawing />, ...rest }: StateMessageProps) {
  return <StateMessage drawing={drawing} {...rest} />;
}
