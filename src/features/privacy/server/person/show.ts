import { kinds, secrets, type StoredKind } from "#content/site/stored-data.ts";
import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import { copiesOfData } from "#platform/backup/forget-files.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { PersonData, StoredPart, StoredRow } from "../../contract.ts";
import type { Address } from "./address.ts";
import { keptMailsOf } from "./kept-copies.ts";
import { locate } from "./locate-store.ts";
import { findTitles, mentionsOf, rowsOf, type PersonRows } from "./person-store.ts";
import { readable, type Known } from "./readable.ts";
import { describeStoredData } from "../stored-data.ts";

export async function show(platform: Platform, address: Address): Promise<PersonData> {
  const { db } = platform.database;
  const mails = await keptMailsOf(platform, address);
  const found = await locate(db, address);
  const known = { address, secret: platform.secret, templates: await findTitles(db) };
  return {
    email: address.canonical,
    at: platform.now().toISOString(),
    stored: partsOf(withheldRows(rowsOf(found)), known),
    mails: mails.map(({ name, text }) => ({
      name,
      subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? "",
    })),
    mentions: mentionsOf(found).length,
    copies: copiesOfData(platform.config.dataDir).map(({ name, until }) => ({
      name,
      until: until.toISOString(),
    })),
  };
}

/** Returns all stored rows of a person, without secrets such as password hashes. */
export async function findStored(db: Db, address: Address): Promise<PersonRows> {
  return withheldRows(rowsOf(await locate(db, address)));
}

function withheldRows(rows: PersonRows): PersonRows {
  return Object.fromEntries(
    Object.entries(rows).map(([table, own]) => [table, own.map((row) => withheld(table, row))]),
  );
}

function partsOf(found: PersonRows, known: Known): StoredPart[] {
  const described = describeStoredData();
  return Object.entries<StoredKind>(kinds).flatMap(([kind, { what }]) => {
    const tables = Object.entries(found).filter(([table]) => annotations[table]?.kind === kind);
    const words = described.find((row) => row.what === what);
    if (tables.length === 0 || !words) return [];
    const { from, why, howLong } = words;
    return [{ what, from, why, howLong, tables: readable(Object.fromEntries(tables), known) }];
  });
}

function withheld(table: string, row: StoredRow): StoredRow {
  const columns = annotations[table]?.columns ?? {};
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value !== null && secrets.some((word) => word === columns[column])
        ? privacyDesk.withheld
        : value,
    ]),
  );
}
