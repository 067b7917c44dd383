import { expect, test } from "vitest";
import { industries } from "#content/landing/industries.ts";
import buyers from "#tests/search/buyers.json" with { type: "json" };
import { TemplateQuery } from "../../contract.ts";
import { findCards } from "../listing.ts";
import { platform, useLibrary } from "#tests/support/use-library.ts";

const SEEN = 3;
const TYPED: readonly ((words: string) => string)[] = [
  (words) => words,
  (words) => `${words} template`,
  (words) => `Vorlage für ${words}`,
];

useLibrary();

test("every industry's buyers have words in the list", () => {
  const listed = new Set(buyers.map(({ industry }) => industry));
  expect(industries.map(({ slug }) => slug).filter((slug) => !listed.has(slug))).toEqual([]);
});

test.each(buyers)("$words.0 and the like find fitting templates in any spelling", async (list) => {
  const missed: string[] = [];
  for (const q of list.words.flatMap((words) => TYPED.map((type) => type(words)))) {
    const { cards, close } = await findCards(platform, TemplateQuery.parse({ q }), "192.0.2.1");
    const first = [...cards, ...close].slice(0, SEEN).map(({ slug }) => slug);
    if (!first.some((slug) => list.fits.includes(slug))) missed.push(`${q}: ${first.join(", ")}`);
  }
  expect(missed).toEqual([]);
});

test.each([
  "no show",
  "no-show booking",
  "no-shows hotel",
  "guests do not turn up",
  "Gäste kommen nicht",
])("%s finds the message before arrival among the templates for hotels", async (q) => {
  const query = TemplateQuery.parse({ q, industry: "Hotels & Hospitality" });
  const { cards, close } = await findCards(platform, query, "192.0.2.1");
  expect([...cards, ...close].map(({ slug }) => slug)).toEqual(["send-guest-messages"]);
});

test.each([
  "Elektriker",
  "electrician",
  "Handwerker",
  "plumber",
  "glazier",
  "Glaserei",
  "HVAC",
  "Heizung",
  "construction company",
  "Trockenbau",
  "SHK",
  "Malermeister",
  "pest control",
  "Zimmerei",
])("%s finds what was made for trade businesses first", async (q) => {
  const { cards, close, isCloseFirst } = await findCards(
    platform,
    TemplateQuery.parse({ q }),
    "192.0.2.1",
  );
  const [first] = isCloseFirst ? close : [...cards, ...close];
  expect(first?.slug).toBe("follow-up-on-trade-offers");
});
