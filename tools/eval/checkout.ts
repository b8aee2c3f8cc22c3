import path from "node:path";

/** Imports a module of the checkout in whose folder the process runs, which need not be this file's. */
export const load = <Module>(file: string) => import(path.resolve(file)) as Promise<Module>;

interface Reading {
  readWaitingGifts: (tools: { reader: unknown; standardCategories: unknown }) => Promise<number>;
  giftReaderOf: (shop: null) => unknown;
  readStandardCategories: unknown;
}

/** Has the connected database's gifts read, as a site reads them after an import: what is measured is what its shoppers get. */
export async function readImportedGifts(): Promise<void> {
  const { readWaitingGifts } = await load<Reading>("app/features/catalogue/guesses/read-gifts.commands.server.ts");
  const { giftReaderOf } = await load<Reading>("app/features/finder/read/gift-reader.ts");
  const { readStandardCategories } = await load<Reading>("db/seed/read-standard-categories.ts");
  await readWaitingGifts({ reader: giftReaderOf(null), standardCategories: readStandardCategories });
}
