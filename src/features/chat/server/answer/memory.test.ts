import { expect, test } from "vitest";
import { choosesOnly } from "./ordinals.ts";
import { meantBy, memoryOf, namesOne } from "./memory.ts";

const memory = memoryOf([
  { role: "assistant", content: "", shown: ["/templates/a", "/templates/b", "/templates/c"] },
]);
const OTHERS = [
  ["b", ["second", "2nd"], ["zweite"]],
  ["c", ["third", "3rd"], ["dritte"]],
  ["c", ["last"], ["letzte"]],
] as const;

/** Replaces `#` in each sentence by each of the ordinals. An ending of the ordinal may follow the `#`. */
const fill = (sentences: readonly string[], ordinals: readonly string[]) =>
  sentences.flatMap((one) => ordinals.map((ordinal) => one.replace("#", ordinal)));

const CHOICES = [
  ..."one|template|workflow|option".split("|").map((noun) => `what does the # ${noun} need?`),
  ..."please|please!|then|better|too|instead|sounds good|has no SMS?|uses Twilio?|looks right|needs what?|would fit|with Twilio, for my clinic|for my clinic|of these|in the list"
    .split("|")
    .map((tail) => `I mean the # ${tail}`),
  "the #",
  "the #!",
  "I like the # better",
  "how long does the # take?",
  "does the # have a guide?",
  "can the # do that?",
  "give me the # for my clinic",
  "what about the #?",
  "tell me about the # one",
  "and the #?",
  "in the #, who sends?",
  "# please",
  "# one please",
  "#",
];
const GERMAN_CHOICES = [
  ..."Vorlage|vorlage|Ablauf|Workflow|Variante"
    .split("|")
    .map((noun) => `was braucht die # ${noun}?`),
  ..."bitte|bitte!|dann|besser|auch|passt|gefällt mir|klingt gut|nehme ich|wäre gut|für meine Praxis|von beiden|ohne SMS, geht das?|oder?|kann was?"
    .split("|")
    .map((tail) => `die # ${tail}`),
  "die #",
  "Wie lange dauert die #?",
  "hat die # eine Anleitung?",
  "nehme die # dann",
  "beim #n, wer schickt?",
  "den #n bitte",
  "# bitte",
];
const NOUNS =
  "reminder|email|message|call|time|day|month|visit|step|appointment|invoice|dunning letter|guest|attempt|two|30 days|week|-hand car".split(
    "|",
  );
const COUNTED = [
  ...NOUNS.map((noun) => `is the # ${noun} sent too?`.replace("# -", "#-")),
  "does it stop after the #?",
  "what happens before the #?",
  "is it sent on the # of May?",
  "the # they pay, it stops?",
  "the # a guest books, who is told?",
  "every # one is wrong",
  "every # customer",
  "who is the # to answer?",
];
const GERMAN_COUNTED = [
  ..."Mahnung|mahnung|Erinnerung|Mail|Termin|Besuch|Tag|Monat|Schritt|Mal|Anruf|Woche|zwei Tage"
    .split("|")
    .map((noun) => `kommt die # ${noun} auch?`),
  "jeder # kommt nicht",
  "hört es nach der #n auf?",
  "vor dem #n?",
  "am #n geht es raus",
  "als #s, was kostet das?",
];

for (const [slug, english, german] of OTHERS) {
  test.each([...fill(CHOICES, english), ...fill(GERMAN_CHOICES, german)])(
    `%s means ${slug}`,
    (m) => {
      expect(meantBy(m, memory)).toBe(slug);
      expect(namesOne(m)).toBe(true);
    },
  );

  test.each([...fill(COUNTED, english), ...fill(GERMAN_COUNTED, german)])("%s counts", (m) => {
    expect(meantBy(m, memory)).toBe("a");
    expect(namesOne(m)).toBe(false);
  });
}

test.each([
  "first, does it send mails?",
  "first of all, what does it cost?",
  "this is my first workflow",
  "the first and second reminder",
  "between the first and the second reminder",
  "als erstes: was kostet das?",
  "zum ersten Mal",
  "zweite Mahnung mit Gebühr, dritte mit Zinsen",
])("%s names none of the templates", (message) => {
  expect(namesOne(message)).toBe(false);
});

test.each([
  "what about the second one?",
  "tell me about the second one",
  "and the second?",
  "the 2nd please",
  "second please",
  "I like the second better",
  "the third sounds good",
  "I'd like to see the last one",
  "die zweite bitte",
  "die zweite gefällt mir besser",
  "und die zweite?",
  "was ist mit der zweiten?",
  "nehme die zweite dann",
  "zeig mir die zweite Vorlage",
])("%s only chooses a template", (message) => {
  expect(choosesOnly(message)).toBe(true);
});

test.each([
  "does the second have a guide?",
  "how long does the second take?",
  "what does the second do?",
  "the second for my clinic",
  "hat die zweite eine Anleitung?",
  "was kostet die zweite?",
  "what about the second reminder?",
  "the second with Twilio",
])("%s asks more than to see a template", (message) => {
  expect(choosesOnly(message)).toBe(false);
});
