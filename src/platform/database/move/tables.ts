import type { Query } from "../database.ts";

export type Table = {
  name: string;
  /** All columns except generated ones, whose values PostgreSQL computes itself. */
  columns: { name: string; type: string }[];
  /** Tables to which foreign keys refer, perhaps the table itself. */
  parents: string[];
};

const NAME = (schema: string, relation: string) =>
  `format('%I.%I', ${schema}.nspname, ${relation}.relname)`;

/** Lists the site's tables, with names quoted for SQL, each after the tables to which it refers. */
export async function readTables(query: Query): Promise<Table[]> {
  const { rows } = await query(
    `select ${NAME("n", "c")} as name,
       (select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) order by attname)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select coalesce(json_agg(distinct ${NAME("pn", "p")}), '[]') from pg_constraint f
        join pg_class p on p.oid = f.confrelid join pg_namespace pn on pn.oid = p.relnamespace
        where f.contype = 'f' and f.conrelid = c.oid) as parents
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r'
       and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by 1`,
  );
  return parentsFirst(rows as Table[]);
}

/**
 * Sorts the tables so that each comes after the tables to which it refers.
 * @throws Error if the references form a cycle
 */
function parentsFirst(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name));
    const next = [...left].filter(({ name, parents }) =>
      parents.every((parent) => parent === name || !names.has(parent)),
    );
    if (next.length === 0) throw new Error(`In a circle: ${[...names].join(", ")}`);
    for (const table of next) left.delete(table);
    sorted.push(...next);
  }
  return sorted;
}

/**
 * Returns the number and a hash of all rows, in the form `NUMBER:HASH`. Neither depends on PostgreSQL's version or on
 * the order of the rows.
 */
export async function fingerprint(query: Query, { name, columns }: Table): Promise<string> {
  // Converts timestamps to UTC. PostgreSQL would write them in the time zone of the server, on which the hash must not
  // depend.
  const values = columns.map((column) =>
    column.type === "timestamp with time zone"
      ? `(${column.name} at time zone 'UTC')`
      : column.name,
  );
  const { rows } = await query(
    `select count(*) || ':' || coalesce(sum(('x' || left(md5(row(${values.join(", ")})::text), 15))::bit(60)::bigint), 0) as print
     from ${name}`,
  );
  return String(rows[0]?.["print"]);
}

export async function readSequences(query: Query): Promise<Record<string, string>> {
  const { rows } = await query(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [String(name), String(last)]));
}
