import { inbox } from "#content/accounts/admin.ts";
import { columnLabels, tableTitles, valueNotes, valueWords } from "#content/site/stored-labels.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SpamFinding } from "#features/contact/contract.ts";
import type { StoredRow } from "../../contract.ts";
import { addressesIn, addressOf, type Address } from "./address.ts";
import type { PersonRows } from "./person-store.ts";
import { personalColumns, readableColumns } from "./person-tables.ts";

export type Known = { address: Address; secret: string; templates: ReadonlyMap<string, string> };

/** Describes rows in words, by the titles of their tables, without empty and technical values. */
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

/** Finds the entry for the table's column, else the one for the column's name in any table. */
function of<Value>(words: Readonly<Record<string, Value>>, table: string, column: string) {
  return words[`${table.replace(/^\w+\./, "")}.${column}`] ?? words[column];
}

function readableValue(table: string, column: string, value: unknown, known: Known): unknown {
  if (column === "template_id") return known.templates.get(String(value)) ?? value;
  if (OF_MAIL.includes(column) && typeof value === "string") return withoutTeam(value, known);
  if (column === "spam_reasons" && Array.isArray(value)) return value.map(describeFinding);
  if (column === "action") return String(value).replaceAll("_", " ");
  if (typeof value === "boolean") return value ? valueNotes.yes : valueNotes.no;
  if (!readableColumns(table).includes(column)) return inBase64(String(value));
  const words = of(valueWords, table, column) ?? {};
  return typeof value === "string" && Object.hasOwn(words, value) ? words[value] : value;
}

/** PostgreSQL writes bytes into JSON in hexadecimal, after `\\x`. */
function inBase64(bytes: string): string {
  return Buffer.from(bytes.slice(2), "hex").toString("base64");
}

const OF_MAIL = ["recipient", "last_error"];

/**
 * Replaces the addresses of other people: emails about a person went to staff, whose addresses are not
 * the person's data.
 */
function withoutTeam(text: string, { address, secret }: Known): string {
  return addressesIn(text)
    .filter((found) => addressOf({ secret }, found)?.canonical !== address.canonical)
    .reduce((rest, found) => rest.replaceAll(found, valueNotes.team), text);
}

function describeFinding({ reason, points, found }: SpamFinding): string {
  const { reasons, finding, findingWith } = inbox.spam;
  const words = { reason: reasons[reason], points, found: found.join(", ") };
  return interpolate(found.length > 0 ? findingWith : finding, words);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
