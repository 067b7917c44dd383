import type { Db } from "#platform/database/database.ts";
import { chatLeads } from "#platform/database/schema/messages.ts";
import type { Lead } from "./lead-rules.ts";
import type { Topic } from "./topic.ts";

/** @returns false when this session's lead with this address is there already */
export async function insertLead(
  db: Db,
  sessionId: string,
  { email, interest, wantsNewsletter }: Lead,
  topic: Topic | undefined,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .insert(chatLeads)
    .values({
      session_id: sessionId,
      email,
      name: null,
      interest,
      timestamp: at,
      wants_newsletter: wantsNewsletter,
      topic: topic?.topic ?? null,
      topic_sentence: topic?.sentence ?? null,
    })
    .onConflictDoNothing({ target: [chatLeads.session_id, chatLeads.email] })
    .returning({ id: chatLeads.id });
  return rows.length > 0;
}
