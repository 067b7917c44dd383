import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { conceptsOf, type Sentence } from "./concepts.ts";
import { distance, nearest } from "./slips.ts";
import { stemOf, wordsOf } from "./words.ts";

test.each([
  ["reviews", "reviewing"],
  ["Invoices", "invoicing"],
  ["enquiries", "enquiry"],
  ["Gäste", "GAST"],
  ["Gaeste", "gast"],
  ["Rechnungen", "Rechnung"],
  ["Straße", "strasse"],
  ["guest's", "guests"],
  ["résumé", "resume"],
])("%s and %s have the same stem", (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each([
  ["care", "cars"],
  ["form", "for"],
  ["sms", "sm"],
  ["business", "busines"],
])("%s and %s have different stems", (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test("words are found with their positions, and a hyphen separates words", () => {
  expect(wordsOf("No-show: Ann’s table").map(({ text, at }) => [text, at])).toEqual([
    ["No", 0],
    ["show", 3],
    ["Ann’s", 9],
    ["table", 15],
  ]);
});

test("a misspelled word means the nearest known words, but a short word means none", () => {
  const words = ["calendar", "calender", "sheet", "sms"];
  expect(nearest("calander", words)).toEqual(["calender"]);
  expect(nearest("calendir", words)).toEqual(["calendar", "calender"]);
  expect(nearest("calednar", words)).toEqual(["calendar"]);
  expect(nearest("shet", words)).toEqual(["sheet"]);
  expect(nearest("sns", words)).toEqual([]);
  expect(nearest("heet", words)).toEqual([]);
});

test("the nearest words are those with the fewest slips, and a word of more than 30 letters has none", () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "b", "e", "r"),
    minLength: 4,
    maxLength: 10,
  });
  fc.assert(
    fc.property(word, fc.uniqueArray(word), (typed, words) => {
      const most = typed.length < 8 ? 1 : 2;
      const alike = words.filter((one) => one[0] === typed[0] && distance(typed, one) <= most);
      const fewest = Math.min(...alike.map((one) => distance(typed, one)));
      expect(nearest(typed, words)).toEqual(alike.filter((one) => distance(typed, one) === fewest));
    }),
  );
  const long = "a".repeat(31);
  expect(nearest(long, [long])).toEqual([]);
  expect(nearest(long.slice(1), [long.slice(1)])).toEqual([long.slice(1)]);
});

const meaningsOf = (query: string, known: string[] = []) =>
  conceptsOf(query, new Map(known.map((word) => [stemOf(word), word]))).map((concept) => [
    concept.term,
    [...new Set(concept.ways.map(({ means }) => means ?? "itself"))],
  ]);

test("a phrase is one concept, and its single words are not searched for", () => {
  expect(meaningsOf("my Guest House in Rome", ["rome"])).toEqual([
    ["Guest House", ["itself", "hotel"]],
    ["Rome", ["itself"]],
  ]);
});

test("words without meaning are left out, and repeated words count once", () => {
  expect(meaningsOf("I want to automate the hotel Hotel")).toEqual([
    ["hotel", ["itself", "hospitality", "hotels", "guests"]],
  ]);
});

test("a compound is split into its parts, and its unknown part still counts", () => {
  expect(meaningsOf("Patientenfragen")).toEqual([
    ["Patientenfragen", ["patients"]],
    ["Patientenfragen", ["questions"]],
  ]);
  expect(meaningsOf("Wetterbericht")).toEqual([
    ["Wetterbericht", []],
    ["Wetterbericht", ["report"]],
  ]);
});

test("an unfinished word stands for all words that begin with it; if there are none, for the word that it misspells", () => {
  expect(meaningsOf("whatsa", ["WhatsApp"])).toEqual([["whatsa", ["WhatsApp", "whatsapp"]]]);
  expect(meaningsOf("realtr")).toEqual([["realtr", ["property"]]]);
  expect(meaningsOf("qwertzuiop")).toEqual([["qwertzuiop", []]]);
});

const sentence: Sentence = {
  empty: new Set(["own"]),
  everyday: new Set(["show", "hand"]),
  services: new Set(["payroll"]),
  names: new Set(["wine"]),
  unknown: 0.25,
  maxUnknown: 0.5,
  spelled: new Set(),
};
const weights = (query: string) =>
  conceptsOf(query, new Map(["wine", "sell", "rome"].map((word) => [word, word])), sentence).map(
    (concept) => [concept.term, concept.ways.length > 0, concept.weight],
  );

test("in a sentence, only names in the library and words in the table are searched for", () => {
  expect(weights("sell wine to a hotel")).toEqual([
    ["sell", false, 0.25],
    ["wine", true, 1],
    ["hotel", true, 1],
  ]);
});

test("numbers and everyday words of a sentence do not count, even if they are in the table", () => {
  expect(weights("3 own hotels show 2026")).toEqual([["hotels", true, 1]]);
  expect(weights("showing by hand")).toEqual([]);
  expect(weights("hand over")).toEqual([["hand over", true, 1]]);
});

test("a word for a thing that no template does outweighs other words in a typed search, but not in a sentence", () => {
  const weight = (as?: Sentence) =>
    conceptsOf("payroll hotel", new Map(), as).map((concept) => concept.weight);
  expect(weight()).toEqual([3, 1]);
  expect(weight(sentence)).toEqual([1, 1]);
});

test("unknown words do not outweigh the rest; words that visitors may ask for count in full", () => {
  const unknown = weights("hotel xyzzy plugh frotz ozmoo").slice(1);
  expect(unknown.map(([, , weight]) => weight)).toEqual([0.125, 0.125, 0.125, 0.125]);
  expect(weights("payroll hotel")).toEqual([
    ["payroll", false, 1],
    ["hotel", true, 1],
  ]);
});

test("a sentence has no unfinished words and no compounds with an unknown last part", () => {
  expect(weights("newsl Wochenende")).toEqual([
    ["newsl", false, 0.25],
    ["Wochenende", false, 0.25],
  ]);
});

test.each([
  ["can be taken apart in very many ways", `${"kurse".repeat(7)}xyz`],
  ["is long", `${"kurse".repeat(200)}xyz`],
  ["never ends", `gast${"a".repeat(100_000)}`],
])("a word that %s is processed quickly", (_what, word) => {
  const spent = cpuTimeOf(() => expect(conceptsOf(word, new Map())).not.toEqual([]));
  // Without a limit, the search would try so many ways to split the word that it would take minutes.
  expect(spent).toBeLessThan(3000);
});
