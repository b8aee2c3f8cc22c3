import { Share2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useDayForm } from "#app/ui/local-time.tsx";
import { TROUBLE_TEXTS } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useCopy } from "#app/ui/use-copy.ts";
import { isRevealed } from "../claims.ts";
import { CHANGE_TROUBLES, SHARE_LIST_TEXTS } from "../constants.ts";
import { sharedListPath } from "../links.ts";
import type { OwnList } from "../list-types.ts";
import type { EditFormProps } from "./edit-form.tsx";
import { readChange } from "./list-changes.ts";

export interface SharingPanelProps extends Pick<EditFormProps, "listPath" | "change"> {
  list: OwnList;
  /** Today as an ISO day. */
  today: string;
  /** The site's origin, which the shown link begins with. */
  siteUrl: string;
}

/** Turns sharing on and off, and shows the secret link. */
export function SharingPanel({ list, today, siteUrl, listPath, change }: SharingPanelProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const inOwnForm = useDayForm("long");

  async function turn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const result = await change("share", readChange(event.currentTarget), { saysTrouble: true });
    setIsBusy(false);
    setTrouble(!result.ok && result.reason === "trouble" ? result.trouble : null);
  }

  const form = { ref: element, method: "post", action: listPath, onSubmit: turn } as const;
  const notice = (
    <SaveTrouble
      trouble={trouble}
      {...CHANGE_TROUBLES}
      assurance={TROUBLE_TEXTS.nothingChanged}
      onRetry={() => element.current?.requestSubmit()}
      isBusy={isBusy}
    />
  );
  if (list.shareToken === null) {
    return (
      <form {...form} className="flex flex-col gap-5">
        <input type="hidden" name="change" value="share" />
        <input type="hidden" name="isOn" value="on" />
        <p>
          This list is private. Turn on sharing to get a secret link: anyone who has it can see the list and claim gifts, no account needed.
          Search engines never see it.
        </p>
        {notice}
        <Button type="submit" busy={isBusy} className="self-start">
          Turn on sharing
        </Button>
      </form>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <SecretLink name={list.name} url={siteUrl + sharedListPath(list.shareToken)} />
      <p className="rounded-control bg-butter px-4 py-3 text-[0.9375rem]">
        {list.claimsRevealedOn === null
          ? "What people claim stays a surprise: you’ll never see it. To reveal it on a certain date, edit the list."
          : isRevealed(list.claimsRevealedOn, today)
            ? `Since ${inOwnForm(list.claimsRevealedOn)}, you can see what people claim, and everyone with the link knows.`
            : `What people claim stays a surprise until ${inOwnForm(list.claimsRevealedOn)}. Everyone with the link can see that date.`}
      </p>
      <form {...form} className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <input type="hidden" name="change" value="share" />
        <input type="hidden" name="isOn" value="off" />
        <p className="flex-1 basis-64 text-sm text-soft-ink">
          Turning sharing off breaks this link for good. Turning it back on creates a new one.
        </p>
        {notice}
        <Button type="submit" variant="secondary" busy={isBusy}>
          Turn off sharing
        </Button>
      </form>
    </div>
  );
}

function SecretLink({ name, url }: { name: string; url: string }) {
  const { showToast } = useToast();
  const { outcome, copy } = useCopy(url);
  const hasNativeShare = typeof navigator !== "undefined" && typeof navigator.share === "function";

  async function copyLink() {
    if (await copy()) showToast({ ...SHARE_LIST_TEXTS.copied, type: "success" });
  }

  async function share() {
    try {
      await navigator.share({ title: name, url });
      showToast({ title: SHARE_LIST_TEXTS.shared, type: "success" });
    } catch (error) {
      // Closing the share sheet is no failure; where it refuses to open, the link is copied instead.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink();
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold" id="secret-link-label">
        Your secret link
      </p>
      <code
        aria-labelledby="secret-link-label"
        className="rounded-control border border-line bg-paper px-3.5 py-2.5 text-sm break-all text-balance select-all"
      >
        {url}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton outcome={outcome} onCopy={copyLink} />
        {hasNativeShare ? (
          <Button variant="secondary" onClick={share}>
            <Share2 aria-hidden className="size-4.5" />
            Send to someone
          </Button>
        ) : null}
        <ButtonLink to={url} target="_blank" variant="quiet" className="max-sm:-ml-5">
          See it as others do
        </ButtonLink>
      </div>
    </div>
  );
}
