import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", `"'=1+1"`],
  ["+49 30 1234", `"'+49 30 1234"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  [" =1", `"' =1"`],
  ["＝1", `"'＝1"`],
  ['say "yes", or\r\nno', `"say ""yes"", or\r\nno"`],
  [null, '""'],
])("%j is written as text", (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

/** As RFC 4180 has it. */
function read(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, value = ""]) =>
    value.replaceAll('""', '"'),
  );
}

test("whatever stands in it comes back, at most with the mark of text before it", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (values) => {
      const back = read(csvLine(values));
      expect(back.map((value, n) => (value === `'${values[n]}` ? values[n] : value))).toEqual(
        values,
      );
      expect(back.some((value) => /^\s*[=+\-@]/.test(value))).toBe(false);
    }),
  );
});
