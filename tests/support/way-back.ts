import type { PGlite } from "@electric-sql/pglite";

/** The parts of a database on which programs depend, by names such as `people.email` or `trigger people.merged`. */
export type Catalog = {
  columns: Map<string, Column>;
  rules: Map<string, Rule>;
  others: Set<string>;
};
type Column = { type: string; required: boolean; filled: string | null; generated: boolean };
/** A rule: a constraint or a unique index. `columns`: the columns for which the rule holds. */
type Rule = { table: string; unique: boolean; definition: string; columns: string[] };

type Query = PGlite["query"];

/**
 * Finds changes of the database with which a program of the former release would fail, or read something unexpected.
 * @returns a sentence for each change
 */
export function breaksWayBack(before: Catalog, after: Catalog): string[] {
  return [
    ...[...before.columns].flatMap(([name, was]) =>
      brokenColumn(name, was, after.columns.get(name)),
    ),
    ...[...after.columns].flatMap(([name, column]) => missingValue(name, column, before)),
    ...[...before.rules].flatMap(([name, was]) => brokenRule(name, was, after.rules.get(name))),
    ...[...after.rules].flatMap(([name, rule]) => newRule(name, rule, before, after)),
    ...[...before.others]
      .filter((name) => !after.others.has(name))
      .map((name) => `${name} is gone`),
  ];
}

function brokenColumn(name: string, was: Column, now: Column | undefined): string[] {
  if (!now) return [`column ${name} is gone`];
  return [
    ...(now.type === was.type ? [] : [`column ${name} has another type`]),
    ...(now.required && !was.required ? [`column ${name} must not be null any more`] : []),
    ...(was.required && !now.required ? [`column ${name} may be null now`] : []),
    ...(was.filled && !now.filled ? [`column ${name} has no default any more`] : []),
    ...(now.generated && !was.generated ? [`column ${name} cannot be written any more`] : []),
  ];
}

function missingValue(name: string, column: Column, before: Catalog): string[] {
  if (before.columns.has(name) || !hasTable(before, tableOf(name))) return [];
  if (!column.required || column.filled || column.generated) return [];
  return [`column ${name} is new, required and without a default`];
}

function brokenRule(name: string, was: Rule, now: Rule | undefined): string[] {
  if (!now) return was.unique ? [`${name} is gone, which "on conflict" needs`] : [];
  return now.definition === was.definition || isWider(was, now) ? [] : [`${name} has changed`];
}

/**
 * Finds a new rule that may forbid rows which a program of the former release writes. A rule for new columns alone is
 * harmless, unless they have a default value and must be unique.
 */
function newRule(name: string, rule: Rule, before: Catalog, after: Catalog): string[] {
  if (before.rules.has(name) || !hasTable(before, rule.table)) return [];
  const columns = rule.columns.map((column) => `${rule.table}.${column}`);
  const harmless = columns.every(
    (column) => !before.columns.has(column) && !(rule.unique && after.columns.get(column)?.filled),
  );
  return harmless && columns.length > 0 ? [] : [`${name} is a new rule for rows of ${rule.table}`];
}

/** Whether a check constraint still allows every text that it allowed before. */
function isWider(was: Rule, now: Rule): boolean {
  const texts = (rule: Rule) => new Set(rule.definition.match(/'[^']*'/g));
  const shape = (rule: Rule) => rule.definition.replaceAll(/(?:, )?'[^']*'::text/g, "");
  const allowed = texts(now);
  return shape(was) === shape(now) && [...texts(was)].every((text) => allowed.has(text));
}

function hasTable({ columns }: Catalog, table: string): boolean {
  return [...columns.keys()].some((name) => tableOf(name) === table);
}

function tableOf(column: string): string {
  return column.slice(0, column.lastIndexOf("."));
}

/** Reads the catalog of a database, without the schemas of PostgreSQL itself. */
export async function readCatalog(query: Query): Promise<Catalog> {
  const columns = await query<{ name: string } & Column>(
    `select c.oid::regclass || '.' || attname as name, format_type(atttypid, atttypmod) as type,
       attnotnull as required, attgenerated <> '' as generated,
       coalesce(pg_get_expr(adbin, adrelid), nullif(attidentity::text, '')) as filled
     from pg_attribute join pg_class c on c.oid = attrelid
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped and ${isOurs("relnamespace")}`,
  );
  const rules = await query<{ name: string } & Rule>(
    `select 'constraint ' || conname as name, conrelid::regclass::text as table, contype in ('p', 'u') as unique,
       pg_get_constraintdef(k.oid) as definition,
       array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_constraint k where conrelid <> 0 and contype in ('c', 'p', 'u', 'f', 'x') and ${isOurs("connamespace")}
     union all
     select 'index ' || c.relname, indrelid::regclass::text, true, pg_get_indexdef(indexrelid),
       array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey))
     from pg_index join pg_class c on c.oid = indexrelid
     where indisunique and not exists (select from pg_constraint where conindid = indexrelid) and ${isOurs("relnamespace")}`,
  );
  const others = await query<{ name: string }>(
    `select 'trigger ' || tgrelid::regclass || '.' || tgname as name from pg_trigger where not tgisinternal
     union all
     select 'function ' || p.oid::regprocedure from pg_proc p where ${isOurs("pronamespace")}`,
  );
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [name, rule])),
    others: new Set(others.rows.map(({ name }) => name)),
  };
}

function isOurs(namespace: string): string {
  return `${namespace}::regnamespace::text !~ '^(pg_|information_schema)'`;
}
