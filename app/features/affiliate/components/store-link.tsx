import { ExternalLink } from "lucide-react";
import type { MouseEvent } from "react";
import { useSession } from "#app/features/accounts/components/session.tsx";
import { buttonClasses, type ButtonLook } from "#app/ui/button-classes.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { DEFAULT_MARKETPLACE } from "../constants.ts";
import { isMarketplace } from "../affiliate-links.ts";
import { isPaidLink, marketplaceOfUrl, storeHref, storeName } from "../store-links.ts";
import type { AffiliateProgram } from "../types.ts";
import type { z } from "zod";
import { reportJson } from "#app/ui/client/send-json.ts";
import type { clickSchema } from "../schema.ts";

const MIDDLE_BUTTON = 1;

interface StoreLinkProps extends Pick<ButtonLook, "variant" | "size"> {
  giftId: string;
  /** The store's own address, as it is stored with the gift. */
  url: string;
  /** The gift's name, which screen readers announce when they read the link out of context. */
  name: string;
  program: AffiliateProgram;
  /** The class is for the wrapper around the link and its note. */
  className?: string;
}

/**
 * Renders "View on Store" as a true link that carries our tag already in the server's HTML. Once the shopper's marketplace is known, the
 * link leads there as far as the program's mode allows. The click is counted without delaying it.
 */
export function StoreLink({ giftId, url, name, program, variant, size, className }: StoreLinkProps) {
  const { session } = useSession();
  const known = session.state === "loading" || !isMarketplace(session.marketplace) ? null : session.marketplace;
  const href = storeHref(url, { marketplace: known, ...program });
  const countClick = () =>
    reportClick({ giftId, marketplace: marketplaceOfUrl(href) ?? known ?? DEFAULT_MARKETPLACE, page: window.location.pathname });
  const countMiddleClick = (event: MouseEvent) => {
    if (event.button === MIDDLE_BUTTON) countClick();
  };
  return (
    <span className={joinClasses("inline-flex flex-wrap items-center gap-x-3 gap-y-1", className)}>
      <a
        href={href}
        rel="sponsored noopener"
        target="_blank"
        onClick={countClick}
        onAuxClick={countMiddleClick}
        className={buttonClasses({ variant, size })}
      >
        View on Store
        <ExternalLink aria-hidden className="size-4.5" />
        <span className="sr-only">{`: ${name} at ${storeName(href)}, opens in a new tab`}</span>
      </a>
      {isPaidLink(href, program.tags) ? <span className="text-sm text-soft-ink">(paid link)</span> : null}
    </span>
  );
}

/** Reports a click on a store link to the server without delaying the navigation; the answer is ignored. */
export function reportClick(click: z.input<typeof clickSchema>): void {
  reportJson("/clicks", click);
}
