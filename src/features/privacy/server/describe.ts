import { privacyDesk as words } from "#content/accounts/privacy-desk.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { ErasureResult, KeptCopy, PersonData, StoredRow } from "../contract.ts";

export function describePerson({ email, stored, mails, mentions, copies }: PersonData): string {
  const lines = stored.flatMap(({ what, from, why, howLong, tables }) => [
    `${what} (${Object.values(tables).flat().length})`,
    `  ${from} ${why} ${howLong}.`,
    ...Object.values(tables).flat().map(describeRow),
  ]);
  if (mails.length > 0) {
    lines.push(`${words.mails} (${mails.length})`, ...mails.map(({ name }) => `  - ${name}`));
  }
  if (mentions > 0) lines.push(interpolate(words.mentions, { count: mentions }));
  if (lines.length === 0) lines.push(words.nothing);
  return [email, "", ...lines, ...copyLines(copies)].join("\n");
}

function describeRow(row: StoredRow): string {
  const lines = Object.entries(row).map(
    ([label, value]) => `${label}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return `  - ${lines.join("\n    ")}`;
}

export function describeErasure({ erased: counts, copies, wiped }: ErasureResult): string {
  const erased = counts.map(({ what, count }) => `  ${what}: ${count}`);
  return [
    erased.length > 0 ? words.erased : words.nothingErased,
    ...erased,
    words.wiped[wiped],
    ...copyLines(copies),
  ].join("\n");
}

function copyLines(copies: readonly KeptCopy[]): string[] {
  if (copies.length === 0) return [];
  return [words.copies, ...copies.map(({ name, until }) => `  ${name}: ${until.slice(0, 10)}`)];
}
