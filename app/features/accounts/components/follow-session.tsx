import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useSession } from "./session.tsx";

/** Fetches the session again after every form that was sent and led to another page: the form may have changed the session. */
export function FollowSession() {
  const { state, formMethod } = useNavigation();
  const { refetchSession } = useSession();
  const hasSent = useRef(false);
  useEffect(() => {
    if (state !== "idle") {
      if (formMethod !== undefined && formMethod !== "GET") hasSent.current = true;
      return;
    }
    if (!hasSent.current) return;
    hasSent.current = false;
    void refetchSession();
  }, [state, formMethod, refetchSession]);
  return null;
}
