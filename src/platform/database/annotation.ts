import { getTableConfig, type PgColumnBuilderBase, type PgTable } from "drizzle-orm/pg-core";
import type { retention } from "#content/site/privacy.ts";
import type { Datum, Kind } from "#content/site/stored-data.ts";

export type Period = keyof typeof retention;

/**
 * A rule for rows that are older than the retention period `period`. The nightly clean-up deletes these rows. If the
 * rule has `set`, the clean-up changes them and does not delete them. `since`, `while` and `set` are SQL.
 */
export type Forgetting = {
  period: Period;
  /**
   * SQL expression for the time at which the retention period of a row begins. For a column that contains only a day,
   * `endOf` makes the expression: the period begins at the end of the day.
   */
  since: string;
  while?: string;
  set?: string;
};

type Link = { column: string; of: string; key?: string };

export type TableData = {
  /**
   * Kind of the rows. It decides which name, purpose and source the privacy page states for the rows. If undefined, the
   * page leaves the table out.
   */
  kind?: Kind;
  /**
   * Columns by which a person's rows are found: `address` contains an email address, `hash` the hash of one, and
   * `links` refer to another table. With `mention`, rows whose texts contain the address are found too. If undefined,
   * the rows belong to nobody.
   */
  person?: {
    address?: readonly string[];
    /** Columns with the keyed hash of an address (`emailHash`). */
    hash?: readonly string[];
    links?: readonly Link[];
    mention?: true;
  };
  /**
   * An erasure does not delete these rows, because they protect the person: for example, they say which address gets no
   * email. The person can see and copy them.
   */
  outlivesErasure?: true;
  /** The table cannot contain an email address. An erasure therefore does not search the table. */
  namesNobody?: true;
  /** Rules for old rows. If undefined, the feature that inserted the rows also deletes them. */
  forget?: readonly Forgetting[];
};

/** Data that a column stores about a person: a key of content/site/stored-data.ts, or "not personal". */
type ColumnData = Datum | "not personal";

export type TableAnnotation = TableData & { columns: Readonly<Record<string, ColumnData>> };

export type Annotations = Readonly<Record<string, TableAnnotation>>;

const ofColumns = new WeakMap<object, ColumnData>();
const ofTables = new WeakMap<PgTable, TableData>();

/**
 * Annotates a column with the kind of data that it stores.
 * @throws Error if the Drizzle builder was annotated before, because each column needs a builder of its own
 */
export function holds<Builder extends PgColumnBuilderBase>(what: Datum, column: Builder): Builder {
  return mark(what, column);
}

/**
 * Annotates columns that store nothing about a person.
 * @throws Error if a Drizzle builder was annotated before, because each column needs a builder of its own
 */
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

/**
 * Returns Drizzle's `config` object. A column and the builder that made it share this object, so it leads from the
 * column to the annotation of the builder.
 */
function configOf(column: object): object {
  return (column as { config: object }).config;
}

export function annotate(table: PgTable, data: TableData): void {
  ofTables.set(table, data);
}

/** @returns the table's name with its schema, and the table's annotation with the annotations of its columns */
export function annotationOf(table: PgTable): [name: string, TableAnnotation] {
  const { name, schema = "public", columns } = getTableConfig(table);
  const annotated = columns.flatMap((column) => {
    const what = ofColumns.get(configOf(column));
    return what ? [[column.name, what] as const] : [];
  });
  return [`${schema}.${name}`, { ...ofTables.get(table), columns: Object.fromEntries(annotated) }];
}

/** Returns SQL for the moment at which a stored UTC day ends. Retention periods count from this moment. */
export function endOf(day: string): string {
  return `((${day} + 1)::timestamp at time zone 'UTC')`;
}
