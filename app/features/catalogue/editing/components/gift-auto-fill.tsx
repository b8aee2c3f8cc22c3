import { WandSparkles } from "lucide-react";
import { type ClipboardEvent, useState } from "react";
import { toDollarText } from "#app/platform/money.ts";
import { cutText } from "#app/platform/text.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";
import { MAX_NAME } from "../../gift-lines.ts";
import type { FoundProduct } from "../found-product.ts";
import type { GiftForm } from "../gift-form.ts";
import { GIFT_FORM_TEXTS, GIFT_TOASTS, LOOK_UP_FAILED } from "../texts.ts";
import { requestGiftChange, showChangeError } from "./gift-changes.ts";
import type { GiftEditor } from "./use-gift-editor.ts";

const SOURCE_NOTES: Record<FoundProduct["source"], string> = {
  api: "From the store's product API.",
  page: "Read from the product's page. Please check it.",
  sample: "Test data, not the real product: there are no API credentials. Replace it before saving.",
};

/** A value that was found replaces the form's; where nothing was found, the form's value stays. */
function toFormValues(product: FoundProduct): Partial<GiftForm> {
  const { name, description, priceCents, image, affiliateUrl, brand, inStock, shippingDays } = product;
  return {
    name: cutText(name, MAX_NAME),
    affiliateUrl,
    ...(description === null ? {} : { description }),
    ...(priceCents === null ? {} : { price: toDollarText(priceCents) }),
    ...(image === null ? {} : { image }),
    ...(brand === null ? {} : { brandName: brand }),
    ...(inStock === null ? {} : { inStock }),
    ...(shippingDays === null ? {} : { shippingDays: String(shippingDays) }),
  };
}

interface GiftAutoFillProps {
  editor: GiftEditor;
  /** Opens the rest of the form, with the address that was pasted; null where it is open. */
  onByHand: ((address: string) => void) | null;
}

/** Fills the form from a product's address. A new gift begins with it. */
export function GiftAutoFill({ editor, onByHand }: GiftAutoFillProps) {
  const [address, setAddress] = useState("");
  const [isFetching, setIsFetching] = useState(false);
  const [found, setFound] = useState<FoundProduct | null>(null);
  const [error, setError] = useState<string>();

  async function fill(affiliateUrl = address) {
    setError(undefined);
    setIsFetching(true);
    const answer = await requestGiftChange({ change: "look-up", affiliateUrl });
    setIsFetching(false);
    if (answer.ok) {
      const { product } = answer;
      editor.change(toFormValues(product));
      if (product.source === "api") editor.markFromStoreApi(product.priceCents !== null);
      setFound(product);
      toastStore.add({ ...GIFT_TOASTS.fetched, description: SOURCE_NOTES[product.source] });
      return;
    }
    if (answer.reason === "url-required") {
      setError(GIFT_TOASTS.urlRequired.description);
      toastStore.add(GIFT_TOASTS.urlRequired);
    } else if (answer.reason === "look-up") {
      setError(answer.message);
      toastStore.add({ title: LOOK_UP_FAILED, description: answer.message, type: "destructive" });
    } else {
      showChangeError(answer, {
        title: LOOK_UP_FAILED,
        description: "The service is unavailable. Please try again later.",
        type: "destructive",
      });
    }
  }

  /** Reads the product at once where what was pasted into the empty field is one address. */
  function readPasted({ clipboardData }: ClipboardEvent) {
    const pasted = clipboardData.getData("text").trim();
    if (!isFetching && address === "" && /^https?:\/\/\S+$/i.test(pasted)) void fill(pasted);
  }

  return (
    <div className="flex flex-col gap-2 rounded-card bg-sky/60 p-4">
      {onByHand === null ? null : (
        <div>
          <h3 className="mb-1 text-subheading">Paste a link</h3>
          <p className="mb-2 text-soft-ink">We’ll read the product’s page and fill in what we find. You check the rest.</p>
        </div>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="Amazon Affiliate Link"
          name="productAddress"
          type="url"
          inputMode="url"
          placeholder="https://www.amazon.com/dp/…"
          value={address}
          error={error}
          onChange={(event) => setAddress(event.target.value)}
          onPaste={readPasted}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void fill();
          }}
          className="min-w-0 flex-1 basis-64"
        />
        <Tooltip
          text={
            <>
              <span>{GIFT_FORM_TEXTS.autoFillTooltip}</span>
              <span className="opacity-80">{GIFT_FORM_TEXTS.autoFillTip}</span>
            </>
          }
        >
          <Button variant="secondary" busy={isFetching} onClick={() => void fill()} className="sm:mt-7.5">
            <WandSparkles aria-hidden className="size-4.5" />
            Auto-fill
          </Button>
        </Tooltip>
      </div>
      {onByHand === null ? null : (
        <Button variant="quiet" className="-mx-5 self-start" onClick={() => onByHand(address)}>
          Fill in by hand
        </Button>
      )}
      {found === null ? null : (
        <p
          role="status"
          className={found.source === "sample" ? "rounded-control bg-butter px-3 py-2 text-sm font-semibold" : "text-sm text-soft-ink"}
        >
          {SOURCE_NOTES[found.source]} {found.note}
        </p>
      )}
    </div>
  );
}
