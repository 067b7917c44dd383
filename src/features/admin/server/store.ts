import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { templates } from "#platform/database/schema/library.ts";
import { downloadLeads } from "#platform/database/schema/messages.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import type { MailKind } from "#shared/deliveries.ts";

export async function newestDownloads(db: Db, limit: number) {
  return db
    .select({
      email: sql<string>`${downloadLeads.email}`,
      personId: downloadLeads.person_id,
      title: templates.title,
      at: downloadLeads.created_at,
    })
    .from(downloadLeads)
    .innerJoin(templates, eq(templates.id, downloadLeads.template_id))
    .where(isNotNull(downloadLeads.email))
    .orderBy(desc(downloadLeads.created_at))
    .limit(limit);
}

export async function downloadCount(db: Db): Promise<number> {
  return db.$count(downloadLeads, isNotNull(downloadLeads.email));
}

const IS_FAILED_MAIL = and(eq(deliveries.state, "failed"), eq(deliveries.channel, "mail"));

export async function failedMailCount(db: Db): Promise<number> {
  return db.$count(deliveries, IS_FAILED_MAIL);
}

export async function newestFailedMail(db: Db, limit: number) {
  return db
    .select({
      id: deliveries.id,
      kind: sql<MailKind>`${deliveries.kind}`,
      reason: deliveries.reason,
      detail: deliveries.last_error,
      at: sql<Date>`coalesce(${deliveries.tried_at}, ${deliveries.created_at})`.mapWith(
        deliveries.created_at,
      ),
    })
    .from(deliveries)
    .where(IS_FAILED_MAIL)
    .orderBy(desc(deliveries.created_at))
    .limit(limit);
}
