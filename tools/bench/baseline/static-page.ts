/**
 * The limit a page is compared to: its own text and inlined CSS without any script, picture or
 * font, so that the browser has nothing to wait for.
 * @param html the page as it is served
 */
export function staticPage(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*>/g, "")
    .replace(/<(svg|video|canvas)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(?:img|source)\b[^>]*>/g, "")
    .replace(/@font-face\{[^}]*\}/g, "");
}
