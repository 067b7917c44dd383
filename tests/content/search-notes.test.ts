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
  [
    "our answer about data and the GDPR",
    [
      "GDPR",
      "DSGVO",
      "dsgvo konform",
      "data stays in germany",
      "Daten bleiben in Deutschland",
      "server in the EU",
      "data protection",
      "Datenschutz",
      "Auftragsverarbeitung",
    ],
  ],
  ["tell us about it", ["zapier", "Zapier templates", "make.com", "Power Automate"]],
  [
    "Ask a person",
    [
      "without AI",
      "no ai",
      "sort emails without any AI",
      "without using AI",
      "AI-free",
      "ohne KI",
      "ohne jede KI",
      "keine KI",
      "KI-freie Vorlagen",
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
    "AI",
    "no show",
    "data quality",
    "daten aus excel",
    "reviews in europe",
    "private events",
    "make appointments",
  ];
  expect(others.filter((search) => linkAbove(search) !== undefined)).toEqual([]);
});
