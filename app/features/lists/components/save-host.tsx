import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#app/features/accounts/components/session.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useLoaded } from "#app/ui/use-loaded.ts";
import { SAVE_TEXTS } from "../constants.ts";
import { keepPendingSave, type PendingSave, takePendingSave } from "./pending-save.ts";
import { requestSave, type SaveResult } from "./save-requests.ts";
import { settleWish, useSaveWish } from "./save-wish.ts";
import { rememberSavedGift, useReaderOfHearts } from "./saved-gifts-store.ts";

const loadDialog = () => import("./save-dialog.tsx");

/**
 * Does what the hearts ask for and tells them whose they are; stands once on every page. Signed in, it opens the dialog; signed out, it keeps the wish, leads to the
 * sign-in, and does it once somebody is signed in.
 */
export function SaveHost() {
  useReaderOfHearts();
  const wish = useSaveWish();
  const { session } = useSession();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = session.state === "signed-in";
  const dialog = useLoaded(loadDialog, wish !== null && isSignedIn, () => {
    settleWish();
    showToast({ ...SAVE_TEXTS.addFailure, type: "destructive" });
  });

  function sendToSignIn(save: PendingSave) {
    keepPendingSave(save);
    settleWish();
    showToast({ ...SAVE_TEXTS.loginRequired, type: "destructive" });
    void navigate(`/auth?next=${encodeURIComponent(pathname + search)}`);
  }

  const saveNow = useEffectEvent(async (save: PendingSave) => tellOutcome(await requestSave(save), save));

  function tellOutcome(result: SaveResult, save: PendingSave) {
    if (result.outcome === "signed-out") return sendToSignIn(save);
    settleWish();
    if (result.outcome === "failed") {
      const texts = save.newListName === undefined ? SAVE_TEXTS.addFailure : SAVE_TEXTS.createFailure;
      showToast({ ...texts, type: "destructive", action: { label: "Try again", onClick: () => void saveNow(save) } });
    } else if (result.outcome === "too-many-lists") showToast({ ...SAVE_TEXTS.tooManyLists, type: "destructive" });
    else if (result.outcome === "list-full") showToast({ ...SAVE_TEXTS.listFull, type: "destructive" });
    else if (result.outcome === "already") {
      rememberSavedGift(save.giftId);
      showToast(SAVE_TEXTS.already);
    } else {
      const { list } = result;
      rememberSavedGift(save.giftId);
      const texts = save.newListName === undefined ? { ...SAVE_TEXTS.added, description: list.name } : SAVE_TEXTS.created;
      showToast({ ...texts, type: "success", action: { label: "View list", onClick: () => void navigate(`/gift-lists/${list.id}`) } });
    }
  }

  const askToSignIn = useEffectEvent((giftId: string) => sendToSignIn({ giftId }));
  const wishedId = wish?.id ?? null;
  useEffect(() => {
    if (wishedId !== null && session.state === "signed-out") askToSignIn(wishedId);
  }, [wishedId, session.state]);

  useEffect(() => {
    if (!isSignedIn) return;
    const waiting = takePendingSave();
    if (waiting !== null) void saveNow(waiting);
  }, [isSignedIn]);

  if (dialog === null) return null;
  return <dialog.SaveDialog gift={isSignedIn ? wish : null} onClose={settleWish} onSave={requestSave} onOutcome={tellOutcome} />;
}
