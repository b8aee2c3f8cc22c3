import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import type { Categoriser } from "../import-categorise.rules.ts";
import { type CatalogueFile, openCatalogueFile } from "../import-file.queries.server.ts";
import { importGifts } from "../import.commands.server.ts";
import { createRejectsWriter } from "../rejects.rules.ts";
import type { ImportStep } from "./browser-import.types.ts";

/** Of the changes so many are told one by one; the rest is counted. */
const MOST_TOLD = 200;
const MOST_REJECTS = 20_000;

export interface BrowserImport {
  actorId: string;
  /** Where the received file lies, and what it is called. */
  path: string;
  name: string;
  /** Only says what would happen. */
  isTrial: boolean;
  categoriser?: Categoriser;
  /** When it is given up, the batch under way still counts and nothing after it. */
  signal: AbortSignal;
}

/** Imports a catalogue file as the command does, and tells of it while it goes on. */
export async function* importInSteps(order: BrowserImport): AsyncGenerator<ImportStep> {
  const opened = await openCatalogueFile(order.path);
  if (!opened.ok) return yield { kind: "unreadable", reason: `${opened.reason}.` };
  yield { kind: "begun", rows: opened.file.rowCount };
  yield* whileItRuns((tell) => runImport(order, opened.file, tell));
}

async function runImport(
  { actorId, name, isTrial, categoriser, signal }: BrowserImport,
  file: CatalogueFile,
  tell: (step: ImportStep) => void,
) {
  const writer = createRejectsWriter(file.columns);
  const rejects: string[] = [];
  let told = 0;
  const result = await importGifts(untilGivenUp(file.rows(), signal), {
    dryRun: isTrial,
    ...(categoriser === undefined ? {} : { categoriser }),
    onProgress: (rows) => tell({ kind: "read", rows }),
    onReject(row) {
      if (rejects.length < MOST_REJECTS) rejects.push(writer.row(row));
    },
    onChange(change) {
      if (told++ < MOST_TOLD) tell({ kind: "change", change });
    },
  });
  if (!isTrial && result.created + result.updated > 0) {
    const { created, updated, unchanged, rejected } = result;
    await recordChange(database(), {
      actorId,
      action: "imported",
      subject: { kind: "import", id: null, name },
      after: { created, updated, unchanged, rejected },
    });
  }
  tell({ kind: "done", result, rejects: rejects.length === 0 ? null : writer.header() + rejects.join("") });
}

async function* untilGivenUp<Row>(rows: AsyncGenerator<Row>, signal: AbortSignal): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (signal.aborted) return;
    yield row;
  }
}

/** What a running work tells, as it tells it; its failure is thrown at the end. */
async function* whileItRuns<Step>(work: (tell: (step: Step) => void) => Promise<void>): AsyncGenerator<Step> {
  const waiting: Step[] = [];
  let wake: () => void = () => undefined;
  let isOver = false;
  const running = work((step) => {
    waiting.push(step);
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  // Looked at below; if nobody comes that far it must not be an unhandled one.
  running.catch(() => undefined);
  for (;;) {
    const step = waiting.shift();
    if (step !== undefined) {
      yield step;
      continue;
    }
    if (isOver) break;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  await running;
}
