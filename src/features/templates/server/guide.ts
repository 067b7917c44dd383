import MarkdownIt from "markdown-it";

// Markup in a guide stays text, and only http, https, mailto and the like become links.
const markdown = new MarkdownIt("commonmark", { html: false }).enable("table").disable("image");
const { rules } = markdown.renderer;

// What may be wider than the page scrolls by itself, also by keyboard.
rules["table_open"] = () => '<div class="guide-wide" tabindex="0"><table>';
rules["table_close"] = () => "</table></div>";
rules["fence"] = (tokens, index) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? "")}</code></pre>`;

/** A template's configuration.md without its title: wherever it is shown, that stands above it. */
export function withoutTitle(guide: string): string {
  return guide.replace(/^# .*\n+/, "");
}

/** One line of a guide as safe HTML. */
export function lineHtml(line: string): string {
  return markdown.renderInline(line);
}

/**
 * A template's configuration.md as HTML that is safe to put on a page, below the page's own
 * headings: without its title, and each heading one level lower.
 */
export function guideHtml(guide: string): string {
  const tokens = markdown.parse(withoutTitle(guide), {});
  for (const token of tokens) {
    const level = /^h([1-5])$/.exec(token.tag)?.[1];
    if (level) token.tag = `h${Number(level) + 1}`;
  }
  return markdown.renderer.render(tokens, markdown.options, {});
}
