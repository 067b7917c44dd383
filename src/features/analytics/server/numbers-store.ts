import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { run } from "#platform/database/rows.ts";
import type { PeriodKind } from "#shared/time/periods.ts";
import type { Metric, Numbers } from "../contract.ts";
import { isNotSpam } from "./store.ts";

export const TEMPLATES = "/templates/";

/** ISO dates in UTC. `to` is the first day after the span. */
type Span = { from: string; to: string };

/** `from` is the ISO date of the period's first day. */
export type Count = { metric: Metric; count: number; from: string };

const FIGURE_OF_KIND = sql.raw(
  "case kind when 'source' then 'visitors' when 'view' then 'views' when 'gate' then 'gates' when 'chat' then 'chats' else 'bookings' end",
);

/**
 * Selects the leads that were won in a time span. People whom staff have merged are one lead. A lead counts for the
 * source of the person's first known visit, and for the template that the person downloaded first.
 */
const wonLeads = (span: Span) => sql`(
  select lead.*, first.source, first.campaign, got.template_id from (
    select distinct on (coalesce(p.merged_into, p.id)) coalesce(p.merged_into, p.id) as person,
      p.lead_state as state, coalesce(p.lead_amount, 0) as amount, p.lead_on as day
    from people p where p.lead_state is not null
    order by coalesce(p.merged_into, p.id), p.merged_into is not null, p.lead_on desc, p.id) lead
  left join lateral (select t.source, t.campaign from touches t
    where t.person_id in (select x.id from people x where lead.person in (x.id, x.merged_into))
    order by t.at, t.id limit 1) first on true
  left join lateral (select d.template_id from download_leads d
    where d.person_id in (select x.id from people x where lead.person in (x.id, x.merged_into))
    order by d.created_at, d.id limit 1) got on true
  where lead.state = 'won' and ${onDays(span)}) as won`;

export async function countByPeriod(db: Db, kind: PeriodKind, span: Span): Promise<Count[]> {
  const ofDay = (day: SQL) => sql`to_char(date_trunc(${kind}, ${day}), 'YYYY-MM-DD')`;
  const { rows } = await run(
    db,
    sql`
    select ${ofDay(sql`day::timestamp`)} as "from", ${FIGURE_OF_KIND} as metric,
        sum(case kind when 'source' then visitors else times end)::int as count
      from visit_counts where kind <> 'campaign' and ${onDays(span)} group by 1, 2
    union all
    select ${ofDay(inUtc("created_at"))}, 'messages', count(*)::int
      from contact_messages where status <> 'spam' and ${atTimes("created_at", span)} group by 1
    union all
    select ${ofDay(inUtc("created_at"))}, 'downloads', count(*)::int
      from download_leads where email is not null and ${atTimes("created_at", span)} group by 1
    union all
    select ${ofDay(inUtc("created_at"))}, 'calls', count(*)::int
      from bookings where state <> 'canceled' and ${atTimes("created_at", span)} group by 1
    union all
    select ${ofDay(sql`day::timestamp`)}, metric, sum(count)::float
      from ${wonLeads(span)}, lateral (values ('won', 1), ('money', amount)) as figure (metric, count) group by 1, 2`,
  );
  return rows as Count[];
}

/**
 * Counts events by page. Each visitor of a page counts once a day. A message or download counts for the page on which
 * the visit began.
 */
export async function countByPage(
  db: Db,
  span: Span,
  pages: readonly string[],
): Promise<Numbers["pages"]> {
  const times = (kind: string) => sql`coalesce(sum(times) filter (where kind = ${kind}), 0)::int`;
  const { rows } = await run(
    db,
    sql`select page, sum(visitors)::int as visitors,
        ${times("view")} as views, ${times("chat")} as chats, ${times("booking")} as bookings,
        ${times("message")} as messages, ${times("download")} as downloads
      from (
        select name as page, kind, times, visitors from visit_counts
          where kind not in ('source', 'campaign') and ${onDays(span)}
        union all
        select landing, case kind when 'chat' then '' else kind end, 1, 0 from touches t
          where ${isNotSpam()} and ${atTimes("at", span)}
      ) as events
      where page in (select jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb))
      group by page`,
  );
  return rows as Numbers["pages"];
}

/**
 * Lists the most visited templates first. A message counts for each template that its sender had downloaded before, and
 * for the template on whose page its visit began.
 */
export async function countByTemplate(
  db: Db,
  span: Span,
  most: number,
): Promise<Numbers["templates"]> {
  const slugOf = (path: string) => sql.raw(`substr(${path}, ${TEMPLATES.length + 1})`);
  const ofTemplate = (path: string) => sql`${sql.raw(path)} like ${`${TEMPLATES}%`}`;
  const times = (kind: string) => sql`sum(times) filter (where kind = ${kind})`;
  const { rows } = await run(
    db,
    sql`select t.slug, t.title, sum(visitors)::int as visitors, sum(views)::int as views,
        sum(gates)::int as gates, sum(traces.downloads)::int as downloads, sum(messages)::int as messages,
        sum(won)::int as won, sum(money)::float as money
      from (
        select (select id from templates where slug = ${slugOf("name")}) as template_id,
            sum(visitors) as visitors, coalesce(${times("view")}, 0) as views,
            coalesce(${times("gate")}, 0) as gates, 0 as downloads, 0 as messages, 0 as won, 0 as money
          from visit_counts where ${ofTemplate("name")} and kind in ('view', 'gate') and ${onDays(span)}
          group by name
        union all
        select template_id, 0, 0, 0, 1, 0, 0, 0
          from download_leads where email is not null and ${atTimes("created_at", span)}
        union all
        select led.id, 0, 0, 0, 0, 1, 0, 0 from contact_messages m, lateral (
            select d.template_id as id from download_leads d
              where d.person_id = m.person_id and d.created_at <= m.created_at
            union
            select x.id from touches e join templates x on x.slug = ${slugOf("e.landing")}
              where e.person_id = m.person_id and e.message_id = m.id and ${ofTemplate("e.landing")}) led
          where m.status <> 'spam' and ${atTimes("m.created_at", span)}
        union all
        select template_id, 0, 0, 0, 0, 0, 1, amount from ${wonLeads(span)}
      ) as traces join templates t on t.id = traces.template_id
      group by t.id order by 3 desc, t.title limit ${most}`,
  );
  return rows as Numbers["templates"];
}

export async function countBy<Column extends "source" | "campaign">(
  db: Db,
  span: Span,
  column: Column,
  most: number,
): Promise<Numbers[`${Column}s`]> {
  const name = sql.raw(column);
  const { rows } = await run(
    db,
    sql`select name as ${name}, sum(visitors)::int as visitors, sum(messages)::int as messages,
        sum(downloads)::int as downloads, sum(chats)::int as chats, sum(won)::int as won,
        sum(money)::float as money
      from (
        select name, visitors, 0 as messages, 0 as downloads, 0 as chats, 0 as won, 0 as money
          from visit_counts where kind = ${column} and visitors > 0 and ${onDays(span)}
        union all
        select ${name}, 0, (kind = 'message')::int, (kind = 'download')::int, (kind = 'chat')::int, 0, 0
          from touches t where ${isNotSpam()} and ${atTimes("at", span)}
        union all
        select ${name}, 0, 0, 0, 0, 1, amount from ${wonLeads(span)} where ${name} is not null
      ) as traces where name <> '' group by name
      order by sum(visitors) desc, sum(money) desc, sum(messages) desc, 1 limit ${most}`,
  );
  return rows as Numbers[`${Column}s`];
}

export async function countWithoutSource(db: Db, span: Span): Promise<Numbers["unknown"]> {
  const without = (kind: string, all: SQL) =>
    sql`greatest((${all}) - count(*) filter (where kind = ${kind}), 0)::int`;
  const { rows } = await run(
    db,
    sql`select
        ${without("message", sql`select count(*) from contact_messages where status <> 'spam' and ${atTimes("created_at", span)}`)} as messages,
        ${without("download", sql`select count(*) from download_leads where email is not null and ${atTimes("created_at", span)}`)} as downloads,
        ${without("chat", sql`select count(*) from chat_leads where ${atTimes(`"timestamp"`, span)}`)} as chats,
        (select count(*)::int from ${wonLeads(span)} where source is null) as won,
        (select coalesce(sum(amount), 0)::float from ${wonLeads(span)} where source is null) as money
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
