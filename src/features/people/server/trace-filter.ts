import { sql, type SQL } from "drizzle-orm";
import { isNotSpam } from "#features/analytics/server/service.ts";
import { spanOf } from "#shared/time/periods.ts";
import type { PeopleQuery } from "../contract.ts";

export type TraceFilter = Pick<PeopleQuery, "has" | "period" | "source" | "template">;

const TRACES = {
  message: { table: sql`contact_messages`, at: sql`t.created_at` },
  chat: { table: sql`chat_leads`, at: sql`t."timestamp"` },
  download: { table: sql`download_leads`, at: sql`t.created_at` },
  newsletter: { table: sql`newsletter_subscriptions`, at: sql`t.confirmed_at` },
  account: { table: sql`accounts.users`, at: sql`t.email_confirmed_at` },
};

const TOUCHES = { table: sql`touches`, at: sql`t.at` };

/**
 * Returns a table (alias `t`) and a condition (`where`) in SQL. The filters select everybody who has at least one row
 * in this table that meets the condition. If `period` or `source` is given, spam does not count, as on the page
 * "Numbers". The value "spam" of `has` is ignored here, and left to the caller.
 * @returns undefined if the other filters select everybody
 */
export function traceOf({
  has,
  period,
  source,
  template,
}: TraceFilter): { table: SQL; where: SQL } | undefined {
  const left = has === "spam" ? undefined : has;
  const kind = left ?? (template === undefined ? undefined : "download");
  if (!kind && !period && !source) return undefined;
  const { table, at } = source || !kind ? TOUCHES : TRACES[kind];
  const conditions = [
    ...(source ? [sql`t.source = ${source}`] : []),
    ...(table === TOUCHES.table ? [isNotSpam(), ...(kind ? [sql`t.kind = ${kind}`] : [])] : []),
    ...(period ? during(at, period) : []),
    ...(period && table === TRACES.message.table ? [sql`t.status <> 'spam'`] : []),
    ...(template ? [ofTemplate(template, table === TRACES.download.table)] : []),
  ];
  return { table, where: conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true` };
}

function during(at: SQL, period: string): SQL[] {
  const moment = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
  const { from, to } = spanOf(period);
  return [sql`${at} >= ${moment(from)}`, sql`${at} < ${moment(to)}`];
}

/** Selects rows `t`: downloads of a template or, in other tables, rows of people who downloaded the template. */
function ofTemplate(slug: string, isDownload: boolean): SQL {
  const template = sql`select id from templates where slug = ${slug}`;
  if (isDownload) return sql`t.template_id in (${template})`;
  return sql`exists (select from download_leads d where d.person_id = t.person_id and d.template_id in (${template}))`;
}
