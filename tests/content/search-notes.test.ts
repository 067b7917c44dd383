import { expect, test } from "vitest";
import { searchNotes } from "#content/library/search-notes.ts";

const linkAbove = (search: string) =>
  searchNotes.find(({ asks }) => asks.test(search))?.sentence.link;

test.each([
  ["Write to us", ["white label", "templates for my clients", "Vorlagen für unsere Kunden"]],
  [
    "Ask a person",
    [
      "MIT",
      "mit",
      "license",
      "Licence",
      "Lizenz",
      "MIT-Lizenz",
      "which license applies",
      "free",
      "free templates",
      "kostenlos",
      "open source",
    ],
  ],
  [
    "tell us the task",
    [
      "Rechnungen schreiben",
      "Rechnung erstellen",
      "Rechnungsprogramm",
      "Rechnungsstellung",
      "write invoices",
      "create an invoice",
      "sending my invoices",
      "invoice software",
    ],
  ],
])("the sentence with “%s” stands above the searches that it answers", (link, searches) => {
  expect(searches.filter((search) => linkAbove(search) !== link)).toEqual([]);
});

test("other searches have no sentence above their results", () => {
  const others = [
    "Termine mit SMS",
    "free rooms",
    "free canceled slots",
    "freie Zimmer",
    "frei gewordene Termine",
    "invoice",
    "Rechnungen",
    "Rechnung mahnen",
    "supplier invoices",
    "remind of invoices",
    "driver license",
  ];
  expect(others.filter((search) => linkAbove(search) !== undefined)).toEqual([]);
});
