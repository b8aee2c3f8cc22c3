import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Action, Close, Description, Provider, Root, Title, Viewport } from "radix-ui/toast";
import { type FocusEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { joinClasses } from "../class-names.ts";
import { useTopmostHost } from "./toast-host.ts";
import { type Toast, type ToastType, toastStore } from "./toast-store.ts";
import { useToastsAside } from "./use-toasts-aside.ts";

const ICONS: Record<ToastType, typeof Info> = { default: Info, success: CircleCheck, destructive: CircleAlert };
const TONES: Record<ToastType, { card: string; icon: string }> = {
  default: { card: "border-line", icon: "text-evergreen" },
  success: { card: "border-line", icon: "text-evergreen" },
  destructive: { card: "border-ribbon", icon: "text-ribbon" },
};

function resumeWhenFocusLeaves(event: FocusEvent) {
  if (!event.currentTarget.contains(event.relatedTarget)) toastStore.resume();
}

/** The visible toasts: live region, F8 and swiping to the right. The store closes them, so Radix gets an infinite duration. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  const host = useTopmostHost();
  const stack = useRef<HTMLOListElement>(null);
  const isAtTop = useToastsAside(stack, toasts);
  if (!host) return null;
  return createPortal(
    <Provider duration={Number.POSITIVE_INFINITY} swipeDirection="right" swipeThreshold={50} announcerContainer={host}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <div onPointerEnter={toastStore.pause} onPointerLeave={toastStore.resume} onFocus={toastStore.pause} onBlur={resumeWhenFocusLeaves}>
        {/* Radix appends each new toast at the end, so the order is reversed to show the newest on top. Over a dialog the toasts are
            shown at the top, since its buttons are at the bottom. */}
        <Viewport
          ref={stack}
          hotkey={["F8"]}
          data-toasts
          className={joinClasses(
            "fixed print:hidden inset-x-4 flex flex-col-reverse gap-2.5 rounded-card in-[dialog]:top-4 in-[dialog]:bottom-auto md:left-auto md:w-[24rem] md:in-[dialog]:inset-x-0 md:in-[dialog]:mx-auto",
            isAtTop ? "top-4" : "bottom-[var(--toast-bottom,1rem)]",
          )}
        />
      </div>
    </Provider>,
    host,
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.type];
  const tone = TONES[toast.type];
  return (
    <Root
      type={toast.type === "destructive" ? "foreground" : "background"}
      open={toast.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) toastStore.dismiss(toast.id);
      }}
      className={joinClasses(
        "pointer-events-auto flex touch-pan-y items-start gap-3 rounded-card border bg-card py-2.5 pr-2 pl-4 text-ink shadow-card",
        "data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        tone.card,
      )}
    >
      <Icon aria-hidden className={joinClasses("mt-2.5 size-5 shrink-0", tone.icon)} />
      <div className="min-w-0 flex-1 py-2">
        <Title className="font-semibold">{toast.title}</Title>
        {toast.description ? <Description className="mt-0.5 text-[0.9375rem] text-soft-ink">{toast.description}</Description> : null}
        {toast.action ? (
          <Action
            altText={toast.action.label}
            onClick={toast.action.onClick}
            className="-mb-2 -ml-2 inline-flex items-center rounded-control px-2 text-[0.9375rem] font-semibold text-evergreen underline underline-offset-4 hover:bg-linen"
          >
            {toast.action.label}
          </Action>
        ) : null}
      </div>
      <Close
        aria-label="Close"
        className="inline-flex size-touch shrink-0 items-center justify-center rounded-control text-soft-ink hover:bg-linen hover:text-ink"
      >
        <X aria-hidden className="size-4.5" />
      </Close>
    </Root>
  );
}
