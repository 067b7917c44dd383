import { expect, test } from "vitest";
import { asksToBeErased } from "./erasure-request.ts";

test.each([
  "Please delete all my data according to the GDPR.",
  "I want my personal data erased",
  "remove my email from your list and delete everything",
  "Kindly wipe any information you have about me",
  "I invoke my right to be forgotten.",
  "Bitte löschen Sie alle meine Daten nach DSGVO Art. 17.",
  "Ich möchte, dass meine Daten gelöscht werden",
  "Lösch mein Konto",
  "Hiermit fordere ich Sie auf, sämtliche über mich gespeicherten Daten zu löschen",
  "Ich mache von meinem Recht auf Löschung Gebrauch",
])("a request to be erased is recognized: %s", (text) => {
  expect(asksToBeErased(text)).toBe(true);
});

test.each([
  "Can you delete my old customer data every month automatically?",
  "We need to remove duplicate data in our CRM.",
  "Wir wollen alte Rechnungsdaten nach 10 Jahren löschen.",
  "Does your workflow follow the GDPR?",
  "How do I delete a row in Google Sheets?",
  "My account was charged twice.",
])("a task or a question is no request to be erased: %s", (text) => {
  expect(asksToBeErased(text)).toBe(false);
});
