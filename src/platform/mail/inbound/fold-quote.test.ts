import { expect, test } from "vitest";
import { foldQuote } from "./fold-quote.ts";
import { textOfHtml } from "./html-text.ts";

test.each(
  Object.entries({
    "quoted below":
      "Yes.\n\nOn Mon, 23 Nov 2026 at 09:00, Wirewerk <a@b.c> wrote:\n> Tuesday?\n>\n> Alice",
    "quoted below, introduced over two lines":
      "Yes.\n\nOn Mon, 23 Nov 2026 at 09:00, Wirewerk\n<a@b.c> wrote:\n\n> Tuesday?",
    "quoted below in German":
      "Yes.\n\nAm 23.11.2026 um 09:00 schrieb Wirewerk <a@b.c>:\n> Dienstag?",
    "quoted above": "On 23/11/2026 09:00, Wirewerk wrote:\n> Tuesday?\n\nYes.",
    Outlook:
      "Yes.\n\n-----Original Message-----\nFrom: Wirewerk\nSent: Monday\nSubject: Your message\n\nTuesday?",
    "Outlook in German":
      "Yes.\n\nVon: Wirewerk <a@b.c>\nGesendet: Montag\nAn: Claudia\nBetreff: Ihre Nachricht\n\nDienstag?",
    "Outlook on the web":
      "Yes.\n\n________________________________\nFrom: Wirewerk\nTo: Claudia\nSubject: x\n\nTuesday?",
  }),
)("quoted text is separated from the reply: %s", (_, message) => {
  const { text, quoted } = foldQuote(message);
  expect(text).toBe("Yes.");
  expect(quoted).toMatch(/Tuesday|Dienstag/);
});

test.each([
  ["nothing is quoted", "Yes.\n\nOn Tuesday I am away. From: Vienna we come."],
  ["the answers stand between the quoted lines", "> Tuesday?\nYes.\n> At ten?\nAt eleven."],
  ["there is nothing but the quotation", "> Tuesday?"],
])("the text of the email stays complete if %s", (_, message) => {
  expect(foldQuote(message)).toEqual({ text: message, quoted: "" });
});

test("the text of HTML has its paragraphs, and marks its quotations", () => {
  const html = `<html><head><style>p{}</style></head><body><p>Gr&uuml;&szlig;e,<br>Ben &amp; Co &#8364;5</p><!-- > --><script>x</script>
    <div class="gmail_quote">On Monday Wirewerk wrote:<blockquote><p>Tuesday?</p><p>Alice</p></blockquote></div></body></html>`;
  const text = textOfHtml(html);
  expect(text).toBe("Grüße,\nBen & Co €5\n\nOn Monday Wirewerk wrote:\n> Tuesday?\n>\n> Alice");
  expect(foldQuote(text).text).toBe("Grüße,\nBen & Co €5");
});

test.each([
  ["<p>a < b</p><p>c</p>", "a < b\n\nc"],
  ["<p>We <3 it, and 5<6</p>", "We <3 it, and 5<6"],
  ["Is a < b right", "Is a < b right"],
  ["<<b>bold</b>", "<bold"],
  ["a<!-- x --><?y?></ >b<", "ab<"],
])("a “<” that begins no tag is text: %s", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  ["a head without an end", '<head><meta charset="utf-8"><title>Hi</title><body>Yes'],
  ["a head that is closed at once", "<html><head/><body>Yes</body></html>"],
])("the text behind %s is read", (_, html) => {
  expect(textOfHtml(html)).toBe("Yes");
});

test.each([
  ['<img alt="a > b">c', "c"],
  ["<a title='5 > 3' href = \"x>y\">c</a>", "c"],
  ['<a title="it\'s > that">c</a>', "c"],
  ['<p title="5>a', "a"],
  ["<p it's>a</p><p>b's > c</p>", "a\n\nb's > c"],
  ['a<!-- x=" -->b"', 'ab"'],
  ["<style>a<b{content:'<x y=\"'}</style>c", "c"],
  ["<script>if (a<b) x = '</p>'</SCRIPT >c", "c"],
])("a “>” in a quoted attribute ends no tag: %s", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  ["I&#146;m in &#x80;&nbsp;5", "I’m in € 5"],
  ["20&deg;C &frac12; &Ntilde; &trade;", "20°C ½ Ñ ™"],
  ["to&shy;day &unknown;", "today &unknown;"],
])("characters that HTML describes are read: %s", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  "<head><title/></head><body>Yes</body>",
  `<head><style type="text/css"/></head><body>Yes</body>`,
  `<script src="x.js" /><p>Yes</p>`,
  "<script src=x.js async/><p>Yes</p>",
  "<head><title>x</head><body>Yes",
  "<head><style>p{}<body class=x>Yes",
])("a title, style or script that is not closed hides no text: %s", (html) => {
  expect(textOfHtml(html)).toBe("Yes");
});

test.each([
  "<script src=https://x.de/>code()</script>Yes",
  "<style media=screen/>a{}</style>Yes",
  "<style media= />a{}</style>Yes",
])("a “/” at the end of a value without quotes closes no element: %s", (html) => {
  expect(textOfHtml(html)).toBe("Yes");
});

test("hostile HTML takes time that grows with its length only", () => {
  const began = performance.now();
  const tags = [
    "<p",
    '<p a="',
    "<p a=\"'>",
    "<p a= ",
    "<style>",
    "<style></style>",
    "<script></style>",
  ];
  for (const part of [
    "<",
    "<<a",
    "<!--",
    ...tags,
    "<blockquote>",
    "&#x",
    "> \n",
    "<p> ",
    "<p>&nbsp;",
  ])
    foldQuote(textOfHtml(part.repeat(200_000)));
  expect(performance.now() - began).toBeLessThan(10_000);
});

test.each([
  ["<p>Yes<!-- a note --!> please</p>", "Yes please"],
  ["<p>Yes<!--> please</p>", "Yes please"],
  ["<p>Yes<!---> please</p>", "Yes please"],
  ["<p>Yes<!--!> a note --> please</p>", "Yes please"],
  ["<p>Yes<!---!> a note --> please</p>", "Yes please"],
  ["<p>Yes<!-- see <!--!> please</p>", "Yes please"],
  ["<p>Yes<!-- a note > please</p>", "Yes"],
  ["<style><!-- p {} </style><p>Yes</p>", "Yes"],
])("a comment ends where it ends in a browser: %s", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

test.each([
  ["a long blank line", foldQuote, `a${" ".repeat(200_000)}b`],
  ["blank lines in a quotation", textOfHtml, `<blockquote>${"<br>".repeat(100_000)}a`],
  ["signs in a tag", textOfHtml, `<script ${"=/".repeat(200_000)}>`],
  ["slashes in a tag", textOfHtml, `<script ${"/".repeat(400_000)}>`],
  ["quotations in quotations", textOfHtml, "<blockquote>a".repeat(40_000)],
])("%s take little time and room", (_, read, text) => {
  const began = performance.now();
  expect(JSON.stringify(read(text)).length).toBeLessThan(10_000_000);
  expect(performance.now() - began).toBeLessThan(2000);
});
