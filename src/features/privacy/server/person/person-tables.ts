import { binary } from "#content/site/stored-data.ts";
import { annotations } from "#platform/database/personal-data/annotations.ts";

/** Names of the tables with personal data. A table comes before the tables to which its rows refer. */
export const personTables: readonly string[] = inOrder();

export const erasedTables = personTables.filter((table) => !annotations[table]?.outlivesErasure);

export function personalColumns(table: string): string[] {
  const { columns = {}, namesNobody } = annotations[table] ?? {};
  if (namesNobody) return [];
  return Object.entries(columns)
    .filter(([, column]) => column !== "not personal")
    .map(([name]) => name);
}

/** Columns with personal data in readable form. Only these columns can contain an email address. */
export function readableColumns(table: string): string[] {
  const { columns = {} } = annotations[table] ?? {};
  return personalColumns(table).filter((name) => !binary.some((word) => word === columns[name]));
}

function inOrder(): string[] {
  const pointedTo: string[] = [];
  const visit = (table: string) => {
    if (pointedTo.includes(table)) return;
    for (const { of } of annotations[table]?.person?.links ?? []) visit(of);
    pointedTo.push(table);
  };
  for (const [table, { person }] of Object.entries(annotations)) if (person) visit(table);
  return pointedTo.toReversed();
}
