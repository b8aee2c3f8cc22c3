import fc from "fast-check";
import { expect, test } from "vitest";
import {
  centsIn,
  type Currency,
  CURRENCY,
  formatMoney,
  formatShortMoney,
  fromDollars,
  parseMoney,
  toDollars,
  toDollarText,
  toShortDollars,
  toTypedMoney,
} from "./money.ts";

test.each([
  // A dot or comma followed by one or two digits separates the cents.
  ["24.50", 2450],
  ["24,50", 2450],
  ["24,5", 2450],
  ["$24,50", 2450],
  ["24,50 $", 2450],
  ["1,234.50", 123_450],
  ["1.234,50", 123_450],
  ["1 234,50", 123_450],
  ["1\u202f234,50", 123_450],
  ["1'234.50", 123_450],
  ["1’234.50", 123_450],
  ["1.234.567,89", 123_456_789],
  // A comma followed by three digits groups thousands.
  ["1,234", 123_400],
  ["1,234,567", 123_456_700],
  // Ambiguous amounts are rejected.
  ["1.234", null],
  ["1,2345", null],
  ["12,34,56", null],
  ["1,23.45", null],
  ["1.23,456", null],
  ["24,", null],
  [",50", null],
  ["24 50", null],
  ["24;50", null],
  ["-24,50", null],
  ["2e3", null],
  ["12345678", null],
])("%j is %s cents", (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test("what is written as dollars is read as it was, whatever stands between", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      const text = toDollarText(cents);
      const [whole = "", rest = ""] = text.split(".");
      const grouped = (mark: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);
      for (const written of [text, `${whole},${rest}`, `${grouped(",")}.${rest}`, `${grouped(".")},${rest}`, `$${grouped(" ")},${rest}`])
        expect(parseMoney(written)).toBe(cents);
    }),
    { seed: 25 },
  );
});

test.each([
  ["25", 2500],
  ["19.99", 1999],
  ["19.9", 1990],
  [" $25 ", 2500],
  ["$ 25", 2500],
  ["1,200", 120_000],
  ["1,200,000.50", 120_000_050],
  ["0", 0],
  ["", null],
  ["-5", null],
  ["1e3", null],
  ["1e308", null],
  ["12,34", 1234],
  ["25.999", null],
  ["NaN", null],
  ["Infinity", null],
  ["99999999", null],
  ["25\u0000", null],
  ["٢٥", null],
])("I3: %j as a price is %s cents", (text, cents) => {
  expect(parseMoney(text)).toBe(cents);
});

test.each([
  [null, ""],
  [2000, "20"],
  [1990, "19.90"],
  [5, "0.05"],
])("%s cents stand in the field as '%s'", (cents, text) => {
  expect(toTypedMoney(cents)).toBe(text);
});

test.each([
  [0, "$0.00"],
  [5, "$0.05"],
  [1999, "$19.99"],
  [2000, "$20.00"],
  [104_850, "$1,048.50"],
  [9_999_999_999, "$99,999,999.99"],
])("spec, prices in US dollars with at least two decimals: %d cents are %s", (cents, text) => {
  expect(formatMoney(cents, CURRENCY)).toBe(text);
});

test("amounts read as the platform's own format does", () => {
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  fc.assert(fc.property(fc.nat(999_999_999), (cents) => formatMoney(cents, CURRENCY) === dollars.format(cents / 100)));
});

test("other programs' dollars are cents and back, whatever floating point makes of them", () => {
  fc.assert(fc.property(fc.nat(9_999_999_999), (cents) => fromDollars(toDollars(cents)) === cents));
  expect([0.29, 1.15, 24.5].map(fromDollars)).toEqual([29, 115, 2450]);
});

test("shoppers read whole dollars without cents, and addresses have the shortest number", () => {
  expect([4000, 4250, 104_850].map((cents) => formatShortMoney(cents, CURRENCY))).toEqual(["$40", "$42.50", "$1,048.50"]);
  expect([4000, 4250, null, undefined].map(toShortDollars)).toEqual(["40", "42.5", "", ""]);
});

test("an amount in another currency takes part in no sum and no comparison", () => {
  const euros = "EUR" as string as Currency;
  expect([centsIn("USD", 500, "USD"), centsIn("USD", null, "USD"), centsIn("USD", 500, euros), centsIn(euros, 500, "USD")]).toEqual([
    500,
    null,
    null,
    null,
  ]);
});
