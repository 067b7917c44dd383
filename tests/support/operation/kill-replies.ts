import { randomUUID } from "node:crypto";
import { startMailbox } from "../mail/dovecot.ts";
import { replyEmail } from "../mail/reply-email.ts";
import { runSql } from "./maintain.ts";

/** Makes the site read its mailbox at once, even if a killed process was reading it. */
const DUE =
  "update schedules set ran_at = 'epoch', blocked_until = null where name = 'read-replies'";

export async function startReplies(dataDir: string, settings: Record<string, string>) {
  const imap = await startMailbox();
  const delivered = new Set<string>();
  return {
    settings: { IMAP_URL: imap.url, REPLY_ADDRESS: "hello+*@example.com" },
    /** Stores an answer by staff to each message, and puts the visitor's reply into the mailbox. */
    async deliver(messages: readonly string[]): Promise<void> {
      const answers = messages.map((message) => ({ message, email: randomUUID() }));
      for (const { email } of answers) {
        const mailId = `<${email}@visitor.example>`;
        const fields = [`In-Reply-To: <${email}@example.com>`];
        imap.deliver(
          replyEmail({ from: "ada@visitor.example", to: "hello@example.com", mailId, fields }),
        );
        delivered.add(mailId);
      }
      await runSql(
        dataDir,
        `with answered as (
           insert into message_answers (message_id, delivery_id, author_id, subject, text, created_at)
           select message, email, gen_random_uuid(), 'Yes', 'Yes.', now()
           from jsonb_to_recordset('${JSON.stringify(answers)}') as given (message uuid, email uuid)
         ) ${DUE}`,
        settings,
      );
    },
    async look(): Promise<{ replies: number; complaints: string[] }> {
      const rows = await runSql(
        dataDir,
        `select r.mail_id, count(d.id)::int as mails from message_replies r
         left join deliveries d on d.kind = 'contact_reply' and d.about->>'reply' = r.id::text
         group by r.id, r.mail_id`,
        settings,
      );
      const stored = new Set(rows.map(({ mail_id }) => String(mail_id)));
      return {
        replies: delivered.size,
        complaints: [
          ...[...delivered].filter((id) => !stored.has(id)).map((id) => `reply ${id} is lost`),
          ...(rows.length === stored.size ? [] : ["replies are doubled"]),
          ...rows
            .filter(({ mails }) => mails !== 1)
            .map(({ mail_id, mails }) => `reply ${String(mail_id)} has ${String(mails)} mails`),
        ],
      };
    },
    close: () => imap.close(),
  };
}
