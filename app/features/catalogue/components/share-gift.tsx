import { Share2 } from "lucide-react";
import { type MouseEvent, useState, useSyncExternalStore } from "react";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useCopy } from "#app/ui/use-copy.ts";
import { SHARE_TEXTS, SHARE_WINDOW } from "../constants.ts";
import { listShareTargets, shareText } from "../share.ts";

interface ShareGiftProps {
  /** The kind of page that is shared. */
  what?: keyof typeof SHARE_TEXTS.copied;
  name: string;
  description: string;
  /** The page's absolute URL. */
  url: string;
}

const neverChanges = () => () => undefined;

/** Returns true in browsers with a native share sheet, and false in server HTML. */
function useNativeShare(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function",
    () => false,
  );
}

/**
 * Opens the browser's share sheet where there is one, else offers a link for each network (a small window with JavaScript); the link can be
 * copied in either case.
 */
export function ShareGift({ what = "gift", name, description, url }: ShareGiftProps) {
  const hasNativeShare = useNativeShare();
  const text = shareText(description) || name;
  return (
    <div role="group" aria-label={`Share this ${what}`} className="flex min-h-touch flex-wrap items-center gap-2">
      <span className="mr-1 flex items-center gap-2 text-[0.9375rem] font-semibold text-soft-ink">
        <Share2 aria-hidden className="size-4.5" />
        Share
      </span>
      {hasNativeShare ? <NativeShareButton {...{ name, text, url }} /> : <NetworkLinks {...{ text, url }} />}
      <CopyLinkButton what={what} url={url} />
    </div>
  );
}

function NativeShareButton({ name, text, url }: { name: string; text: string; url: string }) {
  const { showToast } = useToast();
  const [hasFailed, setHasFailed] = useState(false);

  async function share() {
    try {
      await navigator.share({ title: name, text, url });
      showToast({ title: SHARE_TEXTS.shared, type: "success" });
    } catch (error) {
      // Closing the sheet is no failure; where the sheet refuses to open, the links replace it.
      if (!(error instanceof DOMException && error.name === "AbortError")) setHasFailed(true);
    }
  }

  if (hasFailed) return <NetworkLinks {...{ text, url }} />;
  return (
    <Button variant="secondary" size="sm" onClick={share}>
      Send to someone
    </Button>
  );
}

function NetworkLinks({ text, url }: { text: string; url: string }) {
  const { showToast } = useToast();

  function openWindow(event: MouseEvent<HTMLAnchorElement>, network: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    window.open(event.currentTarget.href, "_blank", `noopener,width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height}`);
    showToast({ title: SHARE_TEXTS.sharedOn(network), type: "success" });
  }

  return listShareTargets(url, text).map(({ network, href }) => (
    <a
      key={network}
      href={href}
      target="_blank"
      rel="noopener nofollow"
      aria-label={`Share on ${network}`}
      onClick={(event) => openWindow(event, network)}
      className={buttonClasses({ variant: "secondary", size: "sm" })}
    >
      {network}
    </a>
  ));
}

function CopyLinkButton({ what, url }: { what: keyof typeof SHARE_TEXTS.copied; url: string }) {
  const { showToast } = useToast();
  const { outcome, copy } = useCopy(url);

  async function copyLink() {
    if (await copy()) showToast({ ...SHARE_TEXTS.copied[what], type: "success" });
  }

  // Where the clipboard is unavailable, the link is shown so that it can be selected.
  if (outcome === "refused") return <code className="rounded-tag bg-linen px-2 py-1 text-sm break-all select-all">{url}</code>;
  return <CopyButton outcome={outcome} onCopy={copyLink} variant="secondary" size="sm" />;
}
