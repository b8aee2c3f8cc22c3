import { Share2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useMatches } from "react-router";
import { siteOf } from "#app/platform/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useCopy } from "#app/ui/use-copy.ts";
import { finderLink } from "../results/links.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";

const neverChanges = () => () => undefined;

/** Returns true in browsers with a share sheet, and false in server HTML. */
function useShareSheet(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === "function",
    () => false,
  );
}

/** Shares a result by its address: by copying, and with the browser's sheet where there is one; without JavaScript the address is shown. */
export function ShareResult({ title, query }: { title: string; query: string }) {
  const url = siteOf(useMatches()).url + finderLink(query);
  const hasSheet = useShareSheet();
  const [hasFailed, setHasFailed] = useState(false);
  const { outcome, copy } = useCopy(url);
  const isShareable = hasSheet && !hasFailed;

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setHasFailed(true);
    }
  }

  return (
    <div className="flex min-w-0 shrink-0 flex-wrap items-center gap-2">
      {isShareable ? (
        <Button variant="quiet" size="sm" onClick={share}>
          <Share2 aria-hidden className="size-4" />
          {FINDER_TEXTS.share}
        </Button>
      ) : null}
      <CopyButton outcome={outcome} onCopy={() => void copy()} isIcon={isShareable} variant="quiet" size="sm" />
      <p role="status" className="sr-only">
        {outcome === "copied" ? FINDER_TEXTS.linkCopied : null}
      </p>
      {outcome === "refused" ? <LinkField url={url} /> : null}
      <noscript>
        <LinkField url={url} />
      </noscript>
    </div>
  );
}

/** The address as a field, to be copied by hand. */
function LinkField({ url }: { url: string }) {
  return (
    <input
      type="text"
      readOnly
      aria-label={FINDER_TEXTS.linkToThis}
      value={url}
      className="h-9 w-48 min-w-0 rounded-control border border-edge bg-card px-2 text-sm"
    />
  );
}
