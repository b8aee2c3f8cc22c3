import { describeBudget } from "./budgets.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { briefToParams } from "../brief/address.ts";
import { type OfferedChoices, USUAL_CHOICES } from "./offered-choices.ts";
import type { Choice, ChoiceGroup, StepChoices } from "./screen-types.ts";
import type { Brief, Budget } from "../types.ts";

type Entries = ReadonlyMap<string, { id: string; name: string }>;

/**
 * Returns the choices of the guided steps, with those in the brief selected; a selected value preserves its words and its source when it is
 * sent again.
 */
export function listStepChoices(brief: Brief, offered: OfferedChoices = USUAL_CHOICES): StepChoices {
  const { personById, occasionById, interestById } = lexicon();
  const params = briefToParams(brief);
  const chosen = (name: string) => new Map(params.getAll(name).map((value) => [value.split("*")[0] ?? "", value]));
  return {
    people: listGroups(offered.people, personById, chosen("person")),
    occasions: listGroups(offered.occasions, occasionById, chosen("occasion")),
    interests: listChoices([...chosen("interest").keys(), ...offered.interests], interestById, chosen("interest")),
    budgets: listBudgets(offered.budgets, brief.budget?.value ?? null, params.get("budget")),
  };
}

/** Returns the groups of a step; understood values that are in no group come first. */
function listGroups(offered: OfferedChoices["people"], entries: Entries, chosen: ReadonlyMap<string, string>): ChoiceGroup[] {
  const groups = offered.map(([name, ids]) => ({ name, choices: listChoices(ids, entries, chosen) }));
  const isOffered = (id: string) => offered.some(([, ids]) => ids.includes(id));
  const others = listChoices(
    [...chosen.keys()].filter((id) => !isOffered(id)),
    entries,
    chosen,
  );
  return others.length === 0 ? groups : [{ name: "From what you told us", choices: others }, ...groups];
}

function listChoices(ids: readonly string[], entries: Entries, chosen: ReadonlyMap<string, string>): Choice[] {
  const known = [...new Set(ids)].flatMap((id) => entries.get(id) ?? []);
  return known.map(({ id, name }) => ({ value: chosen.get(id) ?? id, name, isChosen: chosen.has(id) }));
}

function listBudgets(offered: OfferedChoices["budgets"], budget: Budget | null, written: string | null): Choice[] {
  const plain = written?.split("*")[0];
  const isOffered = offered.some(([value]) => value === plain);
  const own =
    budget === null || written === null || isOffered ? [] : [{ value: written, name: upperFirst(describeBudget(budget)), isChosen: true }];
  return [...offered.map(([value, name]) => ({ value, name, isChosen: value === plain })), ...own];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
