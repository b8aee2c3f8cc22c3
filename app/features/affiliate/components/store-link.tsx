import { ExternalLink } from "lucide-react";
import type { MouseEvent } from "react";
import { useSession } from "#app/features/accounts/components/session.tsx";
import { buttonClasses, type ButtonLook } from "#app/ui/button-classes.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { type AffiliateTags, DEFAULT_MARKETPLACE } from "../constants.ts";
import { isMarketplace, rewriteToMarketplace } from "../rules.ts";
import { reportClick } from "./report-click.ts";

const MIDDLE_BUTTON = 1;

interface StoreLinkProps extends Pick<ButtonLook, "variant" | "size"> {
  giftId: string;
  /** The store's own address, as the gift keeps it. */
  url: string;
  /** The gift's name, for those who hear the link without its surroundings. */
  name: string;
  tags: AffiliateTags;
  /** Of the frame around link and note. */
  className?: string;
}

/**
 * "View on Store", a true link to the store. Server HTML has the stored address; once the reader's marketplace is known, it
 * leads there. The click is counted beside it, never in its way.
 */
export function StoreLink({ giftId, url, name, tags, variant, size, className }: StoreLinkProps) {
  const { session } = useSession();
  const known = session.state === "loading" || !isMarketplace(session.marketplace) ? null : session.marketplace;
  const countClick = () => reportClick({ giftId, marketplace: known ?? DEFAULT_MARKETPLACE, page: window.location.pathname });
  const countMiddleClick = (event: MouseEvent) => {
    if (event.button === MIDDLE_BUTTON) countClick();
  };
  return (
    <span className={joinClasses("inline-flex flex-wrap items-center gap-x-3 gap-y-1", className)}>
      <a
        href={known === null ? url : rewriteToMarketplace(url, known, tags)}
        rel="sponsored noopener"
        target="_blank"
        onClick={countClick}
        onAuxClick={countMiddleClick}
        className={buttonClasses({ variant, size })}
      >
        View on Store
        <ExternalLink aria-hidden className="size-4.5" />
        <span className="sr-only">: {name}, opens in a new tab</span>
      </a>
      <span className="text-sm text-soft-ink">(paid link)</span>
    </span>
  );
}
