import { z } from "zod";
import { deliveriesOf, type MailOrder } from "#features/auth/server/service.ts";
import type { Order } from "#platform/deliveries/deliveries.ts";
import type { Platform } from "#platform/platform.ts";
import { deleteMailJobs, markFailed, type MailJob } from "./mail-jobs-store.ts";

/* Older versions let mail wait in pg-boss; their replicas put more in during a rolling update. */

export async function migrateMailJobs(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = platform.now();
  const taken = await db.transaction(async (tx) => {
    const jobs = await deleteMailJobs(tx);
    for (const job of jobs) {
      for (const order of readOrders(platform, job)) {
        const id = await platform.deliveries.order(tx, order);
        const expired = order.expiresAt !== undefined && order.expiresAt <= now;
        if (job.failed && !expired) await markFailed(tx, id, now);
      }
    }
    return jobs.length;
  });
  if (taken > 0) platform.log.info({ count: taken }, "mail of an older version taken over");
}

function readOrders(platform: Platform, job: MailJob): Order[] {
  try {
    return ordersOf(job);
  } catch (error) {
    platform.log.error({ err: error, queue: job.queue }, "old mail that cannot be read");
    return [];
  }
}

const Id = z.object({ id: z.uuid() });
const AccountMail = z.object({
  kind: z.enum([
    "signup",
    "resend",
    "invite",
    "recovery",
    "email_change",
    "password_changed",
    "email_changed",
    "second_factor_changed",
  ]),
  email: z.string(),
  redirectTo: z.string().optional(),
  origin: z.string().optional(),
}) satisfies z.ZodType<MailOrder>;

function ordersOf({ queue, data, createdAt }: MailJob): Order[] {
  if (queue === "account-mail") return deliveriesOf(AccountMail.parse(data), createdAt);
  const { id } = Id.parse(data);
  if (queue === "contact-received") return [{ kind: "contact_message", subjectId: id }];
  return [{ kind: "newsletter_confirmation", subjectId: id }];
}
