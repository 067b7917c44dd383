import { expect, test } from "vitest";
import { formatMoney } from "#shared/text/format-money.ts";
import { readAmount } from "./read-amount.ts";

test.each([
  ["2400", 2400],
  [" 2,400 ", 2400],
  ["2.400", 2400],
  ["2 400,00", 2400],
  ["1.200,00", 1200],
  ["3,000.00", 3000],
  ["1'250'000", 1_250_000],
  ["2400.0", 2400],
  ["2400.-", 2400],
  ["€ 3,000", 3000],
  ["€3,000.00", 3000],
  ["3000 EUR", 3000],
  ["eur 3.000", 3000],
  ["3000 euros", 3000],
  ["1 euro", 1],
  ["0", 0],
])("%j is the amount %d", (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([0, 950, 3000, 1_250_000])("the amount %d is read as the pages write it", (amount) => {
  expect(readAmount(formatMoney(amount))).toBe(amount);
});

test.each([
  ["2400,50", "cents"],
  ["1.200,50", "cents"],
  ["€ 24.5", "cents"],
  ["2,40", "cents"],
  ["$ 3,000", "currency"],
  ["3000 CHF", "currency"],
  ["1.2345", "amount"],
  ["12,34,567", "amount"],
  ["-5", "amount"],
  ["1e3", "amount"],
  ["3k", "amount"],
  ["about 5", "amount"],
  ["€", "amount"],
  ["", "amount"],
])("%j is no whole amount: %s", (typed, problem) => {
  expect(readAmount(typed)).toBe(problem);
});
