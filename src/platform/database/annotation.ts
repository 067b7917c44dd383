import { getTableConfig, type PgColumnBuilderBase, type PgTable } from "drizzle-orm/pg-core";
import type { retention } from "#content/site/privacy.ts";
import type { Datum, Kind } from "#content/site/stored-data.ts";

export type Period = keyof typeof retention;

/**
 * Rule for old rows: deletes rows older than the period, or changes them by `set`. All fields are SQL over the
 * table's columns.
 */
export type Forgetting = {
  period: Period;
  /** A moment; see `endOf` for days. */
  since: string;
  while?: string;
  set?: string;
};

export type Link = { column: string; of: string; key?: string };

/** Facts about a table as a whole. */
export type TableData = {
  /** Purpose, source and name, in words. Missing: the table is of no interest to anybody. */
  kind?: Kind;
  /** Whose row it is: any of these. Missing: nobody can tell. */
  person?: {
    address?: readonly string[];
    /** Columns with the keyed hash of an address (`emailHash`). */
    hash?: readonly string[];
    links?: readonly Link[];
    mention?: true;
  };
  /** Shown and given out, but not erased with the person, whom the row protects. */
  outlivesErasure?: true;
  /** No address can stand in the table: none is looked for, however many rows there are. */
  namesNobody?: true;
  /** Missing: the row stays until the code that made it deletes it. */
  forget?: readonly Forgetting[];
};

/** Content of a column: a word of content/site/stored-data.ts, or expressly no personal data. */
export type ColumnData = Datum | "not personal";

export type TableAnnotation = TableData & { columns: Readonly<Record<string, ColumnData>> };

export type Annotations = Readonly<Record<string, TableAnnotation>>;

const ofColumns = new WeakMap<object, ColumnData>();
const ofTables = new WeakMap<PgTable, TableData>();

/** Annotates a column of a schema file with what it holds of a person. @throws Error for a shared builder */
export function holds<Builder extends PgColumnBuilderBase>(what: Datum, column: Builder): Builder {
  return mark(what, column);
}

/** Annotates columns of a schema file that hold nothing of anybody. @throws Error for a shared builder */
export function notPersonal<Columns extends Record<string, PgColumnBuilderBase>>(
  columns: Columns,
): Columns {
  for (const column of Object.values(columns)) mark("not personal", column);
  return columns;
}

function mark<Builder extends object>(what: ColumnData, column: Builder): Builder {
  if (ofColumns.has(configOf(column))) throw new Error("Two columns are made by one builder.");
  ofColumns.set(configOf(column), what);
  return column;
}

/** Drizzle makes a column with the configuration of its builder: the one object that both have. */
function configOf(column: object): object {
  return (column as { config: object }).config;
}

export function annotate(table: PgTable, data: TableData): void {
  ofTables.set(table, data);
}

/** A column without an annotation is missing. @returns the table's name with its schema, and its annotation */
export function annotationOf(table: PgTable): [name: string, TableAnnotation] {
  const { name, schema = "public", columns } = getTableConfig(table);
  const annotated = columns.flatMap((column) => {
    const what = ofColumns.get(configOf(column));
    return what ? [[column.name, what] as const] : [];
  });
  return [`${schema}.${name}`, { ...ofTables.get(table), columns: Object.fromEntries(annotated) }];
}

/** A stored day counts as its end, UTC. */
export function endOf(day: string): string {
  return `((${day} + 1)::timestamp at time zone 'UTC')`;
}
