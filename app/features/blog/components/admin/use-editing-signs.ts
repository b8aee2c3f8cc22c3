import { useEffect, useEffectEvent, useState } from "react";
import { AUTOSAVE_DELAY_MS, PRESENCE_INTERVAL_MS } from "../../constants.ts";
import type { EditedPost, EditingAnswer } from "../../post.schema.ts";
import { sendJson } from "./send-json.ts";

const PATH = "/admin/blog/editing";
const ALONE: EditingAnswer = { others: [], version: null, savedBy: null };

interface EditingSigns {
  postId: string | null;
  version: number;
  post: EditedPost;
  isDirty: boolean;
}

/**
 * Keeps what is typed on the server a moment after typing rests (nobody but the editor sees it), and hears who else has the post open.
 * `keptAt` is when it was last kept; `hasFailed` that the last try did not succeed.
 */
export function useEditingSigns({ postId, version, post, isDirty }: EditingSigns) {
  const [company, setCompany] = useState<EditingAnswer>(ALONE);
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function send(document: EditedPost | null) {
    const { status, answer } = await sendJson<EditingAnswer>(PATH, { id: postId, baseVersion: version, document });
    if (document !== null) {
      setHasFailed(status !== 200);
      if (status === 200) setKeptAt(new Date());
    }
    if (status === 200 && answer !== null) setCompany(answer);
  }

  const keep = useEffectEvent((typed: EditedPost) => void send(typed));
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => keep(post), AUTOSAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [post, isDirty]);

  // What was typed and taken back again is not to be offered another time.
  const forget = useEffectEvent(() => {
    if (keptAt === null) return;
    setKeptAt(null);
    void discardWorkingCopy(postId);
  });
  useEffect(() => {
    if (!isDirty) forget();
  }, [isDirty]);

  const beat = useEffectEvent(() => {
    if (postId !== null && document.visibilityState === "visible") void send(null);
  });
  useEffect(() => {
    if (postId === null) return;
    beat();
    const timer = setInterval(() => beat(), PRESENCE_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      void sendJson(PATH, { id: postId, baseVersion: 0, document: null, leaving: true }, { keepalive: true });
    };
  }, [postId]);

  return { company, keptAt, hasFailed };
}

/** Forgets what was typed and not saved. */
export function discardWorkingCopy(postId: string | null): Promise<unknown> {
  return sendJson(PATH, { id: postId, baseVersion: 0, document: null, discards: true });
}
