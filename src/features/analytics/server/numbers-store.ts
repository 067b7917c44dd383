import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import type { Counts, Metric, Numbers } from "../contract.ts";
import { isNotSpam } from "./store.ts";

/** ISO days, UTC; `to` is the first day after the span. */
type Span = { from: string; to: string };

export type Count = { metric: Metric; count: number };

const FIGURE_OF_KIND = sql.raw(
  "case kind when 'view' then 'views' when 'gate' then 'gates' when 'chat' then 'chats' else 'bookings' end",
);

export async function countByWeek(db: Db, span: Span): Promise<(Count & { week: string })[]> {
  const ofDay = (day: SQL) => sql`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`;
  const { rows } = await run(
    db,
    sql`
    select ${ofDay(sql`day::timestamp`)} as week, 'visitors' as metric, sum(own)::int as count
      from (select day, count(*) as own from visits where ${onDays(span)} group by day) as days group by 1
    union all
    select ${ofDay(sql`day::timestamp`)}, ${FIGURE_OF_KIND}, sum(own)::int
      from (select day, kind, sum(times) as own from visit_events where ${onDays(span)} group by day, kind) as days
      group by 1, 2
    union all
    select ${ofDay(inUtc("created_at"))}, 'messages', count(*)::int
      from contact_messages where status <> 'spam' and ${atTimes("created_at", span)} group by 1
    union all
    select ${ofDay(inUtc("created_at"))}, 'downloads', count(*)::int
      from download_leads where email is not null and ${atTimes("created_at", span)} group by 1`,
  );
  return rows as (Count & { week: string })[];
}

type OfPage = Pick<Counts, "visitors" | "views" | "gates" | "chats" | "bookings">;

/** Counts the visitors of these pages; a visitor counts once a day for each page. */
export async function countByPage(
  db: Db,
  span: Span,
  pages: readonly string[],
): Promise<({ page: string } & OfPage)[]> {
  const times = (kind: string) => sql`coalesce(sum(times) filter (where kind = ${kind}), 0)::int`;
  const { rows } = await run(
    db,
    sql`select page, (count(*) filter (where kind = 'view'))::int as visitors,
        ${times("view")} as views, ${times("gate")} as gates,
        ${times("chat")} as chats, ${times("booking")} as bookings
      from visit_events where ${onDays(span)}
        and page in (select jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb))
      group by page`,
  );
  return rows as ({ page: string } & OfPage)[];
}

export async function countByTemplate(
  db: Db,
  span: Span,
): Promise<{ slug: string; title: string; downloads: number }[]> {
  const { rows } = await run(
    db,
    sql`select t.slug, t.title, count(d.id)::int as downloads from templates t
      left join download_leads d on d.template_id = t.id and d.email is not null
        and ${atTimes("d.created_at", span)}
      group by t.id order by t.title`,
  );
  return rows as { slug: string; title: string; downloads: number }[];
}

export async function countBySource(db: Db, span: Span, most: number): Promise<Numbers["sources"]> {
  const { rows } = await run(
    db,
    sql`select source, sum(visitors)::int as visitors, sum(messages)::int as messages,
        sum(downloads)::int as downloads, sum(chats)::int as chats
      from (
        select source, 1 as visitors, 0 as messages, 0 as downloads, 0 as chats
          from visits where ${onDays(span)}
        union all
        select source, 0, (kind = 'message')::int, (kind = 'download')::int, (kind = 'chat')::int
          from touches t where ${isNotSpam()} and ${atTimes("at", span)}
      ) as traces group by source order by 2 desc, 1 limit ${most}`,
  );
  return rows as Numbers["sources"];
}

export async function countWithoutSource(db: Db, span: Span): Promise<Numbers["unknown"]> {
  const without = (kind: string, all: SQL) =>
    sql`greatest((${all}) - count(*) filter (where kind = ${kind}), 0)::int`;
  const { rows } = await run(
    db,
    sql`select
        ${without("message", sql`select count(*) from contact_messages where status <> 'spam' and ${atTimes("created_at", span)}`)} as messages,
        ${without("download", sql`select count(*) from download_leads where email is not null and ${atTimes("created_at", span)}`)} as downloads,
        ${without("chat", sql`select count(*) from chat_leads where ${atTimes(`"timestamp"`, span)}`)} as chats
      from touches t where ${isNotSpam()} and ${atTimes("at", span)}`,
  );
  return rows[0] as Numbers["unknown"];
}

function onDays({ from, to }: Span): SQL {
  return sql`day >= ${from}::date and day < ${to}::date`;
}

function atTimes(column: string, { from, to }: Span): SQL {
  const time = sql.raw(column);
  return sql`${time} >= ${`${from}T00:00:00Z`}::timestamptz and ${time} < ${`${to}T00:00:00Z`}::timestamptz`;
}

function inUtc(column: string): SQL {
  return sql.raw(`${column} at time zone 'UTC'`);
}

async function run(db: Db, statement: SQL): Promise<{ rows: Record<string, unknown>[] }> {
  return (await db.execute(statement)) as never;
}
