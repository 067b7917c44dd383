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
  ["ada@example.com", "ask 'ada@example.com'", true],
  ["ada@example.com", "o'ada@example.com", false],
  ["o'hara@example.com", "to o'hara@example.com.", true],
  ["o'hara@example.com", "to hara@example.com", false],
  ["ada@example.com", "bada@example.com", false],
  ["ada@example.com", "ada@example.com.au", false],
])("whether %s is in “%s”", (email, text, isIn) => {
  expect(new RegExp(addressIn(email)?.pattern ?? "", "i").test(text)).toBe(isIn);
});
