import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { fetchJson } from "#app/ui/client/send-json.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { findSessionEvent } from "../session-events.ts";
import { type SessionAnswer, sessionAnswer } from "../session-answer.ts";
import type { Notice, ToastMessage, SessionEvent, SessionUser } from "../types.ts";

/** The session is fetched again when the user returns to the page and the last answer is older than this. */
const STALE_AFTER_MS = 30_000;

/** What a page knows about its user. The state is `loading` in server HTML and until the one session request has been answered. */
export type Session =
  | { state: "loading" }
  | { state: "signed-out"; marketplace: string }
  | { state: "signed-in"; marketplace: string; user: SessionUser };

interface SessionSource {
  session: Session;
  /** The last event of the session, or null while there was none. */
  event: SessionEvent | null;
  /** Fetches the session again, after signing in or out or a change of the marketplace. Never rejects. */
  refetchSession(): Promise<void>;
}

/** Notices of somebody who has left on purpose. Where a session merely ended, what was typed waits for the next one. */
const PARTINGS: readonly (Notice | null)[] = ["signed-out", "account-deleted"];

const NOBODY: SessionAnswer = { user: null, marketplace: "com", notice: null };
const SessionContext = createContext<SessionSource | null>(null);

/** Converts the answer of /session to the form that pages use. */
export function toSession({ user, marketplace }: SessionAnswer): Session {
  return user === null ? { state: "signed-out", marketplace } : { state: "signed-in", marketplace, user };
}

/** The texts are loaded with the first notice, since most pages have none. */
async function findNoticeToast(notice: Notice): Promise<ToastMessage> {
  const { NOTICE_TOASTS } = await import("../notice-toasts.ts");
  return NOTICE_TOASTS[notice];
}

/**
 * Fetches the session once the page has loaded and provides it to all children; a pending notice becomes a toast. A failed request counts
 * as signed out.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ state: "loading" });
  const [event, setEvent] = useState<SessionEvent | null>(null);
  const lastAsked = useRef(0);
  const lastUser = useRef<SessionUser | null>(undefined);
  const answeredAt = useRef(0);
  const hasWarned = useRef(false);
  const { showToast } = useToast();

  const refetchSession = useCallback(async () => {
    const asked = ++lastAsked.current;
    const { answer: read, trouble } = await fetchJson("/session", sessionAnswer);
    // Browsers report a lost connection themselves.
    if (trouble !== null && trouble.kind !== "unreachable" && !hasWarned.current) {
      console.error(`The session could not be read (${trouble.status}); going on signed out.`);
      hasWarned.current = true;
    }
    const answer = read ?? NOBODY;
    if (answer.notice !== null) void findNoticeToast(answer.notice).then(showToast);
    if (PARTINGS.includes(answer.notice)) void import("#app/ui/saving/drafts.ts").then(({ removeAllDrafts }) => removeAllDrafts());
    // An older answer that arrives late must not undo a newer one.
    if (asked !== lastAsked.current) return;
    const happened = findSessionEvent(lastUser.current, answer.user, answer.notice);
    lastUser.current = answer.user;
    answeredAt.current = Date.now();
    setSession(toSession(answer));
    if (happened !== null) setEvent(happened);
  }, [showToast]);

  useEffect(() => {
    void refetchSession();
    // The user may have signed out in another tab, or lost a role.
    function onReturn() {
      if (document.visibilityState === "visible" && Date.now() - answeredAt.current > STALE_AFTER_MS) void refetchSession();
    }
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [refetchSession]);

  const source = useMemo(() => ({ session, event, refetchSession }), [session, event, refetchSession]);
  return <SessionContext value={source}>{children}</SessionContext>;
}

/** Returns the session, its last event and a function that fetches it again. Throws outside SessionProvider. */
export function useSession(): SessionSource {
  const source = useContext(SessionContext);
  if (source === null) throw new Error("useSession needs a SessionProvider around it");
  return source;
}
