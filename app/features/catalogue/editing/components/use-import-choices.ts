import { useRef, useState } from "react";
import { sendBlob, sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { foldName } from "../../import-categories.ts";
import { type AskedCategory, CATEGORIES_AT_ONCE } from "../../import-choices.ts";
import { type CatalogueColumn, findColumnTwice, labelColumn, MAX_HEADER } from "../../import-columns.ts";
import { type FileLookAnswer, fileLookAnswer, savedAnswer } from "../answers.ts";

/** By its first lines the shop can tell what a file's columns are. */
const LOOK_BYTES = 65_536;

export type LookedAtFile = Extract<FileLookAnswer, { ok: true }>;
export type FileColumn = LookedAtFile["columns"][number];

export interface ChoicesState {
  /** The file as it was looked at, with what the columns are by now; null until then. */
  look: LookedAtFile | null;
  /** Why the file cannot be looked at. */
  failure: string | null;
  /** True where the reason is that the editor has been signed out. */
  needsSignIn: boolean;
  /** What was said of categories on this screen, by taxonomy and folded name. */
  categories: ReadonlyMap<string, { asked: AskedCategory; become: readonly string[] }>;
}

const NOTHING: ChoicesState = { look: null, failure: null, needsSignIn: false, categories: new Map() };
const NOT_LOOKED = "The file couldn’t be read. Please try again.";

export const keyOf = ({ taxonomy, written }: AskedCategory) => `${taxonomy} ${foldName(written)}`;

/** What stands in the way of importing these columns; null where nothing does. */
export function findColumnFault(columns: readonly FileColumn[]): string | null {
  const header = columns.map(({ column }) => column);
  const twice = findColumnTwice(header);
  if (twice !== undefined) return `Two columns become “${labelColumn(twice)}”. Please leave one of them out.`;
  return header.includes("name") ? null : "One column has to become “Product Name”.";
}

async function lookAt(file: File): Promise<ChoicesState> {
  const { answer, trouble } = await sendBlob("/admin/gifts/import-look", file.slice(0, LOOK_BYTES), "text/csv", fileLookAnswer);
  if (trouble !== null) return { ...NOTHING, failure: trouble.message ?? NOT_LOOKED, needsSignIn: trouble.kind === "signed-out" };
  return answer.ok ? { ...NOTHING, look: answer } : { ...NOTHING, failure: answer.reason };
}

function inLots<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / CATEGORIES_AT_ONCE);
  return Array.from({ length: count }, (_, lot) => items.slice(lot * CATEGORIES_AT_ONCE, (lot + 1) * CATEGORIES_AT_ONCE));
}

/** Holds what an editor says of the columns and categories of a file. */
export function useImportChoices() {
  const [state, setState] = useState<ChoicesState>(NOTHING);
  const looking = useRef(0);

  async function open(file: File | null) {
    const run = ++looking.current;
    setState(NOTHING);
    if (file === null) return;
    const found = await lookAt(file);
    if (run === looking.current) setState(found);
  }

  function chooseColumn(place: number, column: CatalogueColumn | null) {
    setState((before) => {
      if (before.look === null) return before;
      const columns = before.look.columns.map((each, index) => (index === place ? { ...each, column, isKnown: true } : each));
      return { ...before, look: { ...before.look, columns } };
    });
  }

  function chooseCategories(chosen: readonly { asked: AskedCategory; become: readonly string[] }[]) {
    setState((before) => ({
      ...before,
      categories: new Map([...before.categories, ...chosen.map((choice) => [keyOf(choice.asked), choice] as const)]),
    }));
  }

  async function save(): Promise<Trouble | null> {
    const columns = (state.look?.columns ?? []).map(({ written, column }) => ({ written: written.slice(0, MAX_HEADER), column }));
    const categories = [...state.categories.values()].map(({ asked: { taxonomy, written }, become }) => ({ taxonomy, written, become }));
    const [first = [], ...more] = inLots(categories);
    for (const choices of [{ columns, categories: first }, ...more.map((lot) => ({ columns: [], categories: lot }))]) {
      const { trouble } = await sendJson("/admin/gifts/import-choices", choices, savedAnswer);
      if (trouble !== null) return trouble;
    }
    return null;
  }

  return { state, open, chooseColumn, chooseCategories, save };
}
