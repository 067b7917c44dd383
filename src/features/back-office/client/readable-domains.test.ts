import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { readableDomains } from "./readable-domains.ts";

test.each([
  ["ada@xn--bcher-kva.example", "ada@bücher.example"],
  ["ada@mail.XN--BCHER-KVA.example, bob@x.org", "ada@mail.bücher.example, bob@x.org"],
  ["https://xn--mller-brombel-rmb4fg.example/a", "https://müller-büromöbel.example/a"],
  ["ada@xn--.example", "ada@xn--.example"],
  ["ada@xn--99999999999.example", "ada@xn--99999999999.example"],
  ["ada@example.com", "ada@example.com"],
  ["", ""],
])("%s is shown as %s", (text, shown) => {
  expect(readableDomains(text)).toBe(shown);
});

test.each(["straße.example", "çelik-dönüşüm.example", "łódź.example", "ñandú.çà.example"])(
  "%s is read from its ASCII form",
  (domain) => {
    expect(readableDomains(domainToASCII(domain))).toBe(domain);
  },
);

test.each([
  "аррӏе.example",
  "bаnk.example",
  "例え.example",
  "επιχείρηση.example",
  "paypaı.example",
])("%s, which may pose as another, is followed by its ASCII form", (domain) => {
  const ascii = domainToASCII(domain);
  expect(readableDomains(`a@${ascii}`)).toBe(`a@${domain} (${ascii})`);
});
