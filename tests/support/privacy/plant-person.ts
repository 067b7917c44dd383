import { annotations } from "#platform/database/personal-data/annotations.ts";
import { addressOf } from "#features/privacy/server/person/address.ts";
import { personTables } from "#features/privacy/server/person/person-tables.ts";
import { addTemplate } from "../library.ts";
import type { TestPlatform } from "../platform.ts";

export type Planted = Record<string, Record<string, unknown>[]>;

type CatalogColumn = {
  table: string;
  column: string;
  type: string;
  filled: boolean;
  options: string[];
};

/**
 * Inserts a row for each way in which a row of a table can belong to a person, such as by an email address or by a
 * link.
 * @param addresses - spellings of the person's email address, used in turn
 * @param tag - word that the texts of the rows contain
 */
export async function plantPerson(
  platform: TestPlatform,
  { addresses, tag }: { addresses: readonly string[]; tag: string },
): Promise<Planted> {
  const columns = await readCatalog(platform);
  const template = await addTemplate(platform);
  const fixed: Record<string, unknown> = {
    // Time in the far future, so that the outbox does not send the delivery.
    "public.deliveries.next_at": "2126-11-20T12:00:00+00:00",
    "public.download_leads.template_id": template.id,
  };
  const planted: Planted = {};
  let made = 0;
  const spelling = () => addresses[made % addresses.length] ?? "";
  for (const table of personTables.toReversed()) {
    if (table === MADE_BY_TRIGGERS) {
      planted[table] = await readPeople(platform, addresses);
      continue;
    }
    const { person = {}, columns: annotated = {} } = annotations[table] ?? {};
    const isPersonalText = (each: CatalogColumn) =>
      each.table === table && each.type === "text" && annotated[each.column] !== "not personal";
    const text = columns.find(isPersonalText)?.column ?? "";
    const ways: Record<string, unknown>[] = [
      ...(person.address ?? []).map((column) => ({ [column]: spelling() })),
      ...(person.hash ?? []).map((column) => ({ [column]: addressOf(platform, spelling())?.hash })),
      ...(person.links ?? []).map(({ column, of, key = "id" }) => ({
        [column]: planted[of]?.[0]?.[key],
      })),
      ...(person.mention ? [{ [text]: `${tag} wrote from ${spelling()}.` }] : []),
    ];
    for (const way of ways) {
      made += 1;
      const values: Record<string, unknown> = {};
      for (const each of columns.filter((column) => column.table === table)) {
        const name = `${table}.${each.column}`;
        const value = way[each.column] ?? fixed[name];
        if (value !== undefined) values[each.column] = asJson(each, value);
        else if (each.filled) values[each.column] = valueOf(each, tag, made);
      }
      (planted[table] ??= []).push(await insert(platform, table, values));
    }
  }
  return planted;
}

/** Inserts the rows of `plantPerson`, and a row into each table without personal data. */
export async function plantEveryTable(
  platform: TestPlatform,
  person: Parameters<typeof plantPerson>[1],
): Promise<void> {
  await plantPerson(platform, person);
  const columns = await readCatalog(platform);
  const { rows: references } = await platform.database.query(
    `select conrelid::regclass::text as table, a.attname as column, confrelid::regclass::text as parent, b.attname as key
     from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
       join pg_attribute b on b.attrelid = confrelid and b.attnum = confkey[1] where contype = 'f'`,
  );
  for (const [table, rows] of Object.entries(await readEverything(platform))) {
    if (rows.length > 0) continue;
    const values: Record<string, unknown> = {};
    for (const each of columns.filter((column) => column.table === table && column.filled)) {
      const parent = references.find(
        (one) => table.endsWith(String(one["table"])) && one["column"] === each.column,
      );
      values[each.column] = parent
        ? await firstKey(platform, String(parent["parent"]), String(parent["key"]))
        : valueOf(each, person.tag, 1);
    }
    await insert(platform, table, values);
  }
}

async function firstKey({ database }: TestPlatform, table: string, key: string): Promise<unknown> {
  const { rows } = await database.query(`select "${key}" as key from ${table} limit 1`);
  return rows[0]?.["key"];
}

const MADE_BY_TRIGGERS = "public.people";

async function readPeople(platform: TestPlatform, addresses: readonly string[]) {
  const canonical = addressOf(platform, addresses[0] ?? "")?.canonical;
  const { rows } = await platform.database.query("select to_jsonb(people) as row from people");
  return rows
    .map(({ row }) => row as Record<string, unknown>)
    .filter(({ email }) => addressOf(platform, String(email))?.canonical === canonical);
}

async function insert({ database }: TestPlatform, table: string, values: object) {
  const names = Object.keys(values);
  if (names.length === 0) {
    const { rows } = await database.query(
      `insert into ${table} as own default values returning to_jsonb(own) as row`,
    );
    return rows[0]?.["row"] as Record<string, unknown>;
  }
  const { rows } = await database.query(
    `insert into ${table} as own (${names.map((name) => `"${name}"`).join(", ")})
     select ${names.map((name) => `given."${name}"`).join(", ")}
     from jsonb_populate_record(null::${table}, $1::jsonb) as given returning to_jsonb(own) as row`,
    [JSON.stringify(values)],
  );
  return rows[0]?.["row"] as Record<string, unknown>;
}

/**
 * Reads the columns of all tables. `filled`: the test has to fill the column, because it contains personal data, or is
 * required and has no default.
 */
async function readCatalog({ database }: TestPlatform): Promise<CatalogColumn[]> {
  const { rows } = await database.query(
    `select n.nspname || '.' || c.relname as table, a.attname as column,
       format_type(a.atttypid, null) as type, a.attnotnull as required, a.atthasdef or a.attidentity <> '' as by_itself,
       (select array_agg(option[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text', 'g') as option
        where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as options
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'accounts') and a.attnum > 0 and not a.attisdropped`,
  );
  return rows.map(({ table, column, type, required, by_itself, options }) => {
    const { columns = {}, person } = annotations[String(table)] ?? {};
    const kind = columns[String(column)];
    const saysWhose =
      person?.links?.some((link) => link.column === column) ||
      person?.address?.includes(String(column)) ||
      person?.hash?.includes(String(column));
    const needed = required === true && by_itself !== true;
    const filled = needed || (!saysWhose && kind !== undefined && kind !== "not personal");
    return {
      table: String(table),
      column: String(column),
      type: String(type),
      filled,
      options: (options as string[] | null) ?? [],
    };
  });
}

function asJson({ type }: CatalogColumn, value: unknown): unknown {
  return type === "jsonb" ? { text: value } : value;
}

function valueOf({ type, column, options }: CatalogColumn, tag: string, made: number): unknown {
  if (options.length > 0) return options[made % options.length];
  if (type === "uuid") return crypto.randomUUID();
  if (type === "jsonb") return { text: `${tag} ${column} ${made}` };
  if (type === "bytea") return `\\x${Buffer.from(`${tag} ${column} ${made}`).toString("hex")}`;
  if (type === "boolean") return made % 2 === 0;
  if (type === "date") return "2026-11-20";
  if (type.startsWith("timestamp")) return "2026-11-20T12:00:00+00:00";
  if (/int|double/.test(type)) return made;
  if (type.endsWith("[]")) return [];
  return `${tag} ${column} ${made}`;
}

export async function readEverything({
  database,
}: Pick<TestPlatform, "database">): Promise<Planted> {
  const found: Planted = {};
  for (const table of Object.keys(annotations)) {
    const { rows } = await database.query(`select to_jsonb(own) as row from ${table} as own`);
    found[table] = rows.map(({ row }) => row as Record<string, unknown>);
  }
  return found;
}
