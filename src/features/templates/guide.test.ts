import { expect, test } from "vitest";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { guideHtml, readConditions } from "./server/guide.ts";

test("the guide's title is left out and its headings stand one level lower", () => {
  expect(guideHtml("# Title\n\n## Test it\n\nIt *works*.\n\n### More")).toBe(
    "<h3>Test it</h3>\n<p>It <em>works</em>.</p>\n<h4>More</h4>\n",
  );
});

test("rarely needed parts are folded, and the list of values is left out, because the page has its own", () => {
  const guide =
    "## Your values\n\n| a | b |\n| - | - |\n| `x` | y |\n\n## Adapt it\n\nAs you like.";
  expect(guideHtml(guide)).toBe(
    "<details><summary><h3>Adapt it</h3></summary><p>As you like.</p>\n</details>\n",
  );
  expect(guideHtml("## Your values\n\nKeep them short.\n\n| a | b |\n| - | - |\n")).toBe(
    "<h3>Your values</h3>\n<p>Keep them short.</p>\n",
  );
});

test("for whom a template is and what it needs is read for the page's head, and left out of the guide", () => {
  const needed = [
    "| Service | Plan | Used for |",
    "| --- | --- | --- |",
    "| n8n | any, reachable from the internet | – |",
    "| Cal.com | any with an API key | bookings |",
    "| Postgres | any version since 12 | rows |",
    "| Gmail | free; a company account is better | email |",
    "| Sheets | free | rows |",
    "| OpenAI | pay as you go; a cent each | texts |",
    "| Meta | an app with `WhatsApp` | messages |",
    "| Google | free; your business has to be verified | reviews |",
    "| Google, to answer | the same | answers |",
    "| Calendar | free for trying; for patients Workspace (from 7 dollars a month) | events |",
  ].join("\n");
  const guide = `# T\n\n## Who it is for\n\nHotels that *book*.\n\n## You need\n\n${needed}\n\n## Test it\n\nSo.\n`;
  expect(readConditions(guide)).toEqual({
    forWhom: "Hotels that <em>book</em>.",
    needs: [
      "n8n: reachable from the internet",
      "Cal.com: any with an API key",
      "Postgres: any version since 12",
      "Gmail",
      "Sheets",
      "OpenAI",
      "Meta: an app with <code>WhatsApp</code>",
      "Google: your business has to be verified",
      "Calendar: free for trying; for patients Workspace",
    ],
  });
  expect(guideHtml(guide)).not.toContain("Hotels");
  expect(readConditions("# Row of another program")).toEqual({ forWhom: "", needs: [] });
});

test.each(TEMPLATES)("the list of what %s needs has every service of the guide", ({ text }) => {
  const guide = text("configuration.md");
  const table = guide.split("\n## ").find((part) => part.startsWith("You need")) ?? "";
  const services = Array.from(table.matchAll(/^\| ([^|,]+)/gm), ([, name = ""]) => name.trim());
  expect(services.slice(0, 3)).toEqual(["Service", "---", "n8n"]);
  const listed = readConditions(guide).needs.map((need) => need.split(":")[0]);
  expect(listed).toEqual([...new Set(services.slice(2))]);
});

test.each(TEMPLATES)("no table in the guide of %s is so wide that it scrolls", ({ text }) => {
  const rows = text("configuration.md").match(/^\|.*\|$/gm) ?? [];
  expect(Math.max(...rows.map((row) => row.split(/(?<!\\)\|/).length - 2))).toBeLessThanOrEqual(4);
});

test("tables scroll by themselves, and code is shown unchanged", () => {
  expect(guideHtml("| a | b |\n| - | - |\n| 1 | `2` |")).toMatch(
    /^<div class="guide-wide"><table>.*<code>2<\/code>.*<\/table><\/div>$/s,
  );
  expect(guideHtml("```json\n<b>\n```")).toBe('<pre tabindex="0"><code>&lt;b&gt;\n</code></pre>');
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](vbscript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "![x](https://elsewhere.example/pixel.png)",
  '[x](https://a.example "onclick=alert(1)")',
])("%s adds no script and no resource to the page", (markdown) => {
  const html = guideHtml(markdown);
  expect(html).not.toMatch(/<(?:script|img|iframe)|href="(?:javascript|vbscript|data):/i);
});

test.each(TEMPLATES)("the page of %s has curly quotes outside of code", ({ text }) => {
  const html = guideHtml(text("configuration.md")).replaceAll(/<code>.*?<\/code>/gs, "");
  expect(html.match(/.{0,30}(?:&quot;|(?<=\p{L})'|'(?=\p{L})).{0,30}/gu)).toBeNull();
});
