import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { findSessionEvent } from "../session-events.rules.ts";
import type { Notice, Saying, SessionEvent, SessionPayload, SessionUser } from "../types.ts";

/** Coming back to the page, its reader is asked for again when the last answer is older than this. */
const STALE_AFTER_MS = 30_000;

/** What a page knows of its reader. `loading` until the one session request has been answered, and in server HTML. */
export type Session =
  | { state: "loading" }
  | { state: "signed-out"; marketplace: string }
  | { state: "signed-in"; marketplace: string; user: SessionUser };

interface SessionSource {
  session: Session;
  /** What has last happened to the session, or null while nothing has. */
  event: SessionEvent | null;
  /** Asks again: after signing in or out, or a change of the marketplace. Never rejects. */
  refetchSession(): Promise<void>;
}

const NOBODY: SessionPayload = { user: null, marketplace: "com", notice: null };
const SessionContext = createContext<SessionSource | null>(null);

/** What /session says, as a page uses it. */
export function toSession({ user, marketplace }: SessionPayload): Session {
  return user === null ? { state: "signed-out", marketplace } : { state: "signed-in", marketplace, user };
}

/** The words come with the first notice: most pages have none. */
async function findNoticeToast(notice: Notice): Promise<Saying> {
  const { NOTICE_TOASTS } = await import("../notices.constants.ts");
  return NOTICE_TOASTS[notice];
}

async function fetchSession(): Promise<SessionPayload> {
  const response = await fetch("/session", { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`/session answered ${response.status}`);
  return (await response.json()) as SessionPayload;
}

/**
 * Asks for the session once the page has loaded and gives it to everything inside; what is left to be said about it becomes a toast.
 * A failed request counts as signed out.
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
    const answer = await fetchSession().catch((error: unknown) => {
      if (!hasWarned.current) console.error("The session could not be read; going on signed out.", error);
      hasWarned.current = true;
      return NOBODY;
    });
    if (answer.notice !== null) void findNoticeToast(answer.notice).then(showToast);
    // An older answer that comes late must not undo a newer one.
    if (asked !== lastAsked.current) return;
    const happened = findSessionEvent(lastUser.current, answer.user, answer.notice);
    lastUser.current = answer.user;
    answeredAt.current = Date.now();
    setSession(toSession(answer));
    if (happened !== null) setEvent(happened);
  }, [showToast]);

  useEffect(() => {
    void refetchSession();
    // The reader may have signed out in another tab, or lost a role.
    function onReturn() {
      if (document.visibilityState === "visible" && Date.now() - answeredAt.current > STALE_AFTER_MS) void refetchSession();
    }
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [refetchSession]);

  const source = useMemo(() => ({ session, event, refetchSession }), [session, event, refetchSession]);
  return <SessionContext value={source}>{children}</SessionContext>;
}

/** The session, what last happened to it, and how to ask for it again. Works inside SessionProvider only. */
export function useSession(): SessionSource {
  const source = useContext(SessionContext);
  if (source === null) throw new Error("useSession needs a SessionProvider around it");
  return source;
}
