import { useRef, useState } from "react";
import type { ImportStep } from "../browser-import.types.ts";

type Change = Extract<ImportStep, { kind: "change" }>["change"];
type Done = Extract<ImportStep, { kind: "done" }>;

export interface ImportState {
  /** The step under way, or the last one. */
  phase: "idle" | "trying" | "tried" | "importing" | "imported" | "failed";
  rows: number;
  read: number;
  changes: Change[];
  done: Omit<Done, "kind"> | null;
  failure: string | null;
}

const NOTHING: ImportState = { phase: "idle", rows: 0, read: 0, changes: [], done: null, failure: null };
const NO_ANSWER = "The connection broke off. What was imported until then stays; importing the file again goes on from there.";

function take(state: ImportState, step: ImportStep, isTrial: boolean): ImportState {
  switch (step.kind) {
    case "begun":
      return { ...state, rows: step.rows };
    case "read":
      return { ...state, read: step.rows };
    case "change":
      return { ...state, changes: [...state.changes, step.change] };
    case "unreadable":
      return { ...state, phase: "failed", failure: step.reason };
    case "done":
      return { ...state, phase: isTrial ? "tried" : "imported", read: state.rows, done: step };
  }
}

/** Yields the lines of an answer as they arrive. */
async function* readSteps(body: ReadableStream<Uint8Array>): AsyncGenerator<ImportStep> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + (done ? "" : decoder.decode(value, { stream: true }))).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as ImportStep;
    if (done) return;
  }
}

async function readRefusal(response: Response): Promise<string> {
  const problem = (await response.json().catch(() => null)) as { detail?: string; title?: string } | null;
  return problem?.detail ?? problem?.title ?? "The file could not be imported. Nothing was changed.";
}

/** Uploads a catalogue file for a dry run or an import, and follows its progress. */
export function useGiftImport() {
  const [state, setState] = useState<ImportState>(NOTHING);
  const running = useRef(0);

  async function send(file: File, { isTrial, categorizes }: { isTrial: boolean; categorizes: boolean }) {
    const run = ++running.current;
    const update = (change: (before: ImportState) => ImportState) => {
      if (run === running.current) setState(change);
    };
    update(() => ({ ...NOTHING, phase: isTrial ? "trying" : "importing" }));
    const query = new URLSearchParams({ name: file.name, trial: isTrial ? "1" : "0", categorize: categorizes ? "1" : "0" });
    try {
      const response = await fetch(`/admin/gifts/import-file?${query}`, {
        method: "POST",
        body: file,
        headers: { accept: "application/json", "content-type": "text/csv" },
      });
      if (!response.ok || response.body === null) {
        const failure = await readRefusal(response);
        return update((before) => ({ ...before, phase: "failed", failure }));
      }
      for await (const step of readSteps(response.body)) update((before) => take(before, step, isTrial));
      update((before) => (before.done === null && before.failure === null ? { ...before, phase: "failed", failure: NO_ANSWER } : before));
    } catch {
      update((before) => ({ ...before, phase: "failed", failure: NO_ANSWER }));
    }
  }

  function reset() {
    running.current += 1;
    setState(NOTHING);
  }

  return { state, send, reset };
}
