import { kinds, secrets, type StoredKind } from "#content/site/stored-data.ts";
import { privacyDesk } from "#content/accounts/privacy-desk.ts";
import { copiesOfData } from "#platform/backup/forget-files.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import type { Platform } from "#platform/platform.ts";
import type { PersonData, StoredPart, StoredRow } from "../../contract.ts";
import type { Address } from "./address.ts";
import { keptMailsOf } from "./kept-copies.ts";
import { countMentions, findRows, type PersonRows } from "./person-store.ts";
import { describeStoredData } from "../stored-data.ts";

export async function show(platform: Platform, address: Address): Promise<PersonData> {
  const { db } = platform.database;
  const mails = await keptMailsOf(platform, address);
  return {
    email: address.canonical,
    at: platform.now().toISOString(),
    stored: partsOf(await findRows(db, address)),
    mails: mails.map(({ name, text }) => ({
      name,
      subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? "",
    })),
    mentions: await countMentions(db, address),
    copies: copiesOfData(platform.config.dataDir).map(({ name, until }) => ({
      name,
      until: until.toISOString(),
    })),
  };
}

/** In the order of the privacy page. */
function partsOf(found: PersonRows): StoredPart[] {
  const described = describeStoredData();
  return Object.entries<StoredKind>(kinds).flatMap(([kind, { what }]) => {
    const tables = Object.entries(found).filter(([table]) => annotations[table]?.kind === kind);
    const words = described.find((row) => row.what === what);
    if (tables.length === 0 || !words) return [];
    const { from, why, howLong } = words;
    const rows = tables.map(([table, own]) => [table, own.map((row) => withheld(table, row))]);
    return [{ what, from, why, howLong, tables: Object.fromEntries(rows) as StoredPart["tables"] }];
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
