/** The limit a page is compared to: its text and CSS without scripts, pictures and fonts. */
export function staticPage(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*>/g, "")
    .replace(/<(svg|video|canvas)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(?:img|source)\b[^>]*>/g, "")
    .replace(/@font-face\{[^}]*\}/g, "");
}
