import { expect, test } from "vitest";
import { REMOVED, removeSecrets } from "./secrets.ts";

test.each([
  ["my card is 4111 1111 1111 1111 ok?", "4111"],
  ["IBAN DE89 3704 0044 0532 0130 00 bitte", "3704"],
  ["the password is Sommer2024! for the mailbox", "Sommer2024"],
  ["Mein Passwort lautet geheim123", "geheim123"],
  ["login für den Mailserver ist rezeption / Gamskar44", "Gamskar44"],
  ["the login: reception / Summer44", "Summer44"],
  ["ssn 078-05-1120", "078-05"],
  ["our key: sk-proj-abcdefghijklmnopqrstuvwxyz123456", "abcdefghij"],
  ["My mother has breast cancer and needs an appointment", "cancer"],
])("a secret is removed: %s", (message, secret) => {
  const left = removeSecrets(message);
  expect(left).toContain(REMOVED);
  expect(left).not.toContain(secret);
});

test.each([
  "Call me on +49 30 901820 or 0171 2345678",
  "We send 1200 invoices a month, order 2024-11-03",
  "My password is wrong, how do I reset it?",
  "We are a diabetes clinic with 40 patients",
  "rosa@example.com",
  "The login is broken, and our 3 users cannot get in",
])("what is no secret stays: %s", (message) => {
  expect(removeSecrets(message)).toBe(message);
});
