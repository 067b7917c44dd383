import { join } from "node:path";
import { expect, test } from "vitest";
import { readCases } from "#tests/support/cases.ts";
import { readContact } from "./server/service.ts";

const KEYS = [
  "also",
  "answer",
  "correction",
  "email",
  "isDeclined",
  "isMentioned",
  "isNew",
  "isOthers",
  "isPhoneTakenBack",
  "isRefused",
  "lead",
  "morePhones",
  "phone",
  "replaced",
  "spelled",
  "takenBack",
  "wish",
  "wishes",
] as const;

const cases = readCases(join(import.meta.dirname, "contacts.txt"), KEYS);

test.each(cases)("$name", ({ messages, expected }) => {
  const contact = readContact(messages);
  const { lead, correction } = contact;
  const found = { ...contact, lead: lead?.email, email: correction ?? lead?.email };
  const judged = KEYS.filter((key) => expected[key]);
  const read = judged.map((key) => [key, [found[key] ?? []].flat().map(String)]);
  expect(Object.fromEntries(read)).toEqual(expected);
});

const NOTES = [
  {
    given: ["call me on 07700 900142", "my number: 0161 4960188"],
    kept: [
      ", and delete it afterwards please",
      " but delete my number once we have talked",
      ", don't forget me",
      " after six, forget the email",
      ". remove the old one please",
      " and please remove me from the newsletter",
      ". no calls before nine",
    ],
    takenBack: [
      ", no wait, delete that number again, I'll get in touch myself",
      " oh no, please forget that number, I'd rather not be called",
    ],
  },
  {
    given: ["ruft mich an 0151 55501430", "meine Nummer: 030 2312541"],
    kept: [
      ", aber danach bitte wieder löschen",
      ", vergessen Sie nicht die Vorwahl",
      ". löscht bitte die alte Nummer",
      ", es geht um die Löschung alter Daten",
      ", nein, nicht am Wochenende",
    ],
    takenBack: [
      ".. ach ne halt, die Nummer bitte wieder löschen, ich melde mich selber",
      ", nee, doch nicht, löscht die Nummer bitte wieder",
    ],
  },
];

test.each(NOTES)(
  "only a visitor who changes their mind takes back a number, as in $given.0",
  ({ given, kept, takenBack }) => {
    const all = (notes: readonly string[]) =>
      given.flatMap((start) => notes.map((note) => start + note));
    const notes = (message: string) => readContact([message]).phone !== undefined;
    expect(all(kept).filter((message) => !notes(message))).toEqual([]);
    expect(all(takenBack).filter(notes)).toEqual([]);
  },
);
