import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { details } from "#content/assistant/details.ts";
import { describeDetails } from "#features/chat/server/answer/building-blocks.ts";

const voices = {
  en: { language: "en", words: assistant.site.en },
  de: { language: "de", words: assistant.site.de },
} as const;

/** A message in each language that names the detail. */
const NAMED: Record<string, readonly [en: string, de: string]> = {
  "large-files": ["our videos have 15 GB each", "das sind Videodateien"],
  "money-back": ["and refunds?", "auch die Gutschriften?"],
  "moved-dates": ["what if the viewing is postponed?", "und wenn sich der Termin verschiebt?"],
  "closed-days": ["also on bank holidays?", "auch an Feiertagen?"],
  grouping: ["one email per family, please", "bitte eine Nachricht pro Haushalt"],
  fees: ["does it add a late fee?", "kommt die Ausfallgebühr dazu?"],
  "part-payments": ["some pay in installments", "manche zahlen in Raten"],
  counting: ["after every 4th lesson", "nach jeder zehnten Bestellung"],
  columns: ["we keep two lists", "wir haben zwei Listen"],
  "free-slots": ["what if we are fully booked?", "was, wenn wir ausgebucht sind?"],
  "at-once": ["I need to know immediately", "das muss ich sofort wissen"],
  "human-first": ["I have to approve each one", "nur nach meiner Freigabe"],
  "left-out": ["can some be left out?", "lassen sich manche weglassen? außer Vereine"],
  threshold: ["only with at least 12 people", "erst ab 12 Personen"],
  routing: ["that is different per branch, depending on the region", "je nach Filiale"],
  receivers: ["send it to both of us", "das soll an beide gehen"],
  stop: ["will it stop after a payment?", "hört es auf, wenn jemand zahlt?"],
  "once-only": ["are there duplicates?", "da sind viele doppelt"],
  "missing-data": ["parcels without a name", "Pakete ohne Namen"],
  "own-texts": ["can it write several texts?", "lässt sich die Anrede ändern?"],
  languages: ["he reads only Polish", "er spricht nur Polnisch"],
  "form-field": ["does it need a field in the form?", "ein zusätzliches Feld?"],
  "own-design": ["with our letterhead", "mit unserem Briefkopf"],
  rhythm: ["how often does it look?", "wie oft sieht es nach?"],
  waits: ["two weeks before the date", "zwei Wochen vorher"],
};

test.each(details)("the detail $id is recognized in both languages", ({ id, en, de }) => {
  const [english = "", german = ""] = NAMED[id] ?? [];
  expect(describeDetails(english, voices.en)).toContain(en);
  expect(describeDetails(german, voices.de)).toContain(de);
});

test.each([
  ["en", "thanks, that is all"],
  ["en", "what does it cost?"],
  ["en", "I'll bring it to the board on Thursday and let you know"],
  ["en", "my customers are all over 60"],
  ["en", "I print the list and tick it off with a pen"],
  ["de", "ich melde mich am Montag wieder"],
  ["de", "meine Gäste sind alle über 60"],
  ["de", "ich gieße noch jeden Tag selber"],
] as const)("everyday words are no detail (%s): %s", (language, message) => {
  expect(describeDetails(message, voices[language])).toBeUndefined();
});

test("the words that name a detail are quoted, but not their marks", () => {
  const said = describeDetails("Well. Could **my sister** be left out, please?", voices.en);
  expect(said).toContain("On “Could my sister be left out”:");
});
