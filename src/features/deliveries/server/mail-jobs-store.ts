import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { deliveries } from "#platform/database/schema/mail.ts";

export type MailJob = {
  queue: "contact-received" | "newsletter-requested" | "account-mail";
  data: unknown;
  createdAt: Date;
  failed: boolean;
};

/** Except what is being sent. What was sent goes too: addresses stand in it. "failed" kept copies longest. */
export async function deleteMailJobs(db: Db): Promise<MailJob[]> {
  const result = await db.execute(sql`
    delete from pgboss.job
    where coalesce(source_name, name) in ('contact-received', 'newsletter-requested', 'account-mail')
      and state <> 'active'
    returning coalesce(source_name, name) as queue, data, coalesce(source_created_on, created_on) as created_at,
      name = 'failed' as failed, name <> 'failed' and state not in ('created', 'retry') as over`);
  const { rows } = result as {
    rows: (Pick<MailJob, "queue" | "data" | "failed"> & {
      over: boolean;
      created_at: string | Date;
    })[];
  };
  return rows
    .filter(({ over }) => !over)
    .map(({ queue, data, failed, created_at }) => ({
      queue,
      data,
      failed,
      createdAt: new Date(created_at),
    }));
}

export async function markFailed(db: Db, id: string, at: Date): Promise<void> {
  await db.update(deliveries).set({ state: "failed", tried_at: at }).where(eq(deliveries.id, id));
}
