import { expect, test } from "vitest";
import { contact } from "#content/landing/contact.ts";
import { ContactMessage, EMPTY_MESSAGE, errorsByField } from "./contract.ts";
import { missingIn } from "./fields.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { contactMessage } from "#tests/support/contact/contact-message.ts";

function read(given: object) {
  const parsed = ContactMessage.safeParse(contactMessage(given));
  return parsed.error ? errorsByField(parsed.error) : parsed.data;
}

test("empty fields are reported in the same words before the validation code is loaded", () => {
  const empty = errorsByField(ContactMessage.safeParse(EMPTY_MESSAGE).error!);
  expect(missingIn(EMPTY_MESSAGE)).toEqual(empty);
  expect(missingIn({ ...EMPTY_MESSAGE, name: " ", email: "nonsense" })).toEqual({
    name: "Please tell us your name.",
    phone: "Please tell us your phone number.",
    message: "Please write a message.",
  });
});

test.each([
  ["", ""],
  ["google.com", "https://google.com"],
  [" www.google.com/a?b ", "https://www.google.com/a?b"],
  ["http://google.com", "http://google.com"],
])("the website %j is stored as %j", (website, stored) => {
  expect(read({ website })).toMatchObject({ website: stored });
});

test.each(["google", "https://google", "https://", "mailto:ada@example.com", "my shop", "http:/"])(
  "the website %j is refused with an example",
  (website) => {
    expect(read({ website })).toEqual({
      website: expect.stringContaining("such as https://www.example.com"),
    });
  },
);

test.each([
  "+49 30 1234",
  "030/1234-5",
  "(555) 010-0199 ext. 12",
  "+1.555.010.0199x3",
  "12345",
  "٠٣٠١٢٣٤٥",
  "+49 30 1234‑56",
  "+12345678901234567890",
])("the phone number %j is stored unchanged", (phone) => {
  expect(read({ phone })).toMatchObject({ phone });
});

test.each(["-", "1", "1234", "none", "call me: 12345", "+123456789012345678901", "a@b.c 12345"])(
  "the phone number %j is refused with an example",
  (phone) => {
    expect(read({ phone })).toEqual({ phone: expect.stringContaining("such as +1 555 010 0199") });
  },
);

test("a phone number with words is answered with a sentence about the words", () => {
  const phone = "0171-2345678 (mobile, after 5)";
  expect(read({ phone })).toEqual({ phone: expect.stringContaining("without words") });
});

test("a missing phone number has its own sentence", () => {
  expect(read({ phone: " " })).toEqual({ phone: contact.form.fields.phone.missing });
});

const { about, findings, problem, searched, unfinished, worth } = contact.form;
test.each([
  [searched, { searched: "invoice {x}" }, unfinished.task],
  [about.message, { about: "CRM Integration" }, unfinished.task],
  [about.industry, { about: "Care Homes" }, unfinished.task],
  [worth.message, { cases: "40", minutes: "8", cost: "€35" }, unfinished.task],
  [problem.message, { title: "Sort (all)", version: "1.0.0" }, unfinished.problem],
  [findings.message, { findings: "- One.\n- Two." }, unfinished.findings],
])("a message of which only the beginning is there is refused: %s", (text, values, sentence) => {
  const begun = interpolate(text, values);
  expect(read({ message: begun })).toEqual({ message: sentence });
  expect(read({ message: begun.trim() })).toEqual({ message: sentence });
  for (const message of [`${begun}copy invoices`, `We copy invoices.\n\n${begun}`])
    expect(read({ message })).toMatchObject({ message: message.trim() });
});

test("a finished suggestion is complete, and so is a message of one's own that ends in a colon", () => {
  for (const message of ["Please set up: “Sort an inbox”.", "Please call me. My task:"])
    expect(read({ message })).toMatchObject({ message });
});
