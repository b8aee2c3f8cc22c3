import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { cutText } from "#app/platform/text.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { openCatalogueFile } from "../import-file.server.ts";
import { type AskedCategory, CategoryQuestions } from "../import-choices.ts";
import { readImportChoices } from "../import-choices.queries.server.ts";
import type { ChangedCell } from "../import-plan.ts";
import { type ImportOptions, importGifts, type ImportResult, type SourceRow } from "../import.commands.server.ts";
import { beginImport, endImport } from "../imports.commands.server.ts";
import { createForeignTagReport } from "../foreign-tags.ts";
import { createRejectsWriter } from "../rejects.ts";
import { readWaitingGifts } from "../guesses/read-gifts.commands.server.ts";
import { summariseTaxonomies } from "../guesses/summary.queries.server.ts";
import type { ReadingTools } from "../guesses/types.ts";
import type { ImportStep, UndoStep } from "./answers.ts";
import { streamSteps } from "./stream-steps.server.ts";
import { undoImport } from "./undo-import.commands.server.ts";

/** At most this many changes and rejected rows are reported one by one; the others are only counted. */
const MAX_REPORTED = 200;
const MAX_CELL = 200;
const MAX_ASKED = 500;
const MAX_REJECTS = 20_000;

interface BrowserImport {
  actorId: string;
  /** The name that the editor's file has, or what else stands in the list of imports. */
  name: string;
  /** True for a dry run, which only reports what would change. */
  isTrial: boolean;
  /** Reads what the import has brought, at its end; with `isThorough` every gift anew. */
  tools: ReadingTools;
  isThorough: boolean;
  replaceForeignTag: NonNullable<ImportOptions["replaceForeignTag"]>;
  /** When it aborts, the current batch still counts, and no rows after it are imported. */
  signal: AbortSignal;
}

/** What gifts are imported from. */
interface Source extends Pick<ImportOptions, "onlyNew"> {
  columns: readonly string[];
  rows: Iterable<SourceRow> | AsyncIterable<SourceRow>;
  /** Null where no row names categories. */
  questions: CategoryQuestions | null;
}

/** Imports a received catalogue file as the command does, in its turn, and yields its progress. Throws QueueFullError where too many wait. */
export async function* importInSteps(order: BrowserImport & { path: string }): AsyncGenerator<ImportStep> {
  yield* streamSteps<ImportStep>((tell) =>
    doDearWork("import", async () => {
      const choices = await readImportChoices();
      const opened = await openCatalogueFile(order.path, choices.columns);
      if (!opened.ok) return tell({ kind: "unreadable", reason: `${opened.reason}.` });
      tell({ kind: "begun", rows: opened.file.rowCount });
      const { columns, rows } = opened.file;
      await runImport(order, { columns, rows: rows(), questions: new CategoryQuestions(choices.categories) }, tell);
    }),
  );
}

/** Imports rows that are no file's, each as a new gift, as importInSteps does. */
export async function* importNewInSteps(order: BrowserImport, rows: readonly SourceRow[]): AsyncGenerator<ImportStep> {
  yield* streamSteps<ImportStep>((tell) =>
    doDearWork("import", async () => {
      tell({ kind: "begun", rows: rows.length });
      await runImport(order, { columns: [], rows, questions: null, onlyNew: true }, tell);
    }),
  );
}

/** Undoes an import or a bulk change in its turn, and yields its progress. */
export async function* undoInSteps(actorId: string, importId: string): AsyncGenerator<UndoStep> {
  yield* streamSteps<UndoStep>((tell) =>
    doDearWork("import", async () => {
      const undone = await undoImport(actorId, importId, (gifts) => tell({ kind: "undoing", gifts }));
      tell(undone === null ? { kind: "gone" } : { kind: "undone", ...undone });
    }),
  );
}

async function runImport(
  { actorId, name, isTrial, tools, isThorough, replaceForeignTag, signal }: BrowserImport,
  { columns, rows, questions, onlyNew = false }: Source,
  tell: (step: ImportStep) => void,
) {
  const writer = createRejectsWriter(columns);
  const rejects: string[] = [];
  const foreignTags = createForeignTagReport();
  let told = 0;
  const result = await noteImport(actorId, isTrial ? null : name, (importId) =>
    importGifts(untilGivenUp(rows, signal), {
      dryRun: isTrial,
      onlyNew,
      ...(importId === null ? {} : { importId }),
      ...(questions === null ? {} : { questions }),
      replaceForeignTag,
      onForeignTag: foreignTags.add,
      onProgress: (rows) => tell({ kind: "read", rows }),
      onReject(row) {
        if (rejects.length < MAX_REPORTED) tell({ kind: "reject", reject: { line: row.line, column: row.column, reason: row.reason } });
        if (rejects.length < MAX_REJECTS) rejects.push(writer.row(row));
      },
      onChange(change) {
        if (told++ < MAX_REPORTED) tell({ kind: "change", change: { ...change, changed: change.changed.map(cutCell) } });
      },
    }),
  );
  if (!isTrial && result.created + result.updated > 0) {
    const { created, updated, unchanged, rejected } = result;
    await recordChange(database(), {
      actorId,
      action: "imported",
      subject: { kind: "import", id: null, name },
      after: { created, updated, unchanged, rejected },
    });
  }
  const summary = isTrial ? null : await readImported(tools, isThorough, signal, tell);
  const refused = rejects.length === 0 ? null : writer.header() + rejects.join("");
  const asked = questions?.list() ?? [];
  tell({
    ...{ kind: "done", result, rejects: refused, foreignTags: foreignTags.read(), summary },
    asked: asked.toSorted(byUrgency).slice(0, MAX_ASKED),
    openInAll: asked.filter(({ become }) => become === null).length,
  });
}

/** What nobody has answered comes first, and of that what most gifts have. */
const byUrgency = (one: AskedCategory, other: AskedCategory) =>
  Number(one.become !== null) - Number(other.become !== null) || other.gifts - one.gifts;

const cutCell = ({ column, was, is }: ChangedCell) => ({ column, was: cutText(was, MAX_CELL), is: cutText(is, MAX_CELL) });

/** Notes an import that is no trial, so that it can be undone, also where it breaks off. */
async function noteImport(
  actorId: string,
  name: string | null,
  work: (importId: string | null) => Promise<ImportResult>,
): Promise<ImportResult> {
  if (name === null) return work(null);
  const importId = await beginImport(actorId, name);
  let rejected = 0;
  try {
    const result = await work(importId);
    rejected = result.rejected;
    return result;
  } finally {
    await endImport(importId, rejected);
  }
}

/** Reads the gifts that wait, and returns how far the catalogue is described now. */
async function readImported(tools: ReadingTools, isThorough: boolean, signal: AbortSignal, tell: (step: ImportStep) => void) {
  await readWaitingGifts(tools, { isThorough, signal, onProgress: (gifts) => tell({ kind: "understood", gifts }) });
  return summariseTaxonomies();
}

async function* untilGivenUp<Row>(rows: Iterable<Row> | AsyncIterable<Row>, signal: AbortSignal): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (signal.aborted) return;
    yield row;
  }
}
