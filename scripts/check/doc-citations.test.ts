import { describe, expect, test } from "vitest";
import { citable, deadCitations } from "./doc-citations.ts";

const PAGE = `# Product

## 1. What it is

## 2. Pages

| # | call |
| --- | --- |
| 1 | one |
| 2 | two |

## Decisions

1. **One process.** Text.
2. **Two.** Text.
3. **Three.** Text.
`;
const known = citable(PAGE);

test("sections, rows and decisions of the page can be cited", () => {
  expect(known).toEqual({ sections: [1, 2], rows: [1, 2], decisions: [1, 2, 3] });
});

describe("a citation leads somewhere:", () => {
  test.each([
    "/** Sends it (docs/product.md, section 2, row 1; decision 3). */",
    "/**\n * Sends it (docs/product.md,\n * sections 1 and 2; decisions 1 to\n * 3). */",
    "// RFC 5321, section 4.5.3.1; RFC 4954, section 6",
    "See `docs/product.md`, section 2, rows 1 and 2, and decisions 1, 2 and 3.",
    "const section = 9; // the decision fell",
  ])("%j", (text) => {
    expect(deadCitations(text, known)).toEqual([]);
  });

  test("in a migration, which names no document", () => {
    expect(deadCitations("-- The product spec's columns (section 2).", known, true)).toEqual([]);
  });
});

describe("a citation leads nowhere:", () => {
  test.each([
    ["a section the page does not have", "docs/product.md, section 3"],
    ["one of several", "docs/product.md, sections 1 and 7"],
    ["a row its table does not have", "docs/product.md, section 2, row 11"],
    ["of no document", "section 2"],
    ["of another document", "docs/other.md, section 2"],
    ["a decision the page does not have", "decision 4"],
    ["the end of a range", "decisions 2 to 4"],
    ["a document without an address", "product spec"],
  ])("%s", (_, cited) => {
    expect(deadCitations(`/** A row (${cited}). */`, known)).toHaveLength(1);
  });

  test("if it extends over two lines", () => {
    expect(deadCitations("/**\n * A row (docs/product.md,\n * section\n * 8). */", known)).toEqual([
      "docs/product.md, section 8",
    ]);
  });

  test("in a migration", () => {
    expect(deadCitations("-- (section 9)", known, true)).toEqual(["section 9"]);
  });
});
