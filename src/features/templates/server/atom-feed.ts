import { templates as content } from "#content/pages/templates.ts";
import { brand } from "#content/site/brand.ts";
import { escapeMarkup } from "#shared/text/escape-markup.ts";
import { importPath, templatePath } from "#shared/template-addresses.ts";
import type { Template } from "../contract.ts";

/** Writes an Atom feed (RFC 4287) with links to further pages (RFC 5005). */
export function atomFeed(templates: Template[], next: string | null, origin: string): string {
  const self = `${origin}/templates.atom`;
  const newest = templates
    .map((template) => template.updated_at)
    .toSorted()
    .at(-1);
  const entries = templates.map((template) => {
    const url = `${origin}${templatePath(template.slug)}`;
    return `<entry>
<id>urn:uuid:${template.id}</id>
<title>${escapeMarkup(template.title)}</title>
<link href="${escapeMarkup(url)}"/>
<link rel="enclosure" type="application/json" href="${escapeMarkup(`${origin}${importPath(template.slug)}`)}"/>
<published>${iso(template.created_at)}</published>
<updated>${iso(template.updated_at)}</updated>
${template.category.map((name) => `<category term="${escapeMarkup(name)}"/>`).join("")}
<summary>${escapeMarkup(template.summary)}</summary>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeMarkup(self)}</id>
<title>${escapeMarkup(content.title)}</title>
<subtitle>${escapeMarkup(content.description)}</subtitle>
<author><name>${escapeMarkup(brand.name)}</name></author>
<link rel="self" href="${escapeMarkup(self)}"/>
<link href="${escapeMarkup(`${origin}/templates`)}"/>
${next ? `<link rel="next" href="${escapeMarkup(`${self}?after=${encodeURIComponent(next)}`)}"/>\n` : ""}<updated>${newest ? iso(newest) : "1970-01-01T00:00:00.000Z"}</updated>
${entries.join("\n")}
</feed>
`;
}

function iso(timestamp: string): string {
  return new Date(timestamp).toISOString();
}
