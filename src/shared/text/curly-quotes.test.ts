import { expect, test } from "vitest";
import { curlyQuotes } from "./curly-quotes.ts";

test.each([
  ['"Tell sales" never runs', "“Tell sales” never runs"],
  ['The field "Subject" of "Thank the customer".', "The field “Subject” of “Thank the customer”."],
  ["n8n's own cloud, patients' data", "n8n’s own cloud, patients’ data"],
  [
    `"Is it large?" reads "{{ $('Order form').item }}"`,
    "“Is it large?” reads “{{ $('Order form').item }}”",
  ],
  ['It sends {"a":"b"}.', 'It sends {"a":"b"}.'],
  ['a 5" screen', 'a 5" screen'],
  [`"Ask" takes $("Today's order").item.json.a.`, `“Ask” takes $("Today's order").item.json.a.`],
  [`$('Today\\'s order').all() of n8n's own`, `$('Today\\'s order').all() of n8n’s own`],
  [
    `"A" compares {{ $json.a === "it's" ? ("b") : 'c' }} ("d")`,
    `“A” compares {{ $json.a === "it's" ? ("b") : 'c' }} (“d”)`,
  ],
  [`"A" holds {{ $json.a === "x" + … and "B"`, `“A” holds {{ $json.a === "x" + … and “B”`],
])("%s", (text, shown) => {
  expect(curlyQuotes(text)).toBe(shown);
});
