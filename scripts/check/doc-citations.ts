import { globSync, readFileSync } from "node:fs";

const PAGE = "docs/product.md";
const SOURCES = [
  "{src,packages,content,scripts,tools,tests}/**/*.{ts,tsx,mjs,css,sql,md}",
  "*.{ts,md}",
  "docs/**/*.md",
];
/**
 * Paths that are not checked: installed packages, and this check itself with its test, whose citations are examples.
 */
const EXCEPT = /(?:^|\/)(?:node_modules|doc-citations(?:\.test)?\.ts)(?:\/|$)/;

const NUMBERS = String.raw`\d+(?:(?:, | and | to )\d+)*`;
const SECTION = new RegExp(
  String.raw`(RFC \d+, |[\w./-]+\.md\S?, )?\bsections? (\d+\.[\d.]+|${NUMBERS})(?:, rows? (${NUMBERS}))?`,
  "gi",
);
const DECISION = new RegExp(String.raw`\bdecisions? (${NUMBERS})`, "gi");
const OF_THE_PAGE = /^docs\/product\.md`?, $/;
/** Matches the words "product spec". No document of this name is in the repository, so no text may cite it. */
const NOWHERE = /\bproduct spec\b/gi;
/**
 * Matches files in which "section 7" without the name of a document means section 7 of docs/product.md: docs/product.md
 * itself, and SQL migrations, which must not be changed.
 */
const BARE = /\.sql$|^docs\/product\.md$/;

type Citable = { sections: number[]; rows: number[]; decisions: number[] };

/**
 * Lists the numbers of sections, rows and decisions that other files may cite.
 * @param page - text of docs/product.md with its headings (`## 7. …`), decisions (`21. **…`) and rows (`| 3 | …`)
 */
export function citable(page: string): Citable {
  const numbers = (pattern: RegExp) => [...page.matchAll(pattern)].map((match) => Number(match[1]));
  return {
    sections: numbers(/^## (\d+)\. /gm),
    rows: numbers(/^\| (\d+) \|/gm),
    decisions: numbers(/^(\d+)\. \*\*/gm),
  };
}

/**
 * Finds citations of sections and decisions that do not exist.
 * @param bare - whether "section 5" means section 5 of docs/product.md even if no document is named
 */
export function deadCitations(text: string, known: Citable, bare = false): string[] {
  const unwrapped = text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, " ");
  const dead: string[] = [];
  for (const [
    citation,
    document = bare ? `${PAGE}, ` : "",
    sections = "",
    rows = "",
  ] of unwrapped.matchAll(SECTION)) {
    if (document.startsWith("RFC ")) continue;
    const leads =
      OF_THE_PAGE.test(document) &&
      listed(sections).every((section) => known.sections.includes(section)) &&
      listed(rows).every((row) => known.rows.includes(row));
    if (!leads) dead.push(citation);
  }
  for (const [citation, decisions = ""] of unwrapped.matchAll(DECISION)) {
    if (!listed(decisions).every((decision) => known.decisions.includes(decision)))
      dead.push(citation);
  }
  if (!bare) dead.push(...[...unwrapped.matchAll(NOWHERE)].map(([citation]) => citation));
  return dead;
}

/** Finds citations of docs/product.md that lead nowhere, as `file: citation`. */
export function brokenCitations(): string[] {
  const known = citable(readFileSync(PAGE, "utf8"));
  return globSync(SOURCES)
    .filter((path) => !EXCEPT.test(path))
    .flatMap((path) =>
      deadCitations(readFileSync(path, "utf8"), known, BARE.test(path)).map(
        (citation) => `${path}: ${citation}`,
      ),
    );
}

/** Turns "2, 14 to 16 and 20" into 2, 14, 15, 16, 20. */
function listed(numbers: string): number[] {
  return numbers
    .split(/, | and /)
    .filter((part) => part !== "")
    .flatMap((part) => {
      const [first = NaN, last = first] = part.split(" to ").map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
}
