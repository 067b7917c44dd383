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
