import { Content, Provider, Root, Trigger } from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

/** How long the pointer rests before a tooltip comes. */
const DELAY_MS = 700;

/** A few words about a control, for pointer and keyboard. Nothing that is needed may stand here alone: fingers do not hover. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Provider delayDuration={DELAY_MS}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        {/* No portal: in a dialog, the body is out of reach. */}
        <Content
          sideOffset={6}
          collisionPadding={12}
          className="z-40 flex max-w-72 flex-col gap-1 rounded-control bg-ink px-3 py-2 text-sm text-paper shadow-card"
        >
          {text}
        </Content>
      </Root>
    </Provider>
  );
}
