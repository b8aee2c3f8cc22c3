import type { AgeSpan, Budget } from "../types.ts";
import { readAge } from "./age.ts";
import { readBudget, readShares } from "./budget.ts";
import { readChildAge } from "./child-ages.ts";
import { readDate, type DateContext } from "./dates.ts";
import { readShipsTo, readWithinDays } from "./delivery.ts";
import { blankOut, overlaps, type Found, type Span } from "./plain-text.ts";

export interface Sums {
  within: Found<number> | null;
  date: Found<string> | null;
  age: Found<AgeSpan> | null;
  budget: Found<Budget> | null;
  shipsTo: Found<string> | null;
}

/** Reads everything that is counted: days, years and money, none of them twice. `counts` are numbers of anything else. */
export function readSums(plain: string, context: DateContext, counts: readonly Span[] = []): Sums {
  const wanted = readWithinDays(plain, context);
  const shipsTo = readShipsTo(plain);
  const undated = blankOut(
    plain,
    [wanted, shipsTo].filter((found) => found !== null),
  );
  const date = readDate(undated, context);
  // In "birthday on Friday, need it quick" the day says how quick.
  const within = date !== null && wanted?.isGuess ? null : wanted;
  const uncounted = blankOut(date === null ? undated : blankOut(undated, [date]), counts);
  const childAge = readChildAge(uncounted);
  const stated = readAge(uncounted);
  const age = childAge !== null && (stated === null || !childAge.isGuess) ? childAge : stated;
  const budget = readShares(undated) ?? readBudget(age === null ? uncounted : blankOut(uncounted, [age]));
  if (age === null || budget !== null || !age.isGuess || age.value.max < 18 || !isRound(age.value.max))
    return { within, date, age, budget, shipsTo };
  if (isElders(uncounted, age)) return { within, date, age, budget, shipsTo };
  // The only number is a budget where it is no child's age and as round as sums are: "gf 25" is one, "grandpa, 88" is not.
  const sum = readBudget(uncounted);
  return sum !== null && overlaps(sum, age) ? { within, date, age: null, budget: sum, shipsTo } : { within, date, age, budget, shipsTo };
}

/** "Father 70, diabetic" tells of a father: nobody puts a sum between a parent and what ails them. */
const ELDER =
  /\b(?:(?:grand|step)?(?:father|mother|ma|pa|mom|mum|dad|parents?)|granny|gran|nan|nana|gramps|aunt|auntie|uncle|in[- ]law|neighbou?r|widow(?:er)?|retiree|lady|gentleman)s?(?:,|:| -)? $/;
const ELDER_FROM = 40;

function isElders(text: string, { value, start, end }: Found<AgeSpan>): boolean {
  const number = start + text.slice(start, end).search(/\d/);
  const before = text.slice(Math.max(0, number - 24), number);
  return value.min >= ELDER_FROM && ELDER.test(before) && /^, ?[a-z]/.test(text.slice(end));
}

const isRound = (sum: number) => sum % 5 === 0;
