import MarkdownIt from "markdown-it";

// Markup in a guide stays text, and only http, https, mailto and the like become links.
const markdown = new MarkdownIt("commonmark", { html: false }).enable("table").disable("image");
const { rules } = markdown.renderer;

// What may be wider than the page scrolls by itself, also by keyboard.
rules["table_open"] = () => '<div class="guide-wide" tabindex="0"><table>';
rules["table_close"] = () => "</table></div>";
rules["fence"] = (tokens, index) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? "")}</code></pre>`;

/**
 * A template's configuration.md as HTML that is safe to put on a page. Its title is left out and
 * its headings stand one level lower: the page has both already.
 */
export function guideHtml(guide: string): string {
  const tokens = markdown.parse(guide, {});
  const end = tokens[0]?.tag === "h1" ? 3 : 0;
  const rest = tokens.slice(end);
  for (const token of rest) {
    const level = /^h([1-5])$/.exec(token.tag)?.[1];
    if (level) token.tag = `h${Number(level) + 1}`;
  }
  return markdown.renderer.render(rest, markdown.options, {});
}
