import { expect, test } from "vitest";
import { emailHash } from "./suppressions.ts";

const hash = (email: string) => emailHash({ secret: "a secret" }, email);

test.each([
  ["in capitals", "ADA@Example.com", "ada@example.com"],
  ["with spaces around it", " ada@example.com ", "ada@example.com"],
  ["with its domain in letters", "ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["with its letters in parts", "ada@bu\u0308cher.example", "ada@xn--bcher-kva.example"],
  ["with a domain that is none", "ada@[127.0.0.1]", "ADA@[127.0.0.1]"],
])("the address %s has the same hash", (_, written, same) => {
  expect(hash(written)).toBe(hash(same));
});

test("other addresses and other keys have other hashes", () => {
  const all = ["ada@bücher.example", "ada@bucher.example", "ada+a@bücher.example"].map(hash);
  expect(new Set(all).size).toBe(3);
  expect(emailHash({ secret: "another" }, "ada@example.com")).not.toBe(hash("ada@example.com"));
});
