import { expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { readContact } from "./server/contact.ts";
import { contactWishIn } from "./server/contact-wish.ts";

test("what the assistant repeats of a wish has one line and no formatting", () => {
  expect(contactWishIn("only text me [x](https://bad.example)\r\u2028please")).toBe(
    "only text me x(https://bad.example) please",
  );
});

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
