import { expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { readContact } from "./server/service.ts";
import { spelledAddress } from "./server/typed-addresses.ts";

test.each([
  ["lena dot fox at gmail dot com", "lena.fox@gmail.com"],
  ["my email is lena dot fox at gmail dot com, thanks", "lena.fox@gmail.com"],
  ["max punkt muster ät web punkt de", "max.muster@web.de"],
  ["info (at) hotel-anker (dot) de", "info@hotel-anker.de"],
  ["rosa [at] example.com", "rosa@example.com"],
  ["look at example.com", undefined],
  ["we met at the fair", undefined],
  ["call me at 9 dot", undefined],
  ["ada@example.com", undefined],
])("a spelled address is read: %s", (message, email) => {
  expect(spelledAddress(message)).toBe(email);
});

test.each([
  [["old@a.example", "Sorry, wrong one. It's new@a.example"], "new@a.example"],
  [["I am old@a.example", "thanks", "falsch, richtig ist new@a.example"], "new@a.example"],
  [["write to old@a.example, sorry, I meant new@a.example"], "new@a.example"],
  [["old@a.example", "my partner is bob@a.example"], undefined],
  [["old@a.example", "sorry, what does it cost?"], undefined],
])("a corrected address replaces the first: %j", (messages, to) => {
  expect(readContact(messages).correction).toBe(to);
});

test.each([
  "is john@competitor.example your customer?",
  "Ist john@competitor.example bei euch Kunde?",
  "I got a strange email from info@somebody.example",
  "Wem gehört die Adresse john@competitor.example",
  "your mails come from noreply@mycompany.example",
])("another person's address is no lead: %s", (message) => {
  expect(readContact([message])).toMatchObject({ lead: undefined, isOthers: true });
});

test.each([
  "Is there somebody to talk to? rosa@example.com",
  "Can you write to rosa@example.com?",
  "Was kostet das? Bitte an rosa@example.com",
  "rosa@example.com",
])("the visitor's own address is a lead: %s", (message) => {
  expect(readContact([message]).lead?.email).toBe("rosa@example.com");
});

test("hostile messages are read in little time", () => {
  const hostile = [
    "a@".repeat(2000),
    "is ".repeat(1300),
    `is ${"a@a".repeat(1300)}`,
    "a dot ".repeat(660),
    `a${" ".repeat(3900)}at`,
    `from ${"x".repeat(3900)}@`,
  ];
  for (const message of hostile) {
    expect(cpuTimeOf(() => readContact([message, message]))).toBeLessThan(300);
  }
});
