import { expect, onTestFinished, test } from "vitest";
import { brand } from "#content/site/brand.ts";
import { applyBrand } from "#shared/business/apply-brand.ts";
import { contrast } from "#shared/readable-color.ts";
import { writeLetter } from "./write-letter.ts";
import type { Letter } from "./letter.ts";

const LETTER: Letter = {
  to: "ada@example.com",
  subject: "Hello",
  blocks: [
    "A first\nparagraph.",
    { facts: [["Name", "Ada"]] },
    { quote: "What she wrote." },
    { link: "https://www.example.com/a?b=1&c=2", label: "Open it" },
    { code: "123456", label: "Or type:" },
    { items: [{ title: "One", text: "of two", link: "https://www.example.com/1" }] },
  ],
};

const wordsOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("text and HTML say the same", async () => {
  const { text, html = "" } = await writeLetter(LETTER);
  for (const part of ["A first", "paragraph.", "Name", "Ada", "What she wrote.", "Open it"]) {
    expect(text).toContain(part);
    expect(wordsOf(html)).toContain(part);
  }
  for (const part of ["123456", "Or type:", "One", "of two", brand.name, brand.email.hello]) {
    expect(text).toContain(part);
    expect(wordsOf(html)).toContain(part);
  }
  expect(text).toContain("\nhttps://www.example.com/a?b=1&c=2\n");
  expect(html).toContain('href="https://www.example.com/a?b=1&amp;c=2"');
});

test("a visitor's text becomes no markup", async () => {
  const hostile = `<img src=x onerror="alert(1)"></style><script>alert(1)</script>`;
  const { html = "", text } = await writeLetter({
    ...LETTER,
    subject: hostile,
    blocks: [
      hostile,
      { quote: hostile },
      { facts: [[hostile, hostile]] },
      { items: [{ title: hostile, text: hostile }] },
    ],
  });
  expect(html).not.toContain("<img");
  expect(html).not.toContain("<script");
  expect(html.split("</style>")).toHaveLength(2);
  expect(text).toContain(hostile);
});

test("a letter follows the reader's color scheme, and a long name does not make it wider", async () => {
  const { html = "" } = await writeLetter({ ...LETTER, blocks: ["x".repeat(10_000)] });
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain("prefers-color-scheme: dark");
  expect(html).toContain("overflow-wrap:anywhere");
});

test("buttons and links have the business's own color, readable in both themes", async () => {
  applyBrand({ accent: { dark: "#7fd1ff", light: "#00538a" } });
  onTestFinished(() => applyBrand({}));
  const { html = "" } = await writeLetter(LETTER);
  expect(html).not.toMatch(/#7421d6|#c29bff/i);
  expect(html).toMatch(/<a(?=[^>]*class="button")[^>]*background:\s*#00538a/);
  expect(html).toContain(".button { background: #7fd1ff !important; color: #17131f !important; }");
  // The site checks an accent color only on the background of pages. On emails, its contrast must not be lower.
  expect(contrast("#00538a", "#ffffff")).toBeGreaterThanOrEqual(contrast("#00538a", "#ebe7f2"));
  expect(contrast("#7fd1ff", "#17131f")).toBeGreaterThanOrEqual(contrast("#7fd1ff", "#221e2d"));
});
