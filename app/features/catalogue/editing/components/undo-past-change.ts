import { streamJson } from "#app/ui/client/stream-json.ts";
import { formatCount } from "../../gift-tags.ts";
import { undoStep } from "../answers.ts";

const NOT_UNDONE = "It couldn’t be undone completely. Undo it again to finish.";

function wordOutcome({ deleted, restored, left }: { deleted: number; restored: number; left: number }): string {
  const rest = left === 0 ? "" : ` ${formatCount(left)} changed since then ${left === 1 ? "was" : "were"} left as is.`;
  const gone = deleted === 0 ? "" : `${formatCount(deleted)} new ${deleted === 1 ? "gift" : "gifts"} deleted, `;
  return `Undone: ${gone}${formatCount(restored)} restored.${rest}`;
}

interface Undoing {
  isDone: boolean;
  text: string;
  /** True without a connection or a session: loading the screen anew would lead away from it. */
  isLost: boolean;
  needsSignIn: boolean;
}

/** Undoes an import or a bulk change, and says what became of it. Never rejects. */
export async function undoPastChange(id: string, onProgress: (gifts: number) => void): Promise<Undoing> {
  const usual = { isLost: false, needsSignIn: false };
  let outcome: Undoing = { ...usual, isDone: false, text: NOT_UNDONE };
  const init = { body: JSON.stringify({ id }), headers: { "content-type": "application/json" } };
  for await (const { answer, trouble } of streamJson("/admin/gifts/import-undo", undoStep, init)) {
    if (trouble !== null) {
      const needsSignIn = trouble.kind === "signed-out";
      outcome = { isDone: false, text: trouble.message ?? NOT_UNDONE, isLost: needsSignIn || trouble.kind === "unreachable", needsSignIn };
    } else if (answer.kind === "undoing") onProgress(answer.gifts);
    else outcome = { ...usual, isDone: true, text: answer.kind === "undone" ? wordOutcome(answer) : "It was already undone." };
  }
  return outcome;
}
