import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { Markdown } from "./markdown.tsx";

const html = (text: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).replaceAll(/ class="[^"]*"/g, "");

test.each([
  ["plain", "<p>plain</p>"],
  ["one\ntwo\n\nthree", "<p>one<br/>two</p><p>three</p>"],
  [
    "**bold** and *italic* and _so_",
    "<p><strong>bold</strong> and <em>italic</em> and <em>so</em></p>",
  ],
  ["2 * 3 * 4 and snake_case_name", "<p>2 * 3 * 4 and snake_case_name</p>"],
  ["`<b>`", "<p><code>&lt;b&gt;</code></p>"],
  ["- a\n- **b**", "<ul><li>a</li><li><strong>b</strong></li></ul>"],
  ["1. a\n2) b", "<ol><li>a</li><li>b</li></ol>"],
  [
    "| Task | Time |\n| --- | ---: |\n| **Mail** | 5 min |",
    "<table><thead><tr><th>Task</th><th>Time</th></tr></thead><tbody><tr><td><strong>Mail</strong></td><td>5 min</td></tr></tbody></table>",
  ],
  ["a | b", "<p>a | b</p>"],
  ["## Title", "<p><strong>Title</strong></p>"],
  [
    "```js\n<script>\n```\nafter",
    '<pre tabindex="0"><code>&lt;script&gt;</code></pre><p>after</p>',
  ],
  ["[116 123](tel:116123)", '<p><a href="tel:116123">116 123</a></p>'],
  ["[call us](tel:0900123456)", "<p>call us</p>"],
  ["[Templates](/templates)", '<p><a href="/templates" data-discover="true">Templates</a></p>'],
  ["unfinished **bold and [link](", "<p>unfinished **bold and [link](</p>"],
])("%j", (text, expected) => {
  expect(html(text)).toBe(expected);
});

test("web addresses open in a new tab without access to this page", () => {
  expect(html("See https://n8n.io/docs?a=1&b=2.")).toContain(
    '<a href="https://n8n.io/docs?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">',
  );
});

test.each([
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,hi)",
  "[x](vbscript:x)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](\\\\evil.example)",
  "![x](https://evil.example/pixel.png)",
  "[x](blob:https://evil.example/1)",
  "<a href='javascript:1'>x</a>",
])("hostile Markdown neither runs, loads nor leads away: %s", (text) => {
  expect(html(text)).not.toMatch(/<(?:a|img|script|iframe)\b/);
});

test("hostile text is parsed in linear time", () => {
  const spent = cpuTimeOf(() => {
    for (const part of ["|", "|-", "*", "_", "[", "`", "![", "](", "https://", "**a", "[a]("]) {
      html(part.repeat(4000 / part.length));
    }
  });
  expect(spent).toBeLessThan(3000);
});
