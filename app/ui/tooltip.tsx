import { Content, Provider, Root, Trigger } from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";

/** Milliseconds that the pointer rests before a tooltip opens. */
const DELAY_MS = 700;

/** A few words about a control, for pointer and keyboard. Touch screens cannot hover, so no necessary information may be only here. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Provider delayDuration={DELAY_MS}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        {/* There is no portal, since outside of an open dialog the body is inert. */}
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
