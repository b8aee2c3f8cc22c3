import { BrokenPencilDrawing } from "./drawings/broken-pencil.tsx";
import { StateMessage, type StateMessageProps } from "./state-message.tsx";

interface ErrorStateProps extends StateMessageProps {
  /** Request id, with which support can find the error in the log. */
  reference?: string;
}

/** Reports a failure with a drawing, a calm sentence and a next step. */
export function ErrorState({ drawing = <BrokenPencilDrawing />, reference, ...rest }: ErrorStateProps) {
  return (
    <StateMessage drawing={drawing} {...rest}>
      {reference ? <p className="mt-6 text-sm text-soft-ink">Reference: {reference}</p> : null}
    </StateMessage>
  );
}
