import { randomUUID } from "node:crypto";
import { type Executor, longTransaction } from "#app/platform/db/database.server.ts";
import { type Categoriser, countAdded, withCategorised } from "./import-categorise.rules.ts";
import { createMissingCategories, imagineMissingCategories, readCategoryBook } from "./import-categories.commands.server.ts";
import type { CatalogueValues } from "./import-columns.rules.ts";
import { type GiftChange, writeGiftChanges } from "./import-gifts.commands.server.ts";
import { findImportedGifts } from "./import-gifts.queries.server.ts";
import { type GiftState, type GiftWish, identityOf, isFulfilled, listChanged, wishFor } from "./import-plan.rules.ts";
import { type ImportedGift, readGiftRow } from "./import.schema.ts";
import { lockSlugs, readSlugClaims, type SlugClaims } from "./slugs.commands.server.ts";

const BATCH_ROWS = 500;
/** A batch takes well under a second; a crowded machine may take longer than a page is allowed to. */
const BATCH_TIMEOUT_MS = 60_000;

/** A row as a source hands it over: its place, its cells as they were, and its text by column or why there is none. */
export interface SourceRow {
  line: number;
  cells: readonly string[];
  values: CatalogueValues | null;
  /** Why `values` is null. */
  fault?: string;
}

/** A row that was not imported. `column` names the column at fault, or several, or none where the row itself is at fault. */
export interface RejectedRow {
  line: number;
  cells: readonly string[];
  column: string;
  reason: string;
}

export interface ImportOptions {
  /** A transaction to import in, so that all of it counts or nothing; without one every 500 rows count at once. */
  executor?: Executor;
  /** Says what would happen and changes nothing. */
  dryRun?: boolean;
  /** Fills the taxonomies of which the file gives a gift no value. */
  categoriser?: Categoriser;
  /** Called after every 500 rows with the number of rows read. */
  onProgress?: (read: number) => void;
  onReject?: (row: RejectedRow) => void;
  /** Called for each gift that is made or changed, or would be. */
  onChange?: (change: ImportedChange) => void;
}

/** What a row does to a gift. */
export interface ImportedChange {
  line: number;
  kind: "created" | "updated";
  name: string;
  /** The columns and taxonomies that differ; of a new gift none. */
  changed: string[];
}

/** How many rows were read, and what became of them: `created`, `updated`, `unchanged` and `rejected` add up to `read`. */
export interface ImportResult {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  /** The gifts that got values of taxonomies from their words, and how many such values in all. */
  categorised: number;
  addedValues: number;
}

interface ValidRow {
  source: SourceRow;
  gift: ImportedGift;
}

/** One import under way: what it has counted, and which gifts its rows have already spoken of. */
class Import {
  readonly result: ImportResult = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, categorised: 0, addedValues: 0 };
  readonly #options: ImportOptions;
  readonly #now = new Date();
  /** The bad rows of the batch under way. */
  #rejects: RejectedRow[] = [];
  /** The line that named a gift first, by external id, by slug for those this import made or moved, and by gift. */
  readonly #lineByExternalId = new Map<string, number>();
  readonly #lineBySlug = new Map<string, number>();
  readonly #lineByGift = new Map<string, number>();

  constructor(options: ImportOptions) {
    this.#options = options;
  }

  async take(rows: readonly SourceRow[]): Promise<void> {
    const valid = rows.flatMap((source) => this.#validate(source));
    await longTransaction(BATCH_TIMEOUT_MS, (transaction) => this.#importBatch(transaction, valid), this.#options.executor);
    this.result.read += rows.length;
    this.result.rejected += this.#rejects.length;
    for (const row of this.#rejects.toSorted((one, other) => one.line - other.line)) this.#options.onReject?.(row);
    this.#rejects = [];
    this.#options.onProgress?.(this.result.read);
  }

  #reject(source: SourceRow, column: string, reason: string): void {
    this.#rejects.push({ line: source.line, cells: source.cells, column, reason });
  }

  #validate(source: SourceRow): ValidRow[] {
    if (source.values === null) {
      this.#reject(source, "", source.fault ?? "The row cannot be read");
      return [];
    }
    const read = readGiftRow(source.values);
    if (read.ok) return [{ source, gift: read.gift }];
    const columns = [...new Set(read.faults.map(({ column }) => column))];
    const reasons =
      columns.length === 1 ? read.faults.map(({ reason }) => reason) : read.faults.map(({ column, reason }) => `${column}: ${reason}`);
    this.#reject(source, columns.join(", "), reasons.join("; "));
    return [];
  }

  async #importBatch(executor: Executor, rows: readonly ValidRow[]): Promise<void> {
    const said = rows.map(({ gift }) => gift);
    const { dryRun = false, categoriser } = this.#options;
    // First of all: two imports at once must not both take a row for a new gift.
    if (!dryRun) await lockSlugs(executor, "gifts");
    const states = await findImportedGifts(executor, said, !dryRun);
    const gifts = categoriser === undefined ? said : said.map((gift, place) => withCategorised(gift, states[place] ?? null, categoriser));
    const book = await readCategoryBook(executor);
    if (dryRun) imagineMissingCategories(book, gifts);
    else await createMissingCategories(executor, book, gifts, categoriser?.nameOf);
    const wishes = gifts.map((gift, place) => wishFor(gift, states[place] ?? null, book));
    const claims = await readSlugClaims(
      executor,
      "gifts",
      wishes.flatMap(({ slug }) => slug ?? []),
    );

    const changes: GiftChange[] = [];
    rows.forEach(({ source, gift }, place) => {
      const before = states[place] ?? null;
      const wish = wishes[place] as GiftWish;
      const firstLine = this.#findFirstLine(gift, before);
      if (firstLine !== undefined) {
        const column = gift.externalId !== null ? "external_id" : gift.slug !== null ? "slug" : "name";
        this.#reject(source, column, `is the same gift as line ${firstLine}`);
        return;
      }
      const slug = wish.slug === null && before !== null ? before.slug : this.#claimSlug(claims, wish.slug as string, before?.id);
      const id = before?.id ?? randomUUID();
      this.#lineByGift.set(id, source.line);
      this.#lineBySlug.set(slug, source.line);
      if (gift.externalId !== null) this.#lineByExternalId.set(gift.externalId, source.line);
      this.#countAdded(countAdded(gifts[place] as ImportedGift, gift, wish.categories, before));
      if (before !== null && isFulfilled(wish, before)) {
        this.result.unchanged += 1;
        return;
      }
      this.result[before === null ? "created" : "updated"] += 1;
      changes.push({ id, slug, before, wish });
      const kind = before === null ? "created" : "updated";
      const changed = before === null ? [] : listChanged(wish, before);
      this.#options.onChange?.({ line: source.line, kind, name: wish.columns.name, changed });
    });
    if (!dryRun) await writeGiftChanges(executor, changes, this.#now);
  }

  #countAdded(values: number): void {
    if (values > 0) this.result.categorised += 1;
    this.result.addedValues += values;
  }

  /** The gifts of a dry run are in no table, so the slugs that they would have are skipped here. */
  #claimSlug(claims: SlugClaims, wanted: string, ownId: string | undefined): string {
    let slug = claims.claim(wanted, ownId);
    while (this.#lineBySlug.has(slug)) slug = claims.claim(wanted);
    return slug;
  }

  /** The line that has already spoken of this gift; the same in a dry run, where nothing that came before is in the database. */
  #findFirstLine(gift: ImportedGift, before: GiftState | null): number | undefined {
    if (before !== null) return this.#lineByGift.get(before.id);
    const { externalId, slug } = identityOf(gift);
    return externalId === null ? this.#lineBySlug.get(slug as string) : this.#lineByExternalId.get(externalId);
  }
}

/**
 * Imports a catalogue row by row: a bad row is rejected and the others go on; a row that says what is there already changes nothing.
 * Without `executor` every 500 rows are a transaction of their own, so a failure of the database throws and keeps what came before it.
 */
export async function importGifts(
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const importing = new Import(options);
  let batch: SourceRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    await importing.take(batch);
    batch = [];
  }
  if (batch.length > 0) await importing.take(batch);
  return importing.result;
}
