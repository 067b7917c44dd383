import MarkdownIt from "markdown-it";

// In a guide, HTML is shown as text, and so is a link with an unsafe address, such as one that begins with
// "javascript:". Straight quotes become curly, except in code.
const markdown = new MarkdownIt("commonmark", { html: false, typographer: true })
  .enable(["table", "smartquotes"])
  .disable("image");
const { rules } = markdown.renderer;

// The element around a table has no `tabindex`, because a table of up to four columns fits in every window, and the Tab
// key should not stop at what does not scroll.
rules["table_open"] = () => '<div class="guide-wide"><table>';
rules["table_close"] = () => "</table></div>";
// In narrow windows, the cells of a row stand below each other, each with the name of its column, and cells that hold
// only a dash are hidden.
rules["td_open"] = (tokens, index) =>
  tokens[index + 1]?.content === "–"
    ? `<td class="max-sm:hidden!">`
    : `<td data-label="${columnOf(tokens, index)}">`;
rules["fence"] = (tokens, index) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? "")}</code></pre>`;

function columnOf(tokens: Token[], index: number): string {
  const row = tokens.findLastIndex(({ type }, place) => place < index && type === "tr_open");
  const before = tokens.slice(row, index).filter(({ type }) => type === "td_open").length;
  const table = tokens.findLastIndex(({ type }, place) => place < index && type === "table_open");
  const names = tokens
    .slice(table, index)
    .flatMap((token, place, all) =>
      token.type === "th_open" ? [all[place + 1]?.content ?? ""] : [],
    );
  return markdown.utils.escapeHtml(names[before] ?? "");
}

/** Removes the title from a guide, because every page shows the title above the guide. */
export function withoutTitle(guide: string): string {
  return guide.replace(/^# .*\n+/, "");
}

/** Renders one line of Markdown as safe HTML. */
export function lineHtml(line: string): string {
  return markdown.renderInline(line);
}

/** Headings of parts of a template's guide that readers seldom need. The page shows these parts folded. */
const FOLDED = [
  "What happens on errors",
  "Adapt it",
  "Data protection",
  "Problems and answers",
  "Tested with",
];
/** Heading of a part of a guide. The table in this part is left out, because the page itself lists the values. */
const VALUES = "Your values";
const FOR_WHOM = "Who it is for";
/** Headings of parts that `guideHtml` leaves out, because the top of the page says the same. */
const IN_HEAD = ["What it does", FOR_WHOM];

/** Renders a guide as safe HTML, its headings one level lower, without the parts that the page shows elsewhere. */
export function guideHtml(guide: string): string {
  const tokens = markdown.parse(withoutTitle(guide), {});
  return partsOf(tokens).map(partHtml).join("");
}

type Token = ReturnType<typeof markdown.parse>[number];

/** Splits a guide into parts. Each part starts with a heading of level 2, except the text before the first one. */
function partsOf(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === "heading_open" && token.tag === "h2") parts.push([]);
    parts.at(-1)?.push(token);
  }
  return parts;
}

/** Renders one part of a guide without its heading. @returns "" if the guide has no such part */
export function guidePartHtml(guide: string, title: string): string {
  const part = partsOf(markdown.parse(guide, {})).find(([, name]) => name?.content === title);
  return part ? markdown.renderer.render(part.slice(HEADING), markdown.options, {}) : "";
}

/**
 * Matches plans in the guide's table "You need" that nearly everybody has or gets at once, such as "free". The page
 * leaves these plans out.
 */
const NO_CONDITION =
  /^(?:free|any|the same|an account with credit|pay as you go|free; a company account is better|pay as you go; .*\bcents?\b.*)$/;
/**
 * Matches what the page leaves out of the plan that a service needs: "any" or "free" at the beginning, and a price,
 * which the page shows elsewhere.
 */
const NO_PART = /^(?:any[,;]|free;) | \(from [^)]*\)/g;

/** @returns HTML. `needs`: every required service, such as "n8n: reachable from the internet" and "Gmail" */
export function readConditions(guide: string): { forWhom: string; needs: string[] } {
  const [head = "", , ...rows] =
    guide.match(/(?<=^## You need\n+)(?:\|.*\n)+/m)?.[0].split("\n") ?? [];
  const needs = new Map<string, string>();
  for (const row of head === "" ? [] : rows) {
    const [, name = "", plan = ""] = row.split("|").map((cell) => cell.trim());
    // A second connection to the same service has a row such as "Jotform, to fetch". Only the text before the comma is
    // the name.
    const [service = ""] = name.split(",");
    if (service === "" || needs.has(service)) continue;
    const condition = NO_CONDITION.test(plan) ? "" : `: ${plan.replace(NO_PART, "")}`;
    needs.set(service, lineHtml(`${service}${condition}`));
  }
  return {
    forWhom: guidePartHtml(guide, FOR_WHOM).replace(/^<p>(.*)<\/p>\n$/s, "$1"),
    needs: [...needs.values()],
  };
}

function partHtml(part: Token[]): string {
  const title = part[1]?.content ?? "";
  if (IN_HEAD.includes(title)) return "";
  const shown = title === VALUES ? withoutTables(part) : part;
  if (title === VALUES && shown.length <= HEADING) return "";
  for (const token of shown) {
    const level = /^h([1-5])$/.exec(token.tag)?.[1];
    if (level) token.tag = `h${Number(level) + 1}`;
  }
  const html = (some: Token[]) => markdown.renderer.render(some, markdown.options, {});
  if (!FOLDED.includes(title)) return html(shown);
  return `<details><summary>${html(shown.slice(0, HEADING)).trim()}</summary>${html(shown.slice(HEADING))}</details>\n`;
}

const HEADING = 3;

function withoutTables(tokens: Token[]): Token[] {
  let inside = false;
  return tokens.filter(({ type }) => {
    if (type === "table_open") inside = true;
    const isShown = !inside;
    if (type === "table_close") inside = false;
    return isShown;
  });
}
