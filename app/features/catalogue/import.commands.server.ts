import { randomUUID } from "node:crypto";
import { type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { createMissingCategories, addMissingCategoriesForDryRun, readCategoryIndex } from "./import-categories.commands.server.ts";
import type { CategoryQuestions } from "./import-choices.ts";
import { noteImportedChanges } from "./imports.commands.server.ts";
import type { CatalogueValues } from "./import-columns.ts";
import { type GiftWrite, writeGiftChanges } from "./import-gifts.commands.server.ts";
import { findImportedGifts } from "./import-gifts.queries.server.ts";
import { type ChangedCell, type GiftState, type DesiredGift, identityOf, isUpToDate, listChanged, planGift } from "./import-plan.ts";
import { type ImportedGift, readGiftRow } from "./imported-gift.ts";
import { NamedLines } from "./named-lines.ts";
import { lockSlugs, readSlugClaims, type SlugClaims } from "./slugs.commands.server.ts";

const BATCH_ROWS = 500;

/** A row from the source: its line, its original cells, and its text by column, or the fault where it has none. */
export interface SourceRow {
  line: number;
  cells: readonly string[];
  values: CatalogueValues | null;
  /** The reason why `values` is null. */
  fault?: string;
  /** True where a store's API has given its words and its price: no language model may see them, and the price is shown for an hour. */
  isFromStoreApi?: boolean;
}

/** A row that was not imported. `column` names the columns at fault, separated by commas; it is empty where the row itself is at fault. */
export interface RejectedRow {
  line: number;
  cells: readonly string[];
  column: string;
  reason: string;
}

export interface ImportOptions {
  /** A transaction for the whole import; without one, every 500 rows are committed separately. */
  executor?: Executor;
  /** With `dryRun`, the import only reports what would change. */
  dryRun?: boolean;
  /** Replaces another operator's tag in a store link with ours; returns null where there is nothing to replace. */
  replaceForeignTag?: (url: string) => { url: string; foreignTag: string } | null;
  /** Called for each link whose tag was replaced. */
  onForeignTag?: (tag: string) => void;
  /** Called after every 500 rows with the number of rows read. */
  onProgress?: (read: number) => void;
  /** With `onlyNew`, each row makes a gift of its own, whatever the shop has under its name. */
  onlyNew?: boolean;
  /** Asks people about categories that the shop lacks; without it they are made. */
  questions?: CategoryQuestions;
  /** The import in the log of imports under which all that undoing it takes is noted. */
  importId?: string;
  onReject?: (row: RejectedRow) => void;
  /** Called for each gift that is created or changed, or would be in a dry run. */
  onChange?: (change: ImportedChange) => void;
}

/** A change of one gift by a row. */
export interface ImportedChange {
  line: number;
  kind: "created" | "updated";
  name: string;
  /** The cells that differ; none for a new gift. */
  changed: ChangedCell[];
}

/** The number of rows read, and their outcomes: `created`, `updated`, `unchanged` and `rejected` add up to `read`. */
export interface ImportResult {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
}

interface ValidRow {
  source: SourceRow;
  gift: ImportedGift;
}

/** Rows that were checked and wait to be written, at most `BATCH_ROWS`. */
interface Lot {
  read: number;
  valid: ValidRow[];
  rejects: RejectedRow[];
}

const rejected = ({ line, cells }: SourceRow, column: string, reason: string): RejectedRow => ({ line, cells, column, reason });

/** An import in progress, with its counts and the gifts that its rows have already named. */
class Import {
  readonly result: ImportResult = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 };
  readonly #options: ImportOptions;
  readonly #now = new Date();
  /** The line that named a gift first: by external id, by slug for gifts that this import created or renamed, and by gift. */
  readonly #lines = new NamedLines();

  constructor(options: ImportOptions) {
    this.#options = options;
  }

  /** Checks rows by themselves, without the database. */
  check(rows: readonly SourceRow[]): Lot {
    const rejects: RejectedRow[] = [];
    return { read: rows.length, valid: rows.flatMap((source) => this.#validate(source, rejects)), rejects };
  }

  async write({ read, valid, rejects }: Lot): Promise<void> {
    if (valid.length > 0) {
      await longTransaction((transaction) => this.#importBatch(transaction, valid, rejects), { executor: this.#options.executor });
    }
    this.result.read += read;
    this.result.rejected += rejects.length;
    for (const row of rejects.toSorted((one, other) => one.line - other.line)) this.#options.onReject?.(row);
    this.#options.onProgress?.(this.result.read);
  }

  #validate(source: SourceRow, rejects: RejectedRow[]): ValidRow[] {
    if (source.values === null) {
      rejects.push(rejected(source, "", source.fault ?? "The row can’t be read"));
      return [];
    }
    const read = readGiftRow(source.values);
    if (read.ok) return [{ source, gift: this.#withOwnTag(read.gift) }];
    const columns = [...new Set(read.faults.map(({ column }) => column))];
    const reasons =
      columns.length === 1 ? read.faults.map(({ reason }) => reason) : read.faults.map(({ column, reason }) => `${column}: ${reason}`);
    rejects.push(rejected(source, columns.join(", "), reasons.join("; ")));
    return [];
  }

  #withOwnTag(gift: ImportedGift): ImportedGift {
    const own = this.#options.replaceForeignTag?.(gift.values.affiliateUrl ?? "") ?? null;
    if (own === null) return gift;
    this.#options.onForeignTag?.(own.foreignTag);
    return { ...gift, values: { ...gift.values, affiliateUrl: own.url } };
  }

  async #importBatch(executor: Executor, rows: readonly ValidRow[], rejects: RejectedRow[]): Promise<void> {
    const { dryRun = false, onlyNew = false, questions, importId } = this.#options;
    // The lock comes first, because two concurrent imports must not both take a row for a new gift.
    if (!dryRun) await lockSlugs(executor, "gifts");
    const known = onlyNew ? [] : rows.map(({ gift }) => gift);
    const states = await findImportedGifts(executor, known, !dryRun);
    const book = await readCategoryIndex(executor);
    const gifts = rows.map(({ gift }) => questions?.settle(gift, book) ?? gift);
    const newCategories = dryRun ? [] : await createMissingCategories(executor, book, gifts);
    if (dryRun) addMissingCategoriesForDryRun(book, gifts);
    const wishes = gifts.map((gift, place) => planGift(gift, states[place] ?? null, book));
    const claims = await readSlugClaims(
      executor,
      "gifts",
      wishes.flatMap(({ slug }) => slug ?? []),
    );

    const changes: GiftWrite[] = [];
    rows.forEach(({ source }, place) => {
      const gift = gifts[place] as ImportedGift;
      const before = states[place] ?? null;
      const wish = wishes[place] as DesiredGift;
      const firstLine = onlyNew ? undefined : this.#findFirstLine(gift, before);
      if (firstLine !== undefined) {
        const column = gift.externalId !== null ? "external_id" : gift.slug !== null ? "slug" : "name";
        rejects.push(rejected(source, column, `This is the same gift as line ${firstLine}`));
        return;
      }
      const slug = wish.slug === null && before !== null ? before.slug : this.#reserveSlug(claims, wish.slug as string, before?.id);
      const id = before?.id ?? randomUUID();
      this.#lines.set("gift", id, source.line);
      this.#lines.set("slug", slug, source.line);
      if (gift.externalId !== null) this.#lines.set("external id", gift.externalId, source.line);
      if (before !== null && isUpToDate(wish, before)) {
        this.result.unchanged += 1;
        return;
      }
      this.result[before === null ? "created" : "updated"] += 1;
      changes.push({ id, slug, before, wish, isFromStoreApi: source.isFromStoreApi });
      const kind = before === null ? "created" : "updated";
      const changed = before === null ? [] : listChanged(wish, before, book.names);
      this.#options.onChange?.({ line: source.line, kind, name: wish.values.name, changed });
    });
    if (dryRun) return;
    await writeGiftChanges(executor, changes, this.#now);
    if (importId !== undefined) await noteImportedChanges(executor, importId, changes, newCategories);
  }

  /** Returns a free slug. The gifts of a dry run are in no table, so the slugs that they would have are skipped here. */
  #reserveSlug(claims: SlugClaims, wanted: string, ownId: string | undefined): string {
    let slug = claims.claim(wanted, ownId);
    while (this.#lines.get("slug", slug) !== undefined) slug = claims.claim(wanted);
    return slug;
  }

  /** Returns the line that has already named this gift. It works in a dry run too, where earlier rows are not in the database. */
  #findFirstLine(gift: ImportedGift, before: GiftState | null): number | undefined {
    if (before !== null) return this.#lines.get("gift", before.id);
    const { externalId, slug } = identityOf(gift);
    return externalId === null ? this.#lines.get("slug", slug as string) : this.#lines.get("external id", externalId);
  }
}

/**
 * Imports a catalogue row by row: an invalid row is rejected and the others continue; a row equal to the stored gift changes nothing.
 * Without `executor` every 500 rows are a transaction of their own, so an error of the database throws but does not undo earlier batches.
 */
export async function importGifts(
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const importing = new Import(options);
  let batch: SourceRow[] = [];
  let writing = Promise.resolve();
  // The database writes one lot while the next is read and checked.
  const hand = async () => {
    const lot = importing.check(batch);
    batch = [];
    await writing;
    writing = importing.write(lot);
    // It is told where the writing is waited for, which may be after it has failed.
    writing.catch(() => {});
  };
  try {
    for await (const row of rows) {
      batch.push(row);
      if (batch.length === BATCH_ROWS) await hand();
    }
    if (batch.length > 0) await hand();
  } finally {
    await writing;
  }
  return importing.result;
}
