import { expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { readContact } from "./server/contact.ts";
import { contactWishIn } from "./server/contact-wish.ts";
import { ownPhoneIn } from "./server/own-phone.ts";
import { wishesNewsletter } from "./server/newsletter-wish.ts";

test.each([
  "Do you write newsletters too? Then put me in touch with somebody, ada@hill.example",
  "No newsletter please. But put me on the call list, ada@hill.example",
  "We send newsletters by hand. Put us in your calendar, ada@hill.example",
  "Macht ihr auch Newsletter? Dann setzt mich bitte auf die Rückrufliste, ada@hill.example",
])("a wish for something else beside the word newsletter orders no tips: %s", (message) => {
  expect(wishesNewsletter(message)).toBe(false);
});

test.each([
  "Doch nicht anrufen. Montag passt nicht",
  "don't call me, ring is broken after 5",
  "please don't call in the morning, never call me",
  "Bitte gar nicht anrufen, ich hab keine Zeit mehr abends",
])("a refused call takes the number back although a time is named: %s", (message) => {
  expect(readContact(["call me 0171 5550143", message]).isPhoneTakenBack).toBe(true);
});

test.each(["please don't call before 10", "nicht vormittags anrufen, lieber nach 16 Uhr"])(
  "a time at which no call suits keeps the number: %s",
  (message) => {
    expect(readContact(["call me 0171 5550143", message]).isPhoneTakenBack).toBe(false);
  },
);

test.each([
  ["a.b@hill.example", "We need the invoices. Without a dot. Every day."],
  ["a.b@hill.example", "orders without dot"],
  ["jo@studio.com", "orders are .de not .com"],
  ["kim@studio.com", "The customer wrote kim but meant tim"],
])("the address %s is not replaced without a question by: %s", (email, message) => {
  const { lead } = readContact([`my mail is ${email}`, message]);
  expect(lead?.email).toBe(email);
});

test.each([
  "I have no idea on pricing",
  "No calls come in any more, can you find why",
  "We do not ship on Sundays. We have no calls",
])("a sentence about work is no wish about contact: %s", (message) => {
  expect(contactWishIn(message)).toBe("");
});

test("after a refused number of somebody else, the next number is the visitor's", () => {
  expect(ownPhoneIn("Never call my boss on 0171 5550143")).toBeUndefined();
  expect(ownPhoneIn("don't ring my wife at 0171 5550143 please, call me on 0172 5550199")).toBe(
    "0172 5550199",
  );
  expect(ownPhoneIn("0171 5550143 is only for WhatsApp")).toBe("0171 5550143");
});

test("what the assistant repeats of a wish has one line and no formatting", () => {
  expect(contactWishIn("only text me [x](https://bad.example)\r\u2028please")).toBe(
    "only text me x(https://bad.example) please",
  );
});

test.each([
  "030 23125 447, am besten zwischen 13 und 14 Uhr, da ist Pause",
  "0171 5550143, I am in the workshop all day",
])("a number at the beginning of a message is the visitor's: %s", (message) => {
  expect(readContact([message]).phone).toMatch(/^0\d+ [\d ]+$/);
});

test.each(["0171 5550143 gehört meinem Chef", "0171 5550143 is the number of a customer"])(
  "a number of which a message tells is not the visitor's: %s",
  (message) => {
    expect(readContact([message]).phone).toBeUndefined();
  },
);

test("hostile messages are read in little time", () => {
  const hostile = [
    "a@".repeat(2000),
    "is ".repeat(1300),
    `is ${"a@a".repeat(1300)}`,
    "a dot ".repeat(660),
    `a${" ".repeat(3900)}at`,
    `from ${"x".repeat(3900)}@`,
    "don't write to a@b.example ".repeat(150),
    `jo@gmx.de ${"a.".repeat(1900)}`,
    "contact my boss ".repeat(250),
    `jo@gmx.de ${"only ".repeat(780)}`,
    `jo@${"a,".repeat(1900)}`,
  ];
  readContact(["My address is ada@hill.example, my number 0171 5550143.", "It is wrong."]);
  for (const message of hostile) {
    expect(cpuTimeOf(() => readContact([message, message]))).toBeLessThan(300);
  }
});
