import { retention, type StoredData } from "#content/site/privacy.ts";
import { data, kinds, type Kind, type StoredKind } from "#content/site/stored-data.ts";
import type { Period } from "#platform/database/annotation.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";
import { interpolate } from "#shared/text/interpolate.ts";

/**
 * Describes all kinds of stored data, for the privacy page. The descriptions come from the annotations of the tables'
 * columns.
 */
export function describeStoredData(): StoredData[] {
  return Object.entries<StoredKind>(kinds).map(
    ([kind, { what, note = "", from, why, howLong }]) => ({
      what,
      contains: [listOf(wordsOf(kind as Kind)), note].filter(Boolean).join(" "),
      from,
      why,
      howLong: howLong ? interpolate(howLong, retention) : periodOf(kind as Kind),
    }),
  );
}

function wordsOf(kind: Kind): string[] {
  const tables = Object.values(annotations).filter((table) => table.kind === kind);
  const held = new Set<string>(tables.flatMap(({ columns }) => Object.values(columns)));
  const labels = Object.entries(data).flatMap(([word, text]) => (held.has(word) ? [text] : []));
  return [...new Set(labels)];
}

function listOf(labels: readonly string[]): string {
  const list = labels.join(", ");
  return list && `${list.charAt(0).toUpperCase()}${list.slice(1)}.`;
}

function periodOf(kind: Kind): string {
  const table = Object.values(annotations).find((each) => each.kind === kind && each.forget);
  const period = table?.forget?.[0]?.period;
  return period ? `${retention[period]} ${unitOf(period)}` : "";
}

function unitOf(period: Period): string {
  return /(?:Months|Days|Hours)$/.exec(period)?.[0].toLowerCase() ?? "";
}
