import { getTableConfig, type PgColumnBuilderBase, type PgTable } from "drizzle-orm/pg-core";
import type { retention } from "#content/site/privacy.ts";
import type { Datum, Kind } from "#content/site/stored-data.ts";

export type Period = keyof typeof retention;

/** Rule for rows older than `period`: the nightly clean-up deletes them, or changes them if the rule has `set`. */
export type Forgetting = {
  period: Period;
  /** SQL for the time from which `period` is counted. For a column that contains only a day, use `endOf`. */
  since: string;
  while?: string;
  set?: string;
};

type Link = { column: string; of: string; key?: string };

type TableData = {
  /** Decides what the privacy page states about the rows. If undefined, the page leaves the table out. */
  kind?: Kind;
  /**
   * Columns by which a person's rows are found. With `mention`, rows whose texts contain the email address are found
   * too. If undefined, the rows belong to nobody.
   */
  person?: {
    address?: readonly string[];
    /** Columns with the keyed hash of an email address (`emailHash`). */
    hash?: readonly string[];
    links?: readonly Link[];
    mention?: true;
  };
  /** An erasure keeps these rows, because they protect the person: they stop emails to an address, for example. */
  outlivesErasure?: true;
  /** The table cannot contain an email address, so an erasure does not search it. */
  namesNobody?: true;
  /** Rules for old rows. If undefined, the feature that inserted the rows also deletes them. */
  forget?: readonly Forgetting[];
};

/** The data that a column stores: a key of content/site/stored-data.ts, or "not personal". */
type ColumnData = Datum | "not personal";

export type TableAnnotation = TableData & { columns: Readonly<Record<string, ColumnData>> };

export type Annotations = Readonly<Record<string, TableAnnotation>>;

const ofColumns = new WeakMap<object, ColumnData>();
const ofTables = new WeakMap<PgTable, TableData>();

/** Annotates a column with the personal data that it stores. @throws Error if the column is already annotated */
export function holds<Builder extends PgColumnBuilderBase>(what: Datum, column: Builder): Builder {
  return mark(what, column);
}

/** Annotates columns that store nothing about a person. @throws Error if a column is already annotated */
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

/** Annotations are looked up by `config`, because a column has the same `config` as the builder that made it. */
function configOf(column: object): object {
  return (column as { config: object }).config;
}

export function annotate(table: PgTable, data: TableData): void {
  ofTables.set(table, data);
}

/** @returns the table's name with its schema, and all its annotations */
export function annotationOf(table: PgTable): [name: string, TableAnnotation] {
  const { name, schema = "public", columns } = getTableConfig(table);
  const annotated = columns.flatMap((column) => {
    const what = ofColumns.get(configOf(column));
    return what ? [[column.name, what] as const] : [];
  });
  return [`${schema}.${name}`, { ...ofTables.get(table), columns: Object.fromEntries(annotated) }];
}

/** Returns SQL for the moment at which a stored UTC day ends. */
export function endOf(day: string): string {
  return `((${day} + 1)::timestamp at time zone 'UTC')`;
}
