import { expect, test } from "vitest";
import { shortText } from "./short-text.ts";

test("a text that fits stays as it is, without empty lines", () => {
  expect(shortText("Hello Anna,\n\nroom 12 is free.")).toBe("Hello Anna,\nroom 12 is free.");
});

test("a longer text ends with a whole sentence, and says that there is more", () => {
  const sentence = "We look forward to seeing you at the hotel by the sea in March.";
  expect(shortText(`${sentence} `.repeat(6).trim())).toBe(`${`${sentence} `.repeat(5).trim()}\n…`);
});

test("a longer list ends with a whole line", () => {
  const lines = Array.from({ length: 9 }, (_, day) => `Day ${day + 1}: two guests`);
  expect(shortText([...lines, "Breakfast: yes", "Parking: no"].join("\n"))).toBe(
    [...lines, "…"].join("\n"),
  );
  const long = `For: ${"Dana Meyer, Harbour Street 5, ".repeat(12)}`;
  expect(shortText(`Invoice 7\n${long}`)).toBe("Invoice 7\n…");
});

test("a long text of one sentence ends with a whole word", () => {
  const short = shortText("word ".repeat(80));
  expect(short).toMatch(/word\n…$/);
  expect(short.length).toBeLessThan(334);
});
