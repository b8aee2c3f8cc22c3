import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { giftPath } from "#app/features/catalogue/addresses.ts";
import { GiftBrand, GiftPrice, GiftShipping } from "#app/features/catalogue/components/gift-facts.tsx";
import { GiftPicture } from "#app/features/catalogue/components/gift-picture.tsx";
import type { GiftDetail } from "#app/features/catalogue/types.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { finderLink, linkAdding } from "../results/links.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";
import type { ReasonPart } from "../results/screen-types.ts";
import { type OVER_RESULTS, Reason } from "./found-gift.tsx";
import { useDismiss } from "./use-dismiss.ts";

interface GiftPanelProps {
  gift: GiftDetail;
  /** The reason why it fits, where it is among the results. */
  reason: readonly ReasonPart[];
  /** The query of the results below. */
  query: string;
  isOpen: boolean;
  /** Buttons such as the link to the store, which the route supplies. */
  actions: ReactNode;
}

/** One gift over the results: a dialog, or without JavaScript a section above them. */
export function GiftPanel(props: GiftPanelProps) {
  const { gift, query, isOpen } = props;
  const { state } = useLocation();
  const navigate = useNavigate();

  function close() {
    if ((state as Partial<typeof OVER_RESULTS> | null)?.isOverResults) void navigate(-1);
    else void navigate(finderLink(query), { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Dialog size="lg" title={gift.name} isOpen={isOpen} onClose={close}>
        <GiftBody {...props} />
      </Dialog>
      <noscript>
        <section aria-labelledby="finder-gift" className="mx-auto mt-6 w-full max-w-content px-4 md:px-6">
          <div className="rounded-card border border-line bg-card p-5 shadow-card md:p-6">
            <div className="mb-4 flex items-start justify-between gap-4">
              <h2 id="finder-gift" className="text-subheading">
                {gift.name}
              </h2>
              <Link
                to={finderLink(query)}
                className="-my-2 inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4"
              >
                Close
              </Link>
            </div>
            <GiftBody {...props} />
          </div>
        </section>
      </noscript>
    </>
  );
}

function GiftBody({ gift, reason, query, actions }: GiftPanelProps) {
  const dismiss = useDismiss();
  return (
    <div className="grid items-start gap-x-7 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      {/* A phone shows only the picture's middle, so that the actions below stay visible. */}
      <div className="overflow-hidden rounded-card border border-line max-md:flex max-md:h-52 max-md:items-center max-md:[&_picture]:w-full">
        <GiftPicture image={gift.shownImage} alt={gift.name} sizes="(min-width: 896px) 380px, 90vw" priority />
      </div>
      <div className="flex flex-col gap-4">
        <GiftBrand name={gift.brandName} url={gift.brandUrl} logoUrl={gift.brandLogoUrl} />
        <GiftPrice gift={gift} />
        <Reason
          parts={reason}
          className="rounded-control bg-sage px-3.5 py-2.5 text-[0.9375rem] leading-snug text-evergreen [&>b]:font-semibold"
        />
        {gift.description.trim() === "" ? null : <p className="leading-relaxed whitespace-pre-line">{gift.description.trim()}</p>}
        <GiftShipping days={gift.shippingDays} />
        {actions}
        <div className="flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-3">
          <ButtonLink to={giftPath(gift.id)} variant="quiet" className="-ml-5">
            All about this gift
          </ButtonLink>
          <ButtonLink to={linkAdding(query, "like", gift.id)} variant="quiet" rel="nofollow">
            {FINDER_TEXTS.moreLike}
          </ButtonLink>
          <ButtonLink
            to={linkAdding(query, "not", gift.id)}
            variant="quiet"
            rel="nofollow"
            preventScrollReset
            onClick={(event) => dismiss(gift, event)}
          >
            {FINDER_TEXTS.notThis}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
