import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { messageAnswers } from "#platform/database/schema/people.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import { staffName } from "#platform/database/staff-name.ts";
import type { DeliveryFate } from "#shared/deliveries.ts";

export const answerRows = rowsOf(messageAnswers);

export async function listAnswers(db: Db, messageId: string) {
  return db
    .select({
      id: messageAnswers.id,
      at: messageAnswers.created_at,
      author: staffName(messageAnswers.author_id),
      subject: messageAnswers.subject,
      text: messageAnswers.text,
      state: sql<DeliveryFate | null>`case when ${deliveries.reason} = 'kept_as_file' then 'kept' else ${deliveries.state} end`,
      reason: deliveries.reason,
    })
    .from(messageAnswers)
    .leftJoin(deliveries, eq(deliveries.id, messageAnswers.delivery_id))
    .where(eq(messageAnswers.message_id, messageId))
    .orderBy(asc(messageAnswers.created_at));
}
