import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { SessionPayload, SessionUser } from "../types.ts";

/** What a page knows of its reader. `loading` until the one session request has been answered, and in server HTML. */
export type Session =
  | { state: "loading" }
  | { state: "signed-out"; marketplace: string }
  | { state: "signed-in"; marketplace: string; user: SessionUser };

interface SessionSource {
  session: Session;
  /** Asks again: after signing in or out, or a change of the marketplace. Never rejects. */
  refetchSession(): Promise<void>;
}

const SIGNED_OUT: Session = { state: "signed-out", marketplace: "com" };
const SessionContext = createContext<SessionSource | null>(null);

/** What /session says, as a page uses it. */
export function toSession({ user, marketplace }: SessionPayload): Session {
  return user === null ? { state: "signed-out", marketplace } : { state: "signed-in", marketplace, user };
}

async function fetchSession(): Promise<Session> {
  const response = await fetch("/session", { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`/session answered ${response.status}`);
  return toSession((await response.json()) as SessionPayload);
}

/** Asks for the session once the page has loaded and gives it to everything inside. A failed request counts as signed out. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ state: "loading" });
  const lastAsked = useRef(0);
  const hasWarned = useRef(false);

  const refetchSession = useCallback(async () => {
    const asked = ++lastAsked.current;
    const answer = await fetchSession().catch((error: unknown) => {
      if (!hasWarned.current) console.error("The session could not be read; going on signed out.", error);
      hasWarned.current = true;
      return SIGNED_OUT;
    });
    // An older answer that comes late must not undo a newer one.
    if (asked === lastAsked.current) setSession(answer);
  }, []);

  useEffect(() => {
    void refetchSession();
  }, [refetchSession]);

  const source = useMemo(() => ({ session, refetchSession }), [session, refetchSession]);
  return <SessionContext value={source}>{children}</SessionContext>;
}

/** The session, and how to ask for it again. Works inside SessionProvider only. */
export function useSession(): SessionSource {
  const source = useContext(SessionContext);
  if (source === null) throw new Error("useSession needs a SessionProvider around it");
  return source;
}
