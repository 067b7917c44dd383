import { randomUUID } from "node:crypto";
import { TOKEN_OF } from "#features/auth/server/mails/mail-table.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import { MAIL_KINDS, type MailKind } from "#shared/deliveries.ts";
import { receive } from "../contact/receive.ts";
import type { TestPlatform } from "../platform.ts";

/**
 * Inserts the rows that the texts of emails need.
 * @returns an email of each kind, not yet written
 */
export async function plantMails(
  platform: TestPlatform,
  customer: string,
): Promise<Record<MailKind, MailDelivery>> {
  const { query } = platform.database;
  const insert = async (into: string, values: Record<string, unknown>): Promise<string> => {
    const names = Object.keys(values);
    const { rows } = await query(
      `insert into ${into} (${names.join(", ")}) values (${names.map((_, n) => `$${n + 1}`).join(", ")}) returning *`,
      Object.values(values),
    );
    return String(rows[0]?.["id"] ?? rows[0]?.["user_id"]);
  };
  const at = platform.now();
  const staffId = await insert("accounts.users", { email: "team@quillfern.test" });
  await insert("accounts.staff", {
    user_id: staffId,
    email: "team@quillfern.test",
    added_at: at,
    joined_at: at,
  });
  const { id: message } = await receive(platform, { email: customer, name: "Anna" });
  await query("update contact_messages set assignee_id = $2, digest_id = $1 where id = $1", [
    message,
    staffId,
  ]);
  const answer = await insert("message_answers", {
    id: randomUUID(),
    message_id: message,
    author_id: staffId,
    subject: "Your message",
    text: "Tuesday suits us.",
    created_at: at,
  });
  const reply = await insert("message_replies", {
    id: randomUUID(),
    message_id: message,
    kind: "reply",
    email: customer,
    text: "Fine.",
    created_at: at,
  });
  await insert("chat_leads", { email: customer, timestamp: at, wants_newsletter: false });
  const subscription = { email: customer, source: "chat", requested_at: at };
  const requested = await insert("newsletter_subscriptions", subscription);
  const confirmed = await insert("newsletter_subscriptions", {
    ...subscription,
    email: `x${customer}`,
    confirmed_at: at,
  });
  const user = await insert("accounts.users", { email: customer });
  const webhook = await insert("webhooks", {
    id: randomUUID(),
    url: "https://n8n.quillfern.test/hook",
    events: ["contact.received"],
    sealed_secret: "x",
    active: false,
    stopped_by: "failing",
    created_at: at,
  });
  await insert("deliveries", {
    id: randomUUID(),
    channel: "mail",
    kind: "contact_answer",
    message_id: "<failed>",
    state: "failed",
    reason: "recipient_unknown",
    tried_at: at,
    next_at: at,
    waiting_since: at,
    created_at: at,
  });
  const ABOUT: Partial<Record<MailKind, object>> = {
    contact_digest: { id: message },
    contact_answer: { about: { answer } },
    contact_reply: { about: { reply } },
    message_assigned: { about: { assignee: staffId, count: "1" } },
    chat_leads: { about: { until: new Date(at.getTime() + 1000).toISOString() } },
    backup_alarm: { about: { step: "make", why: "The disk is full." } },
    webhook_alarm: { subject_id: webhook },
    newsletter_confirmation: { subject_id: requested },
    newsletter_welcome: { subject_id: confirmed },
  };
  const tokens = new Map<string, string>();
  for (const kind of new Set(Object.values(TOKEN_OF)))
    tokens.set(
      kind,
      await insert("accounts.one_time_tokens", {
        id: randomUUID(),
        user_id: user,
        kind,
        email: customer,
        link_hash: kind,
        code_hash: kind,
        sent_at: at,
      }),
    );
  const delivered = (Object.keys(MAIL_KINDS) as MailKind[]).map((kind) => {
    const token = kind in TOKEN_OF && tokens.get(TOKEN_OF[kind as keyof typeof TOKEN_OF]);
    const delivery = { kind, recipient: customer, subject_id: token || message, created_at: at };
    return [kind, { about: {}, ...delivery, ...ABOUT[kind] }];
  });
  return Object.fromEntries(delivered) as Record<MailKind, MailDelivery>;
}
