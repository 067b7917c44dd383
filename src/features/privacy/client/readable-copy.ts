import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { brand } from "#content/site/brand.ts";
import { escapeMarkup } from "#shared/text/escape-markup.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { PersonData, StoredPart, StoredRow } from "../contract.ts";

const STYLE =
  "body{max-width:48rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}" +
  "dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;margin:1rem 0;padding-top:1rem;border-top:1px solid #999}" +
  "dt{color:#544d63}dd{margin:0;white-space:pre-wrap}@media(max-width:30rem){dl{display:block}}";

/** Writes all data about a person as an HTML page that loads no other files. */
export function readableCopy({ email, at, stored, mails, mentions, copies }: PersonData): string {
  const title = interpolate(content.found, { email });
  const parts = [
    `<h1>${escapeMarkup(title)}</h1>`,
    paragraph(`${brand.name}, ${formatDateTime(at)}`),
    ...stored.map(partOf),
    ...listOf(
      content.mails,
      mails.map(({ name, subject }) => subject || name),
    ),
    mentions > 0 ? paragraph(interpolate(content.mentions, { count: mentions })) : "",
    ...listOf(
      content.copies,
      copies.map(({ until }) => interpolate(content.copyUntil, { date: formatDateTime(until) })),
    ),
    stored.length + mails.length + mentions === 0 ? paragraph(content.nothing) : "",
  ];
  return `<!DOCTYPE html><html lang="${brand.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head><body>${parts.join("")}</body></html>`;
}

function partOf({ what, why, from, howLong, tables }: StoredPart): string {
  const about = { [content.why]: why, [content.from]: from, [content.howLong]: howLong };
  const rows = Object.entries(tables).map(
    ([title, tableRows]) => `<h3>${escapeMarkup(title)}</h3>${tableRows.map(rowOf).join("")}`,
  );
  return `<h2>${escapeMarkup(what)}</h2>${rowOf(about)}${rows.join("")}`;
}

function rowOf(row: StoredRow): string {
  const lines = Object.entries(row).map(
    ([label, value]) =>
      `<dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(readableText(value))}</dd>`,
  );
  return `<dl>${lines.join("")}</dl>`;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

export function readableText(value: unknown): string {
  if (Array.isArray(value)) return value.map(readableText).join("\n");
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([name, each]) => `${name}: ${readableText(each)}`);
    return entries.join(", ");
  }
  if (typeof value !== "string") return JSON.stringify(value);
  return MOMENT.test(value) ? formatDateTime(value) : value;
}

function listOf(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  const list = items.map((item) => `<li>${escapeMarkup(item)}</li>`);
  return [paragraph(title), `<ul>${list.join("")}</ul>`];
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`;
}
