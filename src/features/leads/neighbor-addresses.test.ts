import { expect, test } from "vitest";
import { readContact } from "./server/service.ts";

/*
 * The sentences next to an email address may say to whom the address belongs. In these tests, "A" and "B" stand for two
 * addresses.
 */

const A = "a@hill.example";
const B = "b@dale.example";

/** Reads a message, and returns all addresses to which staff would write. */
function leadsOf(message: string): string[] {
  const said = message.replace(/\bA\b/gu, A).replace(/\bB\b/gu, B);
  const { lead, correction, also } = readContact([said]);
  return lead ? [correction ?? lead.email, ...also] : [];
}

test.each([
  ["Spam comes daily from one sender. B. Can I block it?", []],
  ["Alle Mails kommen von einem Absender. B. Kann man das sperren?", []],
  ["Every order goes to a list. B", []],
  ["Every order should go to a list. A", [A]],
  ["Our orders go to a list by hand. Can you automate it? A", [A]],
  ["my boss is B. They use B for orders. A", [A]],
  ["for refunds our customers write to B, for complaints to A", []],
  ["Reklamationen an B, Rechnungen an A, das soll automatisch gehen", []],
  ["Für Technik an A, für Rechnungen an B", [A, B]],
  ["our suppliers use B and the customers take A", []],
  ["my colleague is B, but for now use A", [A]],
  ["I found B on the net, it's my competitor's. Take A instead, not B", [A]],
  ["nehmen Sie A statt B", [A]],
  ["vorname.berg@firma.example", ["vorname.berg@firma.example"]],
  ["fullname.ltd@hill.example is mine", ["fullname.ltd@hill.example"]],
  ["your-name-tailor@hill.example", ["your-name-tailor@hill.example"]],
  ["is it vorname.nachname@firma.example or your-name@firma.example", []],
  ["How do I get our data to you? My address is A", [A]],
  ["How can we get my mail sorted? Write to A", [A]],
  ["How did you get my address? Write to A", [A]],
  ["How did you get my address? A", []],
  ["How do I opt out and how did you get my address? A", []],
  ["How did you get my address? You write to me at A", []],
  ["my boss is B, I'd rather you use A", [A]],
])("staff write only to the visitor: %s", (message, leads) => {
  expect(leadsOf(message)).toEqual(leads);
});

test.each([
  [
    "Melden bei Frau Yildiz, y-i-l-d-i-z klammeraffe blumen-yildiz punkt de. Bitte nur schriftlich, ich steh den ganzen Tag im Laden",
    "yildiz@blumen-yildiz.de",
  ],
  [
    "Melden bei Frau Yildiz, yildiz@firma.example. Meine Chefin braucht das Angebot, ich bin im Urlaub",
    undefined,
  ],
  ["ok. m.thoma at zahnarzt-thoma.de. Aber bitte nicht weitergeben!", "m.thoma@zahnarzt-thoma.de"],
  ["We went there. We had cakes at bakery.example. Nice!", undefined],
])("the assistant asks about an address that it is not sure of: %s", (message, asks) => {
  expect(readContact([message]).spelled).toBe(asks);
});
