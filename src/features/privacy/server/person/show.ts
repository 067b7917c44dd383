import { kinds, secrets, type StoredKind } from "#content/site/stored-data.ts";
import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import { copiesOfData } from "#platform/backup/forget-files.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import type { Platform } from "#platform/platform.ts";
import { inbox } from "#content/accounts/admin.ts";
import { columnLabels, tableTitles, valueNotes, valueWords } from "#content/site/stored-labels.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SpamFinding } from "#features/contact/contract.ts";
import type { PersonData, StoredPart, StoredRow } from "../../contract.ts";
import { ADDRESS, type Address, addressesIn, addressOf } from "./address.ts";
import { keptMailsOf } from "./kept-copies.ts";
import type { Located } from "./locate-store.ts";
import { findTitles, mentionsOf, rowsOf, type PersonRows } from "./person-store.ts";
import { describeStoredData } from "../stored-data.ts";
import { personalColumns, readableColumns } from "./person-tables.ts";

export async function show(
  platform: Platform,
  { address, located }: { address: Address; located: readonly Located[] },
): Promise<PersonData> {
  const mails = await keptMailsOf(platform, address);
  const rows = rowsOf(located);
  const templates = await findTitles(platform.database.db, rows);
  const known = { address, secret: platform.secret, templates };
  return {
    email: address.canonical,
    at: platform.now().toISOString(),
    stored: partsOf(rows, known),
    mails: mails.map(({ name, text }) => ({
      name,
      subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? "",
    })),
    mentions: mentionsOf(located).length,
    copies: copiesOfData(platform.config.dataDir).map(({ name, until }) => ({
      name,
      until: until.toISOString(),
    })),
  };
}

function partsOf(found: PersonRows, known: Known): StoredPart[] {
  const described = describeStoredData();
  return Object.entries<StoredKind>(kinds).flatMap(([kind, { what }]) => {
    const tables = Object.entries(found).filter(([table]) => annotations[table]?.kind === kind);
    const description = described.find((row) => row.what === what);
    if (tables.length === 0 || !description) return [];
    const { from, why, howLong } = description;
    return [{ what, from, why, howLong, tables: readable(Object.fromEntries(tables), known) }];
  });
}

type Known = { address: Address; secret: string; templates: ReadonlyMap<string, string> };

/** Replaces table and column names by titles and labels, and leaves out empty and technical values. */
export function readable(rows: PersonRows, known: Known): PersonRows {
  return Object.fromEntries(
    Object.entries(rows).map(([table, tableRows]) => [
      tableTitles[table] ?? table,
      tableRows.map((row) => readableRow(table, row, known)),
    ]),
  );
}

function readableRow(table: string, row: StoredRow, known: Known): StoredRow {
  const entries = personalColumns(table)
    .map((column) => [labelOf(table, column), readableValue(table, column, row[column], known)])
    .filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(entries) as StoredRow;
}

export function labelOf(table: string, column: string): string {
  return of(columnLabels, table, column) ?? column;
}

/**
 * Looks up a column in `entries`. An entry for the column of this table wins over an entry for columns of this name in
 * any table.
 */
function of<Value>(entries: Readonly<Record<string, Value>>, table: string, column: string) {
  return entries[`${table.replace(/^\w+\./, "")}.${column}`] ?? entries[column];
}

function readableValue(table: string, column: string, value: unknown, known: Known): unknown {
  if (value !== null && isSecret(table, column)) return privacyDesk.withheld;
  if (column === "template_id") return known.templates.get(String(value)) ?? value;
  if (OF_MAIL.includes(column) && typeof value === "string") return withoutTeam(value, known);
  if (column === "spam_reasons" && Array.isArray(value)) return value.map(describeFinding);
  if (column === "action") return String(value).replaceAll("_", " ");
  if (typeof value === "boolean") return value ? valueNotes.yes : valueNotes.no;
  if (!readableColumns(table).includes(column)) return inBase64(String(value));
  const texts = of(valueWords, table, column) ?? {};
  return typeof value === "string" && Object.hasOwn(texts, value) ? texts[value] : value;
}

/** Whether a column contains secrets, such as password hashes, which are not shown. */
function isSecret(table: string, column: string): boolean {
  const held = annotations[table]?.columns[column];
  return secrets.some((word) => word === held);
}

/** Converts bytes to Base64. PostgreSQL's JSON contains the bytes in hexadecimal after `\\x`. */
function inBase64(bytes: string): string {
  return Buffer.from(bytes.slice(2), "hex").toString("base64");
}

const OF_MAIL = ["recipient", "last_error"];

/**
 * Replaces all email addresses in a text except those of the person, because emails about a person also contain
 * addresses of staff.
 */
function withoutTeam(text: string, { address, secret }: Known): string {
  const isTheirs = (found: string) =>
    addressesIn(found).some((one) => addressOf({ secret }, one)?.canonical === address.canonical);
  return text.replace(ADDRESS, (found) => (isTheirs(found) ? found : valueNotes.team));
}

function describeFinding({ reason, points, found }: SpamFinding): string {
  const { reasons, finding, findingWith } = inbox.spam;
  const values = { reason: reasons[reason], points, found: found.join(", ") };
  return interpolate(found.length > 0 ? findingWith : finding, values);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
