import { useRef, useState } from "react";
import { streamJson } from "#app/ui/client/stream-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { type ImportStep, importStep } from "../answers.ts";

type Change = Extract<ImportStep, { kind: "change" }>["change"];
type Reject = Extract<ImportStep, { kind: "reject" }>["reject"];
type Done = Extract<ImportStep, { kind: "done" }>;

export interface ImportState {
  /** The step under way, or the last one. */
  phase: "idle" | "trying" | "tried" | "importing" | "imported" | "failed";
  rows: number;
  read: number;
  /** Gifts that have been read for what they suit, after the rows. */
  understood: number;
  changes: Change[];
  rejects: Reject[];
  done: Omit<Done, "kind"> | null;
  failure: string | null;
  /** True where it failed because the editor has been signed out. */
  needsSignIn: boolean;
}

const NOTHING: ImportState = {
  phase: "idle",
  rows: 0,
  read: 0,
  understood: 0,
  changes: [],
  rejects: [],
  done: null,
  failure: null,
  needsSignIn: false,
};
const NO_ANSWER = "The connection was lost. What was imported until then stays. Import the file again to continue.";
const NOT_IMPORTED = "The file couldn’t be imported. Nothing was changed.";

function take(state: ImportState, step: ImportStep, isTrial: boolean): ImportState {
  switch (step.kind) {
    case "begun":
      return { ...state, rows: step.rows };
    case "read":
      return { ...state, read: step.rows };
    case "change":
      return { ...state, changes: [...state.changes, step.change] };
    case "reject":
      return { ...state, rejects: [...state.rejects, step.reject] };
    case "understood":
      return { ...state, understood: step.gifts };
    case "unreadable":
      return { ...state, phase: "failed", failure: step.reason };
    case "done":
      return { ...state, phase: isTrial ? "tried" : "imported", read: state.rows, done: step };
  }
}

/** Words trouble: the server's own words where it has some. */
function wordTrouble({ kind, message, title }: Trouble): string {
  return kind === "unreachable" ? NO_ANSWER : (message ?? title ?? NOT_IMPORTED);
}

interface Order {
  isTrial: boolean;
  categorizes: boolean;
  /** Saves what people have said of the file; the import reads it. Returns the trouble where that is not possible. */
  saveChoices: () => Promise<Trouble | null>;
}

/** Uploads a catalogue file for a dry run or an import, and follows its progress. */
export function useGiftImport() {
  const [state, setState] = useState<ImportState>(NOTHING);
  const running = useRef(0);

  /** Resolves to true where the import has come to its end. */
  async function send(file: File, { isTrial, categorizes, saveChoices }: Order): Promise<boolean> {
    const run = ++running.current;
    const update = (change: (before: ImportState) => ImportState) => {
      if (run === running.current) setState(change);
    };
    const fail = (trouble: Trouble) =>
      update((before) => ({
        ...before,
        phase: "failed",
        failure: wordTrouble(trouble),
        needsSignIn: trouble.kind === "signed-out",
      }));
    update(() => ({ ...NOTHING, phase: isTrial ? "trying" : "importing" }));
    const unsaved = await saveChoices();
    if (unsaved !== null) {
      fail(unsaved);
      return false;
    }
    let isDone = false;
    const query = new URLSearchParams({ name: file.name, trial: isTrial ? "1" : "0", categorize: categorizes ? "1" : "0" });
    const init = { body: file, headers: { "content-type": "text/csv" } };
    for await (const { answer, trouble } of streamJson(`/admin/gifts/import-file?${query}`, importStep, init)) {
      if (trouble !== null) {
        fail(trouble);
        continue;
      }
      isDone = answer.kind === "done";
      update((before) => take(before, answer, isTrial));
    }
    update((before) => (before.done === null && before.failure === null ? { ...before, phase: "failed", failure: NO_ANSWER } : before));
    return isDone;
  }

  function reset() {
    running.current += 1;
    setState(NOTHING);
  }

  return { state, send, reset };
}
