import { BrokenPencilDrawing } from "./drawings/broken-pencil.tsx";
import { StateMessage, type StateMessageProps } from "./state-message.tsx";

interface ErrorStateProps extends StateMessageProps {
  /** What helps whoever looks into it: a request id. */
  reference?: string;
}

/** Something went wrong: said calmly, with the way on. */
export function ErrorState({ drawing = <BrokenPencilDrawing />, reference, ...rest }: ErrorStateProps) {
  return (
    <StateMessage drawing={drawing} {...rest}>
      {reference ? <p className="mt-6 text-sm text-soft-ink">Reference: {reference}</p> : null}
    </StateMessage>
  );
}
