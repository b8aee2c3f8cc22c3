import { StateMessage, type StateMessageProps } from "./state-message.tsx";
import { SmallDrawing } from "./drawings/small-drawing.tsx";

/** Replaces an empty list or result with a drawing, a sentence and a next step. */
export function EmptyState({ drawing = <OpenBoxDrawing />, ...rest }: StateMessageProps) {
  return <StateMessage drawing={drawing} {...rest} />;
}

/** An open, empty box. */
export function OpenBoxDrawing() {
  return (
    <SmallDrawing>
      <path d="M44 58h72v42a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z" className="fill-sage" />
      <path d="M44 58 30 42h38l12 16 12-16h38l-14 16z" className="fill-card" />
      <path d="M73 58v48M87 58v48" className="stroke-ribbon" />
      <path d="M80 34V22M62 30l-6-10M98 30l6-10" className="stroke-marigold" />
    </SmallDrawing>
  );
}
