import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt("commonmark", { html: false }).disable("image");

/** Renders one line of Markdown as HTML that is safe to put on a page. */
export function inlineHtml(text: string): string {
  return markdown.renderInline(text);
}
