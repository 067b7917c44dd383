import { expect, test } from "vitest";
import { mostlyMadeFor } from "./mostly-made-for.ts";

const madeFor = (said: string) => ({
  match: { words: [], synonyms: [], elsewhere: [{ said, where: "labels" as const }] },
});

test.each([
  ["hotels, though a restaurant's comes first", "restaurant hotel hotel", "For hotels", 2],
  ["the better match of two trades with equally many", "shop hotel", "For shops", 1],
  ["no trade, if less than half are for one", "shop hotel restaurant", undefined, undefined],
  ["no trade without a label", "invoices", undefined, undefined],
])("templates are mostly made for %s", (_, said, trade, count) => {
  const made = mostlyMadeFor(said.split(" ").map(madeFor));
  expect([made?.trade, made?.count]).toEqual([trade, count]);
});
