import { expect, test } from "vitest";
import { parseAmount } from "./lead-form.tsx";

test.each([
  ["2400", 2400],
  [" 2,400 ", 2400],
  ["2.400", 2400],
  ["2 400,00", 2400],
  ["1'250'000", 1_250_000],
  ["2400.0", 2400],
  ["0", 0],
])("%j is the amount %d", (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each(["2400,50", "24.5", "2,40", "1.2345", "12,34,567", "-5", "1e3", "about 5", ""])(
  "%j is no whole amount",
  (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  },
);
