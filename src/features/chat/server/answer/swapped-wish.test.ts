import { expect, test } from "vitest";
import { swappedWish } from "./swapped-wish.ts";

test.each([
  ["follow up on quotes", "not quotes, invoices", "follow up on invoices"],
  ["follow up on quotes", "no, not the quotes but the invoices", "follow up on invoices"],
  ["follow up on quotes", "invoices, not quotes", "follow up on invoices"],
  ["follow up on quotes", "sorry, I said quotes but I meant invoices", "follow up on invoices"],
  ["Angebote nachfassen", "Rechnungen natürlich, nicht Angebote", "nachfassen Rechnungen"],
  ["Angebote nachfassen", "ups, verschrieben: Rechnungen statt Angebote", "nachfassen Rechnungen"],
  ["Angebote nachfassen", "ich sagte Angebote, gemeint sind Rechnungen", "nachfassen Rechnungen"],
  ["Angebote nachfassen", "hab Angebote geschrieben, meinte Rechnungen", "nachfassen Rechnungen"],
])("in “%s”, “%s” replaces one word", (wish, message, swapped) => {
  expect(swappedWish(message, wish)).toBe(swapped);
});

test.each([
  ["leads go into hubspot", "I meant pipedrive, I keep confusing them", "leads go into Pipedrive"],
  ["leads go into hubspot", "typo. pipedrive", "leads go into Pipedrive"],
  ["Termine aus Calendly", "ich meinte Cal.com", "Termine aus Cal.com"],
  ["Termine aus Calendly", "verwechselt, Doodle ist es", "Termine aus Doodle"],
])("in “%s”, “%s” replaces the only tool", (wish, message, swapped) => {
  expect(swappedWish(message, wish)).toBe(swapped);
});

test.each([
  ["follow up on quotes", "not reminders, invoices"],
  ["Termine per SMS erinnern", "lieber per Mail statt SMS"],
  ["follow up on quotes", "I meant something for my staff"],
  ["leads go into hubspot", "does it work with pipedrive?"],
  ["our shop is on Shopify", "we use WooCommerce, not Shopify"],
  ["leads go into hubspot", "I meant a report in Excel about the visitors of our website"],
])("in “%s”, “%s” replaces nothing", (wish, message) => {
  expect(swappedWish(message, wish)).toBeUndefined();
});
