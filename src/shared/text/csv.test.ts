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
  ["a;=1+1", `"a;'=1+1"`],
  ["a\r\n- b", `"a\r\n'- b"`],
  ['a; "＠b', `"a; ""'＠b"`],
  ['say "yes", or\r\nno', `"say ""yes"", or\r\nno"`],
  [null, '""'],
])("%j is written as text", (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});

const withoutMarks = (text: string) => text.replaceAll("'", "");

function read(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g)].map(([, value = ""]) =>
    value.replaceAll('""', '"'),
  );
}

test("every value is read back unchanged, apart from the quote that marks it as text", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (values) => {
      const back = read(csvLine(values));
      expect(back.map(withoutMarks)).toEqual(values.map(withoutMarks));
      expect(back.some((value) => /^\s*[=+\-@]/.test(value))).toBe(false);
    }),
  );
});

const HOSTILE = fc.stringMatching(/^[=+\-@＝＋－＠;,\r\n\t "'a]{1,12}$/u);

test("no cell begins with a formula in a program with the separator `;`", () => {
  fc.assert(
    fc.property(fc.array(HOSTILE, { minLength: 1, maxLength: 3 }), (values) => {
      const line = csvLine(values);
      expect(read(line).map(withoutMarks)).toEqual(values.map(withoutMarks));
      const cells = line.split(/[;\r\n]/);
      expect(cells.filter((cell) => /^["\s]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
