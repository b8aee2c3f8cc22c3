import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ReloadButton } from "./reload-button.tsx";
import { CATEGORIES_TEXTS, GIFT_TEXTS, MISSING_GIFT_REDIRECT_MS } from "../constants.ts";

/** Shows that a gift does not exist, with `text` as the reason, and redirects to the 404 page after half a second. */
export function MissingGift({ text }: { text: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { showToast, removeToast } = useToast();

  useEffect(() => {
    const toastId = showToast({ ...GIFT_TEXTS.notFoundToast, type: "destructive" });
    let hasLeft = false;
    const timer = setTimeout(() => {
      hasLeft = true;
      void navigate("/not-found", { replace: true, state: { attemptedPath: pathname } });
    }, MISSING_GIFT_REDIRECT_MS);
    return () => {
      clearTimeout(timer);
      // React's strict mode runs effects twice, so the cleanup of the first run removes its toast.
      if (!hasLeft) removeToast(toastId);
    };
  }, [navigate, pathname, showToast, removeToast]);

  return (
    <ErrorState
      headingLevel={1}
      title={GIFT_TEXTS.notFoundTitle}
      text={text}
      action={<ButtonLink to="/gift-finder">Find a Gift</ButtonLink>}
    />
  );
}

/** Shows that a gift could not be loaded. */
export function GiftLoadFailure({ reference }: { reference?: string }) {
  const { showToast, removeToast } = useToast();

  useEffect(() => {
    const toastId = showToast({ ...GIFT_TEXTS.errorToast, type: "destructive" });
    return () => removeToast(toastId);
  }, [showToast, removeToast]);

  return (
    <ErrorState
      headingLevel={1}
      title={GIFT_TEXTS.loadFailure}
      text={GIFT_TEXTS.errorToast.description}
      reference={reference}
      action={<ReloadButton label={CATEGORIES_TEXTS.tryAgain} />}
    />
  );
}
