import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#app/features/accounts/components/session.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useLazyModule } from "#app/ui/use-lazy-module.ts";
import { SAVE_TEXTS } from "../constants.ts";
import { keepPendingSave, type PendingSave, takePendingSave } from "./pending-save.ts";
import { requestSave, type SaveResult } from "./save-requests.ts";
import { closeSaveRequest, useSaveRequest } from "./save-request-store.ts";
import { rememberSavedGift, useHeartsUser } from "./saved-gifts-store.ts";

const loadDialog = () => import("./save-dialog.tsx");

/** Does something once the next frame is painted, so that a press is answered before what takes long. Returns what calls it off. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Handles the requests of all hearts and tells them which user is signed in; every page has exactly one. For a signed-in user it opens the
 * dialog; otherwise it stores the save, leads to the sign-in, and completes the save afterwards.
 */
export function SaveHost() {
  useHeartsUser();
  const wish = useSaveRequest();
  const { session, refetchSession } = useSession();
  const { showToast } = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSignedIn = session.state === "signed-in";
  const dialog = useLazyModule(loadDialog, wish !== null && isSignedIn, () => {
    closeSaveRequest();
    showToast({ ...SAVE_TEXTS.addFailure, type: "destructive" });
  });

  function sendToSignIn(save: PendingSave) {
    keepPendingSave(save);
    closeSaveRequest();
    showToast({ ...SAVE_TEXTS.loginRequired, type: "destructive" });
    void navigate(`/auth?next=${encodeURIComponent(pathname + search)}`);
  }

  const saveNow = useEffectEvent(async (save: PendingSave) => showOutcome(await requestSave(save), save));

  /** `stays`: the dialog is open, and says itself what was in the way. */
  function showOutcome(result: SaveResult, save: PendingSave, stays = false) {
    if (result.outcome === "trouble" && result.trouble.kind === "signed-out") {
      // The page still takes them for signed in; only who is seen to sign in again gets the save done.
      void refetchSession();
      return sendToSignIn(save);
    }
    if (result.outcome === "trouble") {
      const failed = save.newListName === undefined ? SAVE_TEXTS.addFailure : SAVE_TEXTS.createFailure;
      const toast = troubleToast(result.trouble, { failed, denied: failed, unreachable: failed }, { isBeside: stays });
      if (stays) return void showToast(toast);
      closeSaveRequest();
      return void showToast({ ...toast, action: { label: "Try again", onClick: () => void saveNow(save) } });
    }
    closeSaveRequest();
    if (result.outcome === "too-many-lists") showToast({ ...SAVE_TEXTS.tooManyLists, type: "destructive" });
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
    if (wishedId !== null && session.state === "signed-out") return afterPaint(() => askToSignIn(wishedId));
  }, [wishedId, session.state]);

  useEffect(() => {
    if (!isSignedIn) return;
    const waiting = takePendingSave();
    if (waiting !== null) void saveNow(waiting);
  }, [isSignedIn]);

  if (dialog === null) return null;
  return (
    <dialog.SaveDialog
      gift={isSignedIn ? wish : null}
      onClose={closeSaveRequest}
      onSave={requestSave}
      onOutcome={(result, save) => showOutcome(result, save, true)}
    />
  );
}
