import { expect, test } from "vitest";
import { worth } from "#content/landing/worth.ts";
import { entriesIn, numbersIn, problemOf, readNumber, WORTH_FIELDS, worthOf } from "./worth.ts";

test.each([
  ["40", 40],
  [" 40 ", 40],
  ["€ 40", 40],
  ["40 €", 40],
  ["$35.50", 35.5],
  ["35,50 EUR", 35.5],
  ["1,5", 1.5],
  ["1.5", 1.5],
  ["8 min", 8],
  ["1.200", 1200],
  ["1,200", 1200],
  ["1 200", 1200],
  ["1'200", 1200],
  ["1,234.5", 1234.5],
  ["1.234,5", 1234.5],
  ["1.234.567", 1_234_567],
  ["0.125", 0.125],
  ["12.3456", 12.3456],
  ["35,-", 35],
  ["€ 35.–", 35],
])("%j is the number %d", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each([
  "",
  " ",
  "abc",
  "-5",
  "+5",
  "40-50",
  "40 or 50",
  "1e5",
  "1,2,3.4.5",
  ".",
  "€",
  "NaN",
  "٤٠",
])("%j is no number", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test("any text is a finite number or none", () => {
  const pieces = ["1", "9", ".", ",", "'", " ", "-", "e", "€", "x", "\u0000", "٣", "0"];
  const texts = Array.from({ length: 20_000 }, (_, seed) =>
    Array.from({ length: seed % 9 }, (__, at) => pieces[(seed * (at + 7) * 31) % 13]).join(""),
  );
  const read = texts.map(readNumber).filter((value) => value !== undefined);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
});

test.each([
  ["minutes", "90 sec", 1.5],
  ["minutes", "2 h", 120],
  ["minutes", "1 hour", 60],
  ["minutes", "8 min each", 8],
  ["minutes", "1,5 Std.", 90],
  ["cost", "€ 40", 40],
  ["cost", "40 EUR/h", 40],
  ["cost", "35,- €", 35],
  ["cases", "40 a week", 40],
] as const)("the field %s reads %j as %d", (name, text, value) => {
  const entries = { ...entriesIn(new URLSearchParams()), [name]: text };
  expect(problemOf(name, text)).toBeUndefined();
  expect(numbersIn(entries)?.[name]).toBe(value);
});

test.each([
  ["minutes", "2 days"],
  ["minutes", "8 €"],
  ["cost", "CHF 40"],
  ["cost", "£30"],
  ["cost", "$35.50"],
  ["cost", "40 constructor"],
  ["cases", "40 min"],
  ["cases", "12 a month"],
] as const)("the field %s answers %j with the units that it accepts", (name, text) => {
  expect(problemOf(name, text)).toBe(worth.fields[name].otherUnit);
});

test("a number above the limit is quoted as it was read", () => {
  expect(problemOf("cases", "401.200")).toMatch(/^401,200\? A number from 1 to /);
});

test.each(WORTH_FIELDS)("%s accepts its limits and nothing beyond, and states them", (name) => {
  const { min, max } = worth.fields[name];
  expect([problemOf(name, `${min}`), problemOf(name, `${max}`)]).toEqual([undefined, undefined]);
  expect(problemOf(name, `${max + 1}`)).toMatch(/ to [\d,]+, please\.$/);
  expect(problemOf(name, `${min / 2}`)).toBeDefined();
});

test("the result of the example can be checked by hand", () => {
  const numbers = numbersIn(entriesIn(new URLSearchParams()));
  expect(numbers).toEqual({ cases: 40, minutes: 8, cost: 35 });
  // 40 cases a week × 8 min × 46 weeks × 80 % are 196.27 hours.
  const { hours, money, price } = worthOf(numbers ?? { cases: 0, minutes: 0, cost: 0 });
  expect({ hours, money, price }).toEqual({
    hours: 196,
    money: 6860,
    price: { from: 1715, to: 3430 },
  });
});

test("numbers in the address are used, and invalid ones are ignored", () => {
  const entries = entriesIn(new URLSearchParams("cases=1.200&minutes=1,5&cost=%E2%82%AC+40"));
  expect(numbersIn(entries)).toEqual({ cases: 1200, minutes: 1.5, cost: 40 });
  expect(numbersIn({ ...entries, cost: "abc" })).toBeUndefined();
});
