import { askAs, staffOn } from "../accounts/site-accounts.ts";
import { startReceiver, type Receiver } from "../events/receiver.ts";
import { startReplies } from "./kill-replies.ts";
import { maintain } from "./maintain.ts";
import { startSite, type Site } from "./site.ts";
import { startSmtp } from "../mail/smtp.ts";
import { postMessage } from "../contact/contact-message.ts";

const TEAM = "team@example.com";
const WRITERS = 4;
const MAILS_AT_ONCE = 5;
const REPLIES_PER_ROUND = 10;
/** Time in ms without a further email or event after which the test stops waiting. */
const QUIET_MS = 60_000;
/** Time in ms that the receiver of webhooks takes to answer. Some kills therefore come during a request. */
const TAKES_MS = 30;

export type KillRounds = {
  acknowledged: number;
  /** Number of emails in the mailbox that the site reads. */
  replies: number;
  /** Number of events that the receiver of the webhook got. A repeated event counts again. */
  events: number;
  /** Sentences about faults, such as a message that was lost or not announced. */
  complaints: string[];
  readyAgainMs: number[];
};

/**
 * Kills a site again and again while it handles messages and replies.
 * @param perRound - number of messages that the site acknowledges before each kill
 */
export async function killRounds(
  dataDir: string,
  {
    rounds,
    perRound,
    settings = {},
  }: { rounds: number; perRound: number; settings?: Record<string, string> },
): Promise<KillRounds> {
  const acknowledged = new Set<string>();
  const readyAgainMs: number[] = [];
  const server = await startSmtp();
  const receiver = await startReceiver(TAKES_MS);
  const withoutMail = {
    ...settings,
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    LOG_LEVEL: "info",
    WEBHOOK_PRIVATE_HOSTS: "localhost",
  };
  await setUp(withoutMail, settings, receiver);
  const mailbox = await startReplies(dataDir, settings);
  const environment = {
    ...withoutMail,
    ...mailbox.settings,
    SMTP_URL: server.url,
    MAIL_FROM: "hello@example.com",
    STAFF_EMAIL: TEAM,
  };
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now();
    const site = await startSite(environment);
    await fetch(`${site.url}/readyz`);
    if (round > 0) readyAgainMs.push(performance.now() - begun);
    const enough = Promise.withResolvers<void>();
    const wanted = perRound * (round + 1);
    const writing = Array.from({ length: WRITERS }, () =>
      write(site, (id) => {
        acknowledged.add(id);
        if (acknowledged.size >= wanted) enough.resolve();
      }),
    );
    await enough.promise;
    await site.kill();
    await Promise.all(writing);
    await mailbox.deliver([...acknowledged].slice(-REPLIES_PER_ROUND));
  }
  const { announcements, ids, complaints } = await look(dataDir, settings, acknowledged);
  const site = await startSite(environment);
  const { replies, complaints: ofReplies } = await untilRead(mailbox);
  complaints.push(...ofReplies);
  const mails = announcements + replies;
  // A site that is killed while it sends an email sends it again with the same id.
  const announced = () => new Set(server.received.map(({ messageId }) => messageId)).size;
  const webhookCount = () => new Set(receiver.received.map(({ body }) => body["message_id"])).size;
  let [arrived, last] = [0, Date.now()];
  while ((announced() < mails || webhookCount() < ids.length) && Date.now() - last < QUIET_MS) {
    await new Promise((r) => setTimeout(r, 200));
    const now = server.received.length + receiver.received.length;
    if (now > arrived) [arrived, last] = [now, Date.now()];
  }
  if (announced() !== mails) complaints.push(`${announced()} of ${mails} mails were sent`);
  const repeats = server.received.length - announced();
  if (repeats > rounds * MAILS_AT_ONCE) complaints.push(`${repeats} were sent again`);
  if ((await site.stop()) !== 0) complaints.push("the site did not stop cleanly");
  await Promise.all([server.close(), mailbox.close()]);
  receiver.close();
  const strangers = server.received.flatMap(({ to }) => to).filter((to) => to !== TEAM);
  if (strangers.length > 0) complaints.push(`${strangers.length} mails went to strangers`);
  complaints.push(...misheard(receiver, ids));
  const events = receiver.received.length;
  return { acknowledged: acknowledged.size, replies, events, complaints, readyAgainMs };
}

async function untilRead(mailbox: Awaited<ReturnType<typeof startReplies>>) {
  const until = Date.now() + QUIET_MS;
  let found = await mailbox.look();
  while (found.complaints.length > 0 && Date.now() < until) found = await mailbox.look();
  return found;
}

/** Adds the receiver's webhook, and turns off the weekly report, which would be one more email on Mondays. */
async function setUp(
  environment: Record<string, string>,
  settings: Record<string, string>,
  { url }: Receiver,
): Promise<void> {
  const site = await startSite(environment);
  const staff = await staffOn(site, "staff@example.com", settings);
  await askAs(site, staff, "/webhooks", "POST", { url, events: ["contact.received"] });
  await askAs(site, staff, "/settings", "PATCH", { version: 0, weeklyMail: false });
  await site.stop();
}

/** Lists messages about which the receiver of the webhook got no event, or several events that differ. */
function misheard({ received }: Receiver, messages: readonly string[]): string[] {
  const heard = Map.groupBy(received, ({ body }) => String(body["message_id"]));
  return messages.flatMap((id) => {
    const events = new Set(
      heard.get(id)?.map(({ headers, text }) => `${String(headers["webhook-id"])} ${text}`),
    );
    return events.size === 1 ? [] : [`${id} is told as ${events.size} events`];
  });
}

/** Sends messages until the server is gone. The server acknowledges each message by status 201. */
async function write(site: Site, acknowledge: (id: string) => void): Promise<void> {
  for (;;) {
    try {
      const response = await postMessage(site.url, { message: "x".repeat(200) });
      const { id } = (await response.json()) as { id: string };
      if (response.status === 201) acknowledge(id);
    } catch {
      return;
    }
  }
}

/** Makes all emails and events due at once, also those that a killed process was sending. */
const AT_ONCE =
  "update deliveries set next_at = now(), leased_until = now() where state in ('waiting', 'sending')";

async function look(
  dataDir: string,
  settings: Record<string, string>,
  acknowledged: ReadonlySet<string>,
): Promise<{ announcements: number; ids: string[]; complaints: string[] }> {
  const { rows } = await maintain(
    "sql",
    dataDir,
    `with due as (${AT_ONCE})
     select m.id, m.idempotency_key as key, count(d.id)::int as mails, min(d.id::text) as mail
     from contact_messages m
     left join deliveries d on d.kind <> 'contact_reply' and (d.subject_id = m.id or d.id = m.digest_id)
     group by m.id`,
    settings,
  );
  const stored = new Set(rows.map(({ id }) => String(id)));
  const doubled = rows.length - new Set(rows.map(({ key }) => key)).size;
  const complaints = [
    ...[...acknowledged].filter((id) => !stored.has(id)).map((id) => `${id} is lost`),
    ...rows
      .filter(({ mails }) => mails !== 1)
      .map(({ id, mails }) => `${String(id)} has ${String(mails)} mails`),
    ...(doubled > 0 ? [`${doubled} are doubled`] : []),
  ];
  const announcements = new Set(rows.map(({ mail }) => mail)).size;
  return { announcements, ids: [...stored], complaints };
}
