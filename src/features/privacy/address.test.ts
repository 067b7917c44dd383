import { expect, test } from "vitest";
import { addressesIn, addressOf } from "./server/person/address.ts";

const addressIn = (email: string) => addressOf({ secret: "a secret" }, email);

test("an apostrophe belongs to an address or is a quotation mark before it", () => {
  expect(addressesIn("o'hara@example.com, 'ada@example.com'")).toEqual([
    "o'hara@example.com",
    "hara@example.com",
    "ada@example.com",
  ]);
  expect(addressesIn("Ask <ada@example.com>: bob@example.org.")).toEqual([
    "ada@example.com",
    "bob@example.org",
  ]);
});

test.each([
  ["apostrophes", `${"a'".repeat(25_000)}ada@example.com`],
  ["letters", `${"a".repeat(50_000)} ada@example.com`],
  ["letters of a domain", `${"a'".repeat(200)}a@${"b".repeat(50_000)} ada@example.com`],
])("addresses among many %s are found in little time and room", (_, text) => {
  const began = performance.now();
  const found = addressesIn(text);
  expect(performance.now() - began).toBeLessThan(500);
  expect(found.at(-1)).toBe("ada@example.com");
  expect(found.join("").length).toBeLessThan(100_000);
});

test.each([
  ["ada@example.com", "ask 'ada@example.com'", true],
  ["ada@example.com", "o'ada@example.com", false],
  ["ada@example.com", "Write me.'ada@example.com'", true],
  ["ada@example.com", "mail-'ada@example.com'", true],
  ["o'hara@example.com", "to o'hara@example.com.", true],
  ["o'hara@example.com", "to hara@example.com", false],
  ["ada@example.com", "bada@example.com", false],
  ["ada@example.com", "ada@example.com.au", false],
])("whether %s is in “%s”", (email, text, isIn) => {
  expect(new RegExp(addressIn(email)?.pattern ?? "", "i").test(text)).toBe(isIn);
});
